import { expect, test } from "vitest";
import { messages } from "./messages.ts";

test.each([
  [
    messages.checkouts.sandboxOnly({
      host: "shop.example",
      because: "testKey",
      sandboxMerchants: ["a.localhost", "b.localhost"],
    }),
    "Cannot check out at shop.example: a test key only checks out at sandbox merchants. Sandbox merchants: a.localhost, b.localhost.",
  ],
  [messages.checkouts.dailyLimit(200), "Daily checkout limit reached (200 per 24h)."],
  [
    messages.checkouts.maxCostAboveCeiling("250.00", 200),
    "maxCost 250.00 exceeds this plan's per-checkout ceiling of $200.",
  ],
  [
    messages.runs.orderTotalAboveMaxCost(
      { amount: "24.20", currency: "USD" },
      { amount: "20", currency: "USD" },
    ),
    "Order total 24.20 USD exceeds maxCost 20 USD.",
  ],
  [messages.authentication.missingScope("usage.read"), "This API key is missing the 'usage.read' scope."],
])("reads %#", (message, text) => {
  expect(message).toBe(text);
});
