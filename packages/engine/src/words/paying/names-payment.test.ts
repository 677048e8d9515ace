import { expect, test } from "vitest";
import { namesPayment } from "./names-payment.ts";

test.each([
  ["Pay by check", true],
  ["Check or money order", true],
  ["Check out as guest", false],
  ["Check out", false],
])("whether %j names a way to pay: %s", (text, isWay) => {
  expect(namesPayment(text)).toBe(isWay);
});
