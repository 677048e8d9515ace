import { expect, it } from "vitest";
import { callsPaid } from "./calls-paid.ts";

it.each([
  "Approved",
  "✔ Payment approved",
  "Your card payment has been approved.",
  "You have paid $61.00",
  "OPERACIÓN AUTORIZADA",
  "Pagamento autorizzato",
  "Paiement accepté",
  "Zahlung erfolgreich",
  "Płatność zaakceptowana",
  "Odeme basarili",
  "決済が完了しました",
])("%j calls a payment made", (line) => {
  expect(callsPaid(["Example Pay", line])).toBe(line);
});

it.each([
  "Payment not approved",
  "Payment will be completed",
  "Waiting for the payment to be approved",
  "Please wait until the payment is complete",
  "Was your payment successful?",
  "Zahlung nicht erfolgreich",
  "Pago no autorizado",
  "If approved, the amount is charged at once",
  "Cards that are issued by banks of other countries may be accepted later",
  "Reference 4711",
])("%j does not", (line) => {
  expect(callsPaid([line])).toBeUndefined();
});
