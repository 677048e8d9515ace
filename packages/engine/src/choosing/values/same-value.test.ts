import { expect, it } from "vitest";
import { isSameValue } from "./same-value.ts";

it.each([
  ["King +$30.00", "King"],
  ["Single", "Single -$30.00"],
  ["Double +$15.00", "Double -$15.00"],
  ["Groß (+ 4,50 €)", "Groß"],
  ["Stor + 49 kr", "Stor"],
  ["Large [+USD 5.00]", "Large [−USD 2.00]"],
  ["Blue", "Blue"],
])("takes %s and %s for one value", (one, other) => {
  expect(isSameValue(one, other)).toBe(true);
});

it.each([
  ["King +$30.00", "Single +$30.00"],
  ["Ticket $10", "Ticket $25"],
  ["Case of 6 – €99.50", "Case of 6"],
  ["A-4 USD", "A"],
  ["+$5", "+$10"],
  ["128 GB +2 kg", "128 GB"],
])("tells %s from %s", (one, other) => {
  expect(isSameValue(one, other)).toBe(false);
});
