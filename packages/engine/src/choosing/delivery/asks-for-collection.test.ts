import { expect, it } from "vitest";
import { asksForCollection } from "./asks-for-collection.ts";

it.each([
  ["jag hämtar den", true],
  ["odbiorę w sklepie", true],
  ["kurierem InPost, płatność przy odbiorze", false],
  ["two of them, by courier", false],
])("that the buyer fetches the goods, %j says: %j", (request, isSaid) => {
  expect(asksForCollection(request)).toBe(isSaid);
});
