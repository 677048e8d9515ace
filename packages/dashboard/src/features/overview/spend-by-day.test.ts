import type { CheckoutSummary } from "@cartwright/contract";
import { expect, it } from "vitest";
import { spendByDay } from "./spend-by-day.ts";

function purchase(updatedAt: string, total: { amount: string; currency: string } | null): CheckoutSummary {
  return {
    id: crypto.randomUUID(),
    status: "succeeded",
    url: "https://shop.test/a",
    receipt: { total, merchantOrderId: null },
    createdAt: "2026-11-19T23:59:00.000Z",
    updatedAt,
  };
}

it("adds up what was paid on each day to the last digit, each currency for itself", () => {
  const spends = spendByDay([
    purchase("2026-11-20T00:00:01.000Z", { amount: "0.10", currency: "USD" }),
    purchase("2026-11-20T23:00:00.000Z", { amount: "0.20", currency: "USD" }),
    purchase("2026-11-21T09:00:00.000Z", { amount: "5", currency: "USD" }),
    purchase("2026-11-21T09:00:00.000Z", { amount: "980", currency: "JPY" }),
    purchase("2026-11-21T09:00:00.000Z", null),
  ]);
  expect(spends).toEqual([
    {
      currency: "USD",
      total: "5.30",
      byDay: new Map([
        ["2026-11-20", "0.30"],
        ["2026-11-21", "5"],
      ]),
    },
    { currency: "JPY", total: "980", byDay: new Map([["2026-11-21", "980"]]) },
  ]);
});
