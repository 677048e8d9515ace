import { expect, it } from "vitest";
import { asksForCollection, collectionAsked } from "./asks-for-collection.ts";

it.each([
  ["jag hämtar den", true],
  ["odbiorę w sklepie", true],
  ["kurierem InPost, płatność przy odbiorze", false],
  ["two of them, by courier", false],
])("that the buyer fetches the goods, %j says: %j", (request, isSaid) => {
  expect(asksForCollection(request)).toBe(isSaid);
});

it("the clause that says so is kept as it is written", () => {
  expect(collectionAsked("A rye loaf, I will collect it from the Leith shop")).toBe(
    "I will collect it from the Leith shop",
  );
  expect(collectionAsked("A rye loaf")).toBeUndefined();
});
