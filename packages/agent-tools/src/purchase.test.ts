import type { Checkout } from "@cartwright/contract";
import { expect, it } from "vitest";
import { describePurchase } from "./purchase.ts";

const at = "2026-11-27T20:00:00.000Z";
const links = { answerUrl: undefined, liveViewUrl: undefined, hasTool: () => true };

/** A checkout that has ended with an order whose receipt says this besides. */
function endedWith(facts: Record<string, unknown>): Checkout {
  const item = { label: "", at };
  return {
    id: "64da06ce-95ce-4142-a2a5-08ad6be1a0ab",
    status: "succeeded",
    target: { url: "https://shop.example/chair", kind: "direct_url" },
    constraints: {},
    metadata: {},
    receipt: { total: null, merchantOrderId: "7", evidence: { url: "https://shop.example/7" } },
    progressItems: [
      {
        ...item,
        kind: "step",
        data: { step: "order_confirmed", merchantOrderId: "7", ...facts },
        sequence: 1,
      },
      {
        ...item,
        kind: "terminal",
        data: { code: "succeeded", message: "Order 7 is confirmed." },
        sequence: 2,
      },
    ],
    createdAt: at,
    updatedAt: at,
  } as unknown as Checkout;
}

it("an agent is told what is odd about a receipt, as the merchant's words", () => {
  const remarks = 'It lists "1 \u00d7 Velvet Sofa", and does not name what should be bought.';
  expect(describePurchase(endedWith({ remarks }), links).merchant_says).toBe(remarks);
  expect(describePurchase(endedWith({}), links).merchant_says).toBeUndefined();
});
