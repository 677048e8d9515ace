import type { Checkout, Client, PendingUserAction } from "@cartwright/contract";
import { expect, vi } from "vitest";

const patience = { timeout: 60_000, interval: 20 };

export function untilStatus(client: Client, id: string, status: Checkout["status"]): Promise<Checkout> {
  return vi.waitFor(async () => {
    const checkout = await client.checkouts.get(id);
    expect(checkout.status).toBe(status);
    return checkout;
  }, patience);
}

/** Waits for an open question of this key, and for another one than `after`. */
export function untilAsked(
  client: Client,
  id: string,
  key: string,
  after?: PendingUserAction,
): Promise<PendingUserAction> {
  return vi.waitFor(async () => {
    const { pendingUserAction } = await client.checkouts.get(id);
    if (pendingUserAction?.key !== key || pendingUserAction.id === after?.id) {
      throw new Error(`${key} is not asked yet`);
    }
    return pendingUserAction;
  }, patience);
}
