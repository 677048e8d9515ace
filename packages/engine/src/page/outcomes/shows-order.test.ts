import { expect, it } from "vitest";
import { showsOrder } from "./shows-order.ts";

const declined = "Your card was declined. Please try another card.";

it.each([
  [[declined, "Order number: PS-1001"]],
  [[declined, "Your cart is empty"]],
  [[declined, "Your order was received."]],
  [["Zahlung abgelehnt.", "Bestellnummer: 40021"]],
])("a trace of an order: %j", (lines) => {
  expect(showsOrder(lines)).toBe(true);
});

it.each([
  [[declined]],
  [[declined, "Your order was not placed."]],
  [[declined, "Order summary", "Garden Chair", "Total $80.00", "Place order"]],
  [["Card number", "Expiry", "CVC"]],
])("no trace: %j", (lines) => {
  expect(showsOrder(lines)).toBe(false);
});
