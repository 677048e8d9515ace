import { expect, test } from "vitest";
import { countTokens } from "./count-words.ts";
import { isNumberOfOthers } from "./is-number-of-others.ts";
import { readTokens } from "./tokens.ts";

function numbersOfOthers(request: string, title = "Garden chair"): string[] {
  const tokens = readTokens(request);
  const goods = readTokens(title).map(({ folded }) => folded);
  const counted = countTokens(tokens);
  return counted
    .filter((token, at) => /^\d+$/.test(token.folded) && isNumberOfOthers(counted, at, { tokens, goods }))
    .map(({ folded }) => folded);
}

test.each([
  ["I am 40, so 2 of them", ["40"]],
  ["for my two cats", ["2"]],
  ["three, deliver after six", ["6"]],
  ["to via Garibaldi 30", ["30"]],
  ["from 11 to 13 December 2026", ["11", "13", "2026"]],
  ["De bakfiets van 5 tot en met 7 december 2026", ["5", "7", "2026"]],
  ["zwei Nächte für 3 Personen", ["2", "3"]],
  ["pay in 3 instalments by card", ["3"]],
  ["not the 45", ["45"]],
  ["under 30", ["30"]],
  ["we are four", []],
  ["five, please", []],
])("of %j, the numbers %j are said of something else", (request, numbers) => {
  expect(numbersOfOthers(request)).toEqual(numbers);
});

test("a number of the product's name is none of its pieces", () => {
  expect(numbersOfOthers("the iPhone 13, 2 of them", "Refurbished iPhone 13")).toEqual(["13"]);
});
