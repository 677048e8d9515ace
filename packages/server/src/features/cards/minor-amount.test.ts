import { expect, test } from "vitest";
import { minorAmount } from "./minor-amount.ts";

test.each([
  ["34.39", 2, 3439],
  ["34.4", 2, 3440],
  ["34", 2, 3400],
  ["1200", 0, 1200],
  ["0.07", 2, 7],
  ["19.999", 2, 2000],
  ["19.990", 2, 1999],
])("%s with %i digits is %i", (amount, digits, minor) => {
  expect(minorAmount(amount, digits)).toBe(minor);
});
