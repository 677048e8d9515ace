import { checkoutFailures } from "./checkout-failures.ts";
import { orderFailures } from "./order-failures.ts";
import { paymentFailures } from "./payment-failures.ts";
import { productFailures } from "./product-failures.ts";
import { shopFailures } from "./shop-failures.ts";

/**
 * Every failure that ends a purchase without an order, with its code and its message: what happened, where,
 * what to do. No message holds a secret; the shop's words are quoted.
 */
export const failures = {
  ...shopFailures,
  ...productFailures,
  ...checkoutFailures,
  ...paymentFailures,
  ...orderFailures,
} as const;
