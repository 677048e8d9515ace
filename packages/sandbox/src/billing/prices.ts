import type { LegacyPlan, Price } from "./objects.ts";

export interface PlanPrice {
  id: string;
  name: string;
  monthlyUsd: number;
}

/** The prices on sale. The ids are those that `npm start` gives the service. */
export const PLAN_PRICES: readonly PlanPrice[] = [
  { id: "price_personal", name: "Personal", monthlyUsd: 9 },
  { id: "price_business", name: "Business", monthlyUsd: 49 },
  { id: "price_scale", name: "Scale", monthlyUsd: 249 },
];

const perCheckout = { id: "price_completed_checkout", cents: 100, meter: "mtr_completed_checkout" };
/** When the prices were created. */
const created = Date.UTC(2026, 0, 1) / 1000;

export function findPrice(id: string): Price | undefined {
  const plan = PLAN_PRICES.find((each) => each.id === id);
  if (plan) return monthlyPrice({ id, cents: plan.monthlyUsd * 100, nickname: plan.name, meter: null });
  return id === perCheckout.id ? monthlyPrice({ ...perCheckout, nickname: "Completed checkout" }) : undefined;
}

function monthlyPrice(price: { id: string; cents: number; nickname: string; meter: string | null }): Price {
  return {
    id: price.id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created,
    currency: "usd",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: price.nickname,
    product: price.id.replace("price_", "prod_"),
    recurring: {
      interval: "month",
      interval_count: 1,
      meter: price.meter,
      trial_period_days: null,
      usage_type: price.meter === null ? "licensed" : "metered",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: price.cents,
    unit_amount_decimal: `${price.cents}`,
  };
}

/** The legacy form of a price, which subscription items still include. */
export function planOfPrice(price: Price): LegacyPlan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: "month",
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: price.recurring?.meter ?? null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: price.recurring?.usage_type ?? "licensed",
  };
}
