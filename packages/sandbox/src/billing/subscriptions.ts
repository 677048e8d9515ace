import type { Ledger } from "./ledger.ts";
import { newObject, newObjectId, nowSeconds } from "./new-object.ts";
import type { CheckoutOrder, Subscription, SubscriptionItem } from "./objects.ts";
import { findPrice, planOfPrice } from "./prices.ts";

const monthSeconds = 30 * 24 * 3600;

/** The card was accepted: starts the order's subscription. */
export function beginSubscription(ledger: Ledger, order: CheckoutOrder): void {
  const subscription = newSubscription(order);
  ledger.save("subscription", subscription.id, subscription);
  const session = {
    ...order.session,
    status: "complete",
    payment_status: "paid",
    subscription: subscription.id,
    url: null,
  } as const;
  ledger.save("checkout_order", session.id, { ...order, session });
  ledger.announce("customer.subscription.created", subscription);
}

export function changeSubscription(
  ledger: Ledger,
  subscription: Subscription,
  change: Partial<Pick<Subscription, "status">> & { planPrice?: string },
): void {
  const { planPrice, ...rest } = change;
  const [, ...others] = subscription.items.data;
  const data =
    planPrice === undefined ? subscription.items.data : [itemOf(subscription.id, planPrice), ...others];
  const hasEnded = rest.status === "canceled";
  const now = nowSeconds();
  const changed: Subscription = {
    ...subscription,
    ...rest,
    ...(hasEnded && { canceled_at: now, ended_at: now }),
    items: { ...subscription.items, data },
  };
  ledger.save("subscription", changed.id, changed);
  ledger.announce(hasEnded ? "customer.subscription.deleted" : "customer.subscription.updated", changed);
}

/** The customer's subscription that has not ended, if any. */
export function findRunning(ledger: Ledger, customer: string): Subscription | undefined {
  return ledger
    .list("subscription")
    .find((subscription) => subscription.customer === customer && subscription.status !== "canceled");
}

function newSubscription({ customer, prices, metadata }: CheckoutOrder): Subscription {
  const fresh = newObject(newObjectId("sub"));
  return {
    ...fresh,
    ...unusedOfSubscription,
    object: "subscription",
    billing_cycle_anchor: fresh.created,
    cancel_at_period_end: false,
    collection_method: "charge_automatically",
    currency: "usd",
    customer,
    items: {
      object: "list",
      data: prices.map((price) => itemOf(fresh.id, price)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${fresh.id}`,
    },
    metadata,
    start_date: fresh.created,
    status: "active",
  };
}

function itemOf(subscription: string, priceId: string): SubscriptionItem {
  const price = findPrice(priceId);
  if (!price) throw new Error(`the order held ${priceId}, which is not for sale`);
  const { created, id } = newObject(newObjectId("si"));
  return {
    id,
    object: "subscription_item",
    billing_thresholds: null,
    created,
    current_period_end: created + monthSeconds,
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOfPrice(price),
    price,
    ...(price.recurring?.usage_type === "licensed" && { quantity: 1 }),
    subscription,
    tax_rates: [],
  };
}

const unusedOfSubscription = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: "classic" },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  description: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  latest_invoice: null,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: null,
  trial_start: null,
} satisfies Partial<Subscription>;
