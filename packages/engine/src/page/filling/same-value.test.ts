import { expect, test } from "vitest";
import { isSameValue } from "./same-value.ts";

test.each([
  ["cardNumber", "4242 4242 4242 4242", "4242424242424242", true],
  ["cardNumber", "4242 4242 4242 424", "4242424242424242", false],
  ["cardExpiry", "04 / 29", "04/2029", true],
  ["cardExpiry", "04 / 2", "04/29", false],
  ["phone", "(415) 555-0132", "+14155550132", true],
  ["phone", "+49 30 1234567", "0301234567", true],
  ["phone", "0132", "+14155550132", false],
  ["postalCode", "K1A 0B1", "k1a0b1", true],
  ["city", "SAN FRANCISCO", "San Francisco", true],
  ["city", "San Diego", "San Francisco", false],
  ["password", "Secret1", "secret1", false],
  ["email", "", "a@b.co", false],
] as const)("for %s, %j held and %j meant are the same: %j", (role, held, meant, isSame) => {
  expect(isSameValue(role, held, meant)).toBe(isSame);
});
