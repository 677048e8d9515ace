import { expect, test } from "vitest";
import { nationalNumber } from "./national-number.ts";

test.each([
  ["+81 3-1234-5678", "0312345678"],
  ["+49 (0)30 901820", "030901820"],
  ["+1 212 555 0123", "2125550123"],
  ["0044 20 7946 0958", "02079460958"],
  ["+34 912 345 678", "912345678"],
  ["+353 1 234 5678", "012345678"],
])("%s is dialled %s at home", (phone, national) => {
  expect(nationalNumber(phone)).toBe(national);
});

test("a number that names no country stays as it is", () => {
  expect(nationalNumber("03-1234-5678")).toBeUndefined();
});
