import { expect, test } from "vitest";
import { businessAsked, buysAsBusiness } from "./buys-as-business.ts";

test.each([
  ["3 Packungen Schrauben, als Firma", "als Firma"],
  ["ten reams, bought as a company please", "as a company"],
  ["kupuję jako firma: 10 ryz papieru", "jako firma"],
  ["dix ramettes pour mon entreprise", "pour mon entreprise"],
  ["500 business cards", undefined],
  ["500 cards for my business partner", undefined],
  ["a box for the company car", undefined],
])("%j: a business buys, in the words %j", (request, words) => {
  expect(businessAsked(request)).toBe(words);
});

test("a company with its legal form buys as a business too", () => {
  expect(buysAsBusiness("two pans for Bramble & Rye Ltd")).toBe(true);
});
