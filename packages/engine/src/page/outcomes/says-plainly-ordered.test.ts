import { expect, it } from "vitest";
import { saysPlainlyOrdered } from "./says-plainly-ordered.ts";

it.each([
  [["Thank you for your order", "Order number: PS-1001"], true],
  [["Thank you, your order has been placed", "Order number: 77", "Total $15.00"], true],
  [["Vielen Dank für Ihre Bestellung", "Bestellnummer: 4711"], true],
  [["ご注文ありがとうございました", "注文番号：12345"], true],
  [["Once your order has been placed, we send you an e-mail.", "Order number: 1001"], false],
  [["Cart", "Checkout", "Order complete", "Order number: 1001"], false],
  [["Thank you for your order", "Checkout", "Total $15.00"], false],
  [["Your basket", "Order number: 1001", "Thank you for shopping with us."], false],
])("a page on the way to the order confirms one only by a sentence and a number: %j", (lines, isOrdered) => {
  expect(saysPlainlyOrdered(lines)).toBe(isOrdered);
});
