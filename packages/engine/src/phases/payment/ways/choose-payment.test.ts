import { expect, it } from "vitest";
import { isByCard } from "../../../words/paying/is-by-card.ts";

it.each([
  ["Store credit line (24.9 % APR)", false],
  ["Pay on credit", false],
  ["Credit / debit", true],
  ["Card to the driver", false],
  ["Karte bei Lieferung", false],
  ["Card, or cash on delivery", false],
  ["Kartą przy odbiorze", false],
  ["Card (delivery is free)", true],
  ["Credit card", true],
  ["Use another card", true],
  ["Visa, Mastercard", true],
  ["Kreditkarte / TWINT / PostFinance", true],
  ["Przelewy24 – szybki przelew, BLIK, karta", true],
  ["PayPal, Klarna", false],
  ["PayPal / Gift card", false],
  ["カード払い", true],
  ["Kaartbetaling", true],
  ["Kortbetalning", true],
  ["ギフトカードで支払う", false],
  ["ポイントカード", false],
  ["Visa ending in 1111, expires 09/27", false],
  ["Kreditkarte •••• 5100", false],
  ["Gift card", false],
  ["PayPal", false],
  ["Money order", false],
  ["Cheque", false],
  ["Cash on delivery", false],
  ["Bank transfer", false],
  ["Invoice", false],
])("%s takes the card of this purchase: %s", (title, isTaken) => {
  expect(isByCard(title)).toBe(isTaken);
});
