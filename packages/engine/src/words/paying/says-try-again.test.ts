import { expect, it } from "vitest";
import { saysToPayAgain } from "./says-try-again.ts";

it.each([
  "Ponów płatność",
  "Réessayer le paiement",
  "Retry payment",
  "Zahlung wiederholen",
  "Betaling opnieuw proberen",
  "Repetir el pago",
])("%j pays again", (text) => expect(saysToPayAgain(text)).toBe(true));

it.each([
  "Try again later",
  "Pay now",
  "Repeat order",
  "Retry",
  "Reorder",
  "Try our new payment plans again and again",
])("%j does not say that it pays again", (text) => expect(saysToPayAgain(text)).toBe(false));
