import { expect, it } from "vitest";
import { chargesOfReceipt } from "./receipt-charges.ts";

const total = { amount: "80.00", currency: "USD" };

it.each([
  "Your subscription has started: $80.00 will be charged every month.",
  "You are a member now: your subscription renews by itself",
  "Ihr Abonnement hat begonnen: 80,00 € pro Monat",
])("a receipt that speaks of a charge again is told: %s", (line) => {
  expect(chargesOfReceipt(["Thank you for your order", line], { total })).toContain(line.slice(0, -1));
  expect(chargesOfReceipt(["Thank you", line], { total, before: ["Checkout", line] })).toBe("");
});

it.each([
  "Your card was authorised for up to $300.00.",
  "Order type: rental, first month. Monthly rent is collected on the 27th.",
  "Shipment 2 of 2 is charged separately when it leaves us.",
  "We will bill the remaining $220.00 when your chair is dispatched.",
  "Der Restbetrag von 220,00 € wird bei Lieferung von Ihrer Karte abgebucht.",
])("a receipt that speaks of more than the total is told: %s", (line) => {
  expect(chargesOfReceipt(["Thank you for your order", line], { total })).toContain(line.slice(0, -1));
});

it.each([
  "Manage subscription",
  "Charged to your card ending in 4242: $80.00",
  "Shipping of $5.00 will be charged with your order",
  "Spend $200.00 more to get free shipping next time",
  "Total $80.00",
  "Subscribe to our newsletter",
  "Shipping $5.00",
  "We answer every day",
])("nothing is told of %j", (line) => {
  expect(chargesOfReceipt(["Thank you for your order", line], { total })).toBe("");
});
