import type { Checkout, CheckoutPage, CheckoutStatusChanged } from "@cartwright/contract";

export interface StatusWatch {
  /** The events of what has changed since the last look. The first look gives none. */
  findChanges(): Promise<CheckoutStatusChanged[]>;
}

/** Compares the newest checkouts with how they were before. Of two changes between two looks only the later one is seen. */
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
      // Oldest first, as they happened.
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
