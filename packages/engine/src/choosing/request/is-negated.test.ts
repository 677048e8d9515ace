import { expect, it } from "vitest";
import { isNegated } from "./is-negated.ts";
import { readTokens } from "./tokens.ts";

it.each([
  ["not the black", "black", true],
  ["ingen presentinslagning", "presentinslagning", true],
  ["outlet nie, nowy", "nowy", false],
  ["refurbished: no. New", "new", false],
  ["with no, absolutely no logo", "logo", true],
  ["aber nicht in Schwarz oder Weiß", "weiss", true],
  ["ni blanc ni gris", "gris", true],
  ["nothing soft or medium", "medium", true],
  ["my cat hates fish, so chicken", "fish", true],
  ["my cat hates fish, so chicken", "chicken", false],
  ["Não confundir com o 45 que encomendei", "45", true],
  ["os laranja no 44", "44", false],
])("in %j, %j is not wanted: %j", (request, word, isUnwanted) => {
  const tokens = readTokens(request);
  const at = tokens.findIndex(({ folded }) => folded === word);
  expect(isNegated(tokens, at)).toBe(isUnwanted);
});
