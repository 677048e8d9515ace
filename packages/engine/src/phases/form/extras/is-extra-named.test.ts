import { expect, test } from "vitest";
import { isExtraNamed } from "./is-extra-named.ts";

test.each([
  ["two of them, without gift wrap", "Gift wrap my order (+£4.50)", false],
  ["no insurance or gift wrapping please", "Gift wrapping", false],
  ["don't add any gift wrap", "Als Geschenk verpacken", false],
  ["No gift wrap or any insurance.", "Insurance", false],
  ["two of them with gift wrap", "Gift wrapping (+£4.50)", true],
  ["two of them with gift wrap", "Als Geschenk verpacken", true],
  ["two of them with gift wrap", "Shipping protection $1.98", false],
  ["two of them", "Gift wrapping", false],
  ["A one-off donation of £40", "I'll add £1.60 to cover the transaction fees", false],
  ["A one-off donation of £40", "Add a donation of £2", true],
])("'%s' says whether '%s' is wanted", (request, words, isWanted) => {
  expect(isExtraNamed(request, words)).toBe(isWanted);
});
