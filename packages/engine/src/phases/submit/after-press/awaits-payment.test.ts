import { expect, it } from "vitest";
import { awaitsPayment } from "./awaits-payment.ts";

it.each([
  [["Einen Moment bitte", "Wir warten auf die Bestätigung Ihrer Zahlung."], true],
  [["Processing your payment", "Please wait while we confirm your payment. Do not refresh."], true],
  [["Please wait", "Your cart is being loaded"], false],
  [["Your payment was not completed"], false],
])("%o waits for the payment: %o", (lines, isAwaited) => {
  expect(awaitsPayment(lines)).toBe(isAwaited);
});
