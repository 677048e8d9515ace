import type { Checkout, CheckoutStatus, CheckoutSummary } from "@cartwright/contract";
import { expect, test } from "vitest";
import { watchStatuses } from "./watch-statuses.ts";

const at = "2026-01-02T03:04:05.678Z";

function summaryOf(id: string, status: CheckoutStatus, pendingUserActionId?: string): CheckoutSummary {
  const action = pendingUserActionId !== undefined && { pendingUserActionId };
  return { id, status, url: "https://shop.example/", createdAt: at, updatedAt: at, ...action };
}

function watchOf(...looks: CheckoutSummary[][]) {
  let current: CheckoutSummary[] = [];
  return watchStatuses({
    list: async () => {
      current = looks.shift() ?? current;
      return { data: current, nextCursor: null };
    },
    get: async (id) => {
      const found = current.find((each) => each.id === id);
      const checkout: Checkout = {
        id,
        status: found?.status ?? "queued",
        target: { url: "https://shop.example/", kind: "direct_url" },
        constraints: {},
        metadata: {},
        progressItems: [],
        createdAt: at,
        updatedAt: at,
        ...(found?.status === "failed" && { failure: { reason: "automation_failed" } }),
      };
      return checkout;
    },
  });
}

test("gives what changes after the first look, oldest first", async () => {
  const watch = watchOf(
    [summaryOf("b", "running"), summaryOf("a", "succeeded")],
    [summaryOf("c", "running"), summaryOf("b", "failed"), summaryOf("a", "succeeded")],
  );
  expect(await watch.findChanges()).toEqual([]);
  expect(await watch.findChanges()).toMatchObject([
    { checkoutId: "b", status: "failed", failureReason: "automation_failed" },
    { checkoutId: "c", status: "running", failureReason: null },
  ]);
  expect(await watch.findChanges()).toEqual([]);
});

test("says nothing of a queued checkout, and each question anew", async () => {
  const watch = watchOf(
    [],
    [summaryOf("a", "queued")],
    [summaryOf("a", "awaiting_user_action", "q1")],
    [summaryOf("a", "awaiting_user_action", "q2")],
  );
  await watch.findChanges();
  expect(await watch.findChanges()).toEqual([]);
  expect(await watch.findChanges()).toMatchObject([{ status: "awaiting_user_action" }]);
  expect(await watch.findChanges()).toMatchObject([{ status: "awaiting_user_action" }]);
});
