import { expect, it } from "vitest";
import { objectionToQuantity } from "./objection-to-quantity.ts";

it.each([
  [2, {}, undefined],
  [1, { least: 2 }, "no fewer than 2 pieces of this"],
  [12, { least: 1, most: 9 }, "no more than 9 pieces of this at once"],
  [9, { least: 1, most: 9 }, undefined],
  [8, { step: 6 }, "this by the 6 pieces only"],
  [12, { step: 6 }, undefined],
  [11, { least: 5, step: 6 }, undefined],
] as const)("%d pieces of what takes %o: %o", (quantity, limits, expected) => {
  expect(objectionToQuantity(quantity, limits)).toBe(expected);
});
