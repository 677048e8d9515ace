import { expect, it } from "vitest";
import { formatCardNumber } from "./card-format.ts";

it.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["42424", "4242 4"],
  ["378282246310005", "3782 822463 10005"],
  ["3782 8", "3782 8"],
  ["no digits", ""],
  ["4242-4242-4242-4242-4242-9", "4242 4242 4242 4242 424"],
])("a card number is grouped as it is printed: %s", (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});
