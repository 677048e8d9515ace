import { expect, it } from "vitest";
import { saysToPay } from "./says-to-pay.ts";

it.each([
  "Pay now",
  "Pay $53.00",
  "Pay securely",
  "Jetzt bezahlen",
  "Nu betalen",
  "Payer 53,00 €",
  "支払う",
  "Pay for order",
])("%j says that the payment comes next", (text) => expect(saysToPay(text)).toBe(true));

it.each([
  "Place order",
  "Order with obligation to pay",
  "Zahlungspflichtig bestellen",
  "Zamawiam i płacę",
  "Confirmer et payer",
  "Complete checkout",
  "Buy now",
  "Pay and place order",
])("%j says no more than that it orders", (text) => expect(saysToPay(text)).toBe(false));
