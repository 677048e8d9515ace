import type { RequestListener } from "node:http";
import { createMadeShopRoutes } from "./made-shop-routes.ts";
import type { MadeOrder } from "./order-book.ts";
import { planShop, type ShopPlan } from "./shop-plan.ts";
import type { TraitName } from "./traits.ts";

/** A shop made from a seed, ready to be served under its own host. */
export interface MadeShop {
  readonly plan: ShopPlan;
  /** Path of the product to buy. */
  readonly productPath: string;
  readonly site: RequestListener;
  /** Oldest first. */
  orders(): readonly MadeOrder[];
  /** Addresses that were subscribed to a newsletter. */
  subscriptions(): readonly string[];
}

const defaultSlowMs = 700;

/** The same seed and changes produce the same shop. */
export function openMadeShop(
  seed: number,
  changes: Partial<Record<TraitName, string>> = {},
  slowMs = defaultSlowMs,
): MadeShop {
  const plan = planShop(seed, changes);
  const orders: MadeOrder[] = [];
  const subscriptions: string[] = [];
  return {
    plan,
    productPath: "/product",
    site: createMadeShopRoutes(plan, { orders, subscriptions, slowMs }),
    orders: () => orders,
    subscriptions: () => subscriptions,
  };
}
