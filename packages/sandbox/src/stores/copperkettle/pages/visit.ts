import type { Basket } from "../cart/basket.ts";

/** What every page shows of the visitor: the basket, and where it would be paid for. */
export interface Visit {
  readonly basket: Basket;
  readonly checkoutPath: string;
}
