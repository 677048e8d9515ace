import { expect, it } from "vitest";
import { leadsToPayment } from "./leads-to-payment.ts";

it.each([
  "Continue to payment",
  "Proceed to payment",
  "Pay now",
  "Pay $80.00",
  "Pay by card",
  "Card",
  "Weiter zur Zahlung",
  "Jetzt bezahlen",
  "Payer par carte",
  "Continuar con el pago",
  "Naar betaling",
])("%j leads to the card form", (text) => expect(leadsToPayment(text)).toBe(true));

it.each([
  "Place order",
  "Zahlungspflichtig bestellen",
  "Continue shopping",
  "Continue",
  "Pay with PayPal",
  "Pay by bank transfer",
  "Pay with Visa •••• 4242",
  "Pay later",
  "Complete checkout",
  "Cancel payment",
])("%j does not", (text) => expect(leadsToPayment(text)).toBe(false));
