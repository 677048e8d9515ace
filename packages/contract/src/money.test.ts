import { describe, expect, test } from "vitest";
import { addAmounts, compareAmounts, DecimalAmount, minorDigits, writeAmount } from "./money.ts";

describe("amounts", () => {
  test.each([
    ["200", "USD", "200.00"],
    ["200.5", "USD", "200.50"],
    ["200.505", "USD", "200.505"],
    ["200.5000", "USD", "200.50"],
    ["1200", "JPY", "1200"],
    ["1200.00", "JPY", "1200"],
    ["1.5", "KWD", "1.500"],
  ])("%s %s is written %s", (amount, currency, written) => {
    expect(writeAmount(amount, currency)).toBe(written);
  });

  test.each([
    ["10", "10.00", 0],
    ["9.99", "10", -1],
    ["0.1", "0.09", 1],
    ["100000000000.000001", "100000000000", 1],
  ])("%s against %s compares as %i", (left, right, expected) => {
    expect(compareAmounts(left, right)).toBe(expected);
  });

  test.each([
    ["0.10", "0.20", "0.30"],
    ["18.00", "6.2", "24.20"],
    ["1", "2", "3"],
    ["0.000001", "0.999999", "1.000000"],
  ])("%s and %s make %s", (left, right, sum) => {
    expect(addAmounts(left, right)).toBe(sum);
  });

  test.each(["-1", "1e3", "1,00", "", ".5", "5.", "٣"])("%j is no decimal amount", (text) => {
    expect(DecimalAmount.safeParse(text).success).toBe(false);
  });

  test("an unknown currency has two digits", () => {
    expect(minorDigits("XQQ")).toBe(2);
  });
});
