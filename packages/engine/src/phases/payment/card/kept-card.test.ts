import { expect, it } from "vitest";
import { findKeptCard, findOtherWay } from "./kept-card.ts";

it.each([
  [["Paying with", "Ending in 1111", "Visa"], "Ending in 1111"],
  [["Visa •••• 4242"], "Visa •••• 4242"],
  [["Mastercard, endet auf 5454"], "Mastercard, endet auf 5454"],
  [["Gift card", "•••• 4242"], "•••• 4242"],
  [["Discount code or gift card", "Visa •••• 4242"], "Visa •••• 4242"],
])("%j names a card on file", (lines, named) => {
  expect(findKeptCard(lines.map((text) => ({ text })))).toBe(named);
});

it.each([
  [["Order 2207", "Total $53.00"]],
  [["Visa", "© 2026 Garden Shop"]],
  [["Card number", "1234 1234 1234 1234"]],
  [["We take Visa and Mastercard", "$1234.00"]],
  [["Gift card", "•••• 9900", "−$142.00"]],
  [["Gift card ending in 9900"]],
])("%j does not", (lines) => {
  expect(findKeptCard(lines.map((text) => ({ text })))).toBeUndefined();
});

it.each([
  ["Choose another way to pay", true],
  ["Andere Zahlungsart wählen", true],
  ["Use a different card", true],
  ["Use a different address", false],
  ["Pay now", false],
])("%j leads to another way to pay: %s", (text, isOther) => {
  const pressable = { text, disabled: false, isAside: false } as Parameters<typeof findOtherWay>[0][number];
  expect(findOtherWay([pressable]) !== undefined).toBe(isOther);
});
