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
  "Manage subscription",
  "Total $80.00",
  "Subscribe to our newsletter",
  "Shipping $5.00",
  "We answer every day",
])("nothing is told of %j", (line) => {
  expect(chargesOfReceipt(["Thank you for your order", line], { total })).toBe("");
});
