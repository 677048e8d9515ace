import { describe, expect, it } from "vitest";
import {
  containsCardNumber,
  findCardMistakes,
  formatExpiry,
  hasValidCheckDigit,
  isExpired,
} from "./card-mistakes.ts";

describe("a card number", () => {
  it("is right only with its check digit, and any single wrong digit is found", () => {
    const number = "4242424242424242";
    const wrong = [...number].map(
      (digit, at) => number.slice(0, at) + ((Number(digit) + 1) % 10) + number.slice(at + 1),
    );
    expect([number, "378282246310005", ...wrong, "0"].map(hasValidCheckDigit)).toEqual([
      true,
      true,
      ...wrong.map(() => false),
      false,
    ]);
  });
});

describe("an expiry", () => {
  it.each([
    ["1", "1"],
    ["4", "04"],
    ["12", "12"],
    ["12/", "12 /"],
    ["1234", "12 / 34"],
    ["12 / 2034", "12 / 34"],
    ["0930", "09 / 30"],
    ["930", "09 / 30"],
  ])("%s is shown as %s", (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it("holds through the last day of its month", () => {
    expect(isExpired("11 / 26", new Date(2026, 10, 30, 23))).toBe(false);
    expect(isExpired("11 / 26", new Date(2026, 11, 1))).toBe(true);
    expect(isExpired("13 / 26", new Date(2026, 11, 1))).toBeUndefined();
  });
});

it("says of each field what is wrong with it", () => {
  const now = new Date(2026, 10, 21);
  expect(findCardMistakes({ number: "4242 4242 4242 4242", expiry: "12 / 34", code: "123" }, now)).toEqual(
    {},
  );
  const mistakes = findCardMistakes({ number: "4242", expiry: "10 / 26", code: "12" }, now);
  expect(Object.keys(mistakes)).toEqual(["card_number", "card_expiry", "card_cvc"]);
});

describe("a text with a card number", () => {
  it.each(["4242424242424242", "card 4242 4242 4242 4242, 12/34", "5555-5555-5555-4444", "378282246310005"])(
    "%s",
    (text) => {
      expect(containsCardNumber(text)).toBe(true);
    },
  );

  it.each([
    "4242424242424241",
    "the product 4006381333931",
    "item 1005004242424242",
    "variant 44012345678901",
    "call +1 415 555 0134, order 20260112, part 4242",
    "42424242424242424242",
  ])("is not: %s", (text) => {
    expect(containsCardNumber(text)).toBe(false);
  });
});
