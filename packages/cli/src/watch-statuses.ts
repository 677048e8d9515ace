import type { Checkout, CheckoutPage, CheckoutStatusChanged } from "@cartwright/contract";

export interface StatusWatch {
  /** Returns the events for what changed since the last call. The first call returns none. */
  findChanges(): Promise<CheckoutStatusChanged[]>;
}

/**
 * Compares the newest checkouts with their previous state. Of two changes between polls, only one is seen.
 */
export function watchStatuses(calls: {
  list: () => Promise<CheckoutPage>;
  get: (id: string) => Promise<Checkout>;
}): StatusWatch {
  let known: Map<string, string> | undefined;
  return {
    findChanges: async () => {
      const { data } = await calls.list();
      const before = known;
      const now = new Map(
        data.map(({ id, status, pendingUserActionId }) => [id, `${status} ${pendingUserActionId}`]),
      );
      if (before === undefined) {
        known = now;
        return [];
      }
      // Oldest first.
      const changed = data
        .toReversed()
        .filter(({ id, status }) => status !== "queued" && before.get(id) !== now.get(id));
      const events = await Promise.all(changed.map(async ({ id }) => eventOf(await calls.get(id))));
      known = now;
      return events.flatMap((event) => event ?? []);
    },
  };
}

function eventOf(checkout: Checkout): CheckoutStatusChanged | undefined {
  const { id, status, failure, subject, goal, updatedAt } = checkout;
  if (status === "queued") return undefined;
  return {
    type: "checkout.status_changed",
    checkoutId: id,
    status,
    failureReason: failure?.reason ?? null,
    ...(goal !== undefined && { goal }),
    ...(subject !== undefined && { subject }),
    createdAt: updatedAt,
  };
}
