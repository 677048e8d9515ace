import { expect, it } from "vitest";
import { isNegated } from "./is-negated.ts";
import { readTokens } from "./tokens.ts";

it.each([
  ["not the black", "black", true],
  ["ingen presentinslagning", "presentinslagning", true],
  ["outlet nie, nowy", "nowy", false],
  ["refurbished: no. New", "new", false],
  ["with no, absolutely no logo", "logo", true],
])("in %j, %j is not wanted: %j", (request, word, isUnwanted) => {
  const tokens = readTokens(request);
  const at = tokens.findIndex(({ folded }) => folded === word);
  expect(isNegated(tokens, at)).toBe(isUnwanted);
});
