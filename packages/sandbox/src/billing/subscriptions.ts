import { type Ledger, newObjectId, nowSeconds } from "./ledger.ts";
import type { CheckoutSession, Subscription } from "./objects.ts";

const monthSeconds = 30 * 24 * 3600;

/** The card was good: the subscription that the session was about begins. */
export function beginSubscription(ledger: Ledger, session: CheckoutSession): void {
  const subscription: Subscription = {
    id: newObjectId("sub"),
    object: "subscription",
    created: nowSeconds(),
    livemode: false,
    metadata: session.metadata,
    status: "active",
    cancel_at_period_end: false,
    customer: session.customer,
    items: {
      object: "list",
      data: session.prices.map(itemOf),
      has_more: false,
      url: "/v1/subscription_items",
    },
  };
  ledger.save("subscription", subscription.id, subscription);
  ledger.save("checkout_session", session.id, { ...session, status: "complete", url: null });
  ledger.announce("customer.subscription.created", subscription);
}

export function changeSubscription(
  ledger: Ledger,
  subscription: Subscription,
  change: Partial<Pick<Subscription, "status">> & { planPrice?: string },
): void {
  const { planPrice, ...rest } = change;
  const [, ...others] = subscription.items.data;
  const data = planPrice === undefined ? subscription.items.data : [itemOf(planPrice), ...others];
  const changed = { ...subscription, ...rest, items: { ...subscription.items, data } };
  ledger.save("subscription", changed.id, changed);
  const hasEnded = changed.status === "canceled";
  ledger.announce(hasEnded ? "customer.subscription.deleted" : "customer.subscription.updated", changed);
}

/** The one of a customer that has not ended, if there is one. */
export function findRunning(ledger: Ledger, customer: string): Subscription | undefined {
  return ledger
    .list("subscription")
    .find((subscription) => subscription.customer === customer && subscription.status !== "canceled");
}

function itemOf(price: string): Subscription["items"]["data"][number] {
  const created = nowSeconds();
  return {
    id: newObjectId("si"),
    object: "subscription_item",
    created,
    current_period_start: created,
    current_period_end: created + monthSeconds,
    price: { id: price, object: "price" },
  };
}
