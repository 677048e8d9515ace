import type { RunBrowser } from "./browser/run-browser.ts";
import type { CheckoutHost, CheckoutOrder, CheckoutOutcome } from "./checkout-host.ts";
import { impliedCurrency } from "./choosing/money/implied-currency.ts";
import { pageLanguage } from "./page/page-language.ts";
import { giveDetails } from "./phases/checkout/give-details.ts";
import { openCheckout } from "./phases/checkout/open-checkout.ts";
import { pay } from "./phases/pay/pay.ts";
import { quote } from "./phases/pay/quote.ts";
import { confirmUnmatched } from "./phases/product/confirm-unmatched.ts";
import { fillCart } from "./phases/product/fill-cart.ts";
import { openProduct } from "./phases/product/open-product.ts";
import { recognise } from "./phases/product/recognise.ts";
import { settleVariant } from "./phases/product/settle-variant.ts";
import { restoreSession } from "./phases/session/keep-session.ts";
import { confirmOrder } from "./phases/submit/receipt/confirm-order.ts";
import type { Visit } from "./phases/visit.ts";
import { type RunOptions, runVisit } from "./run-visit.ts";
import type { CartItem, Shop } from "./shops/shop.ts";

/**
 * Buys one thing and returns the outcome. A problem in the purchase is an outcome; only a run stopped from
 * outside (`RunStoppedError`, or the reason of the host's signal) or a defect in this code throws.
 *
 * The browser must have been opened for the order's address; the caller closes it.
 */
export function runCheckout(
  order: CheckoutOrder,
  host: CheckoutHost,
  browser: RunBrowser,
  options: RunOptions = {},
): Promise<CheckoutOutcome> {
  return runVisit({ order, host, browser }, options, buy);
}

async function buy(visit: Visit): Promise<CheckoutOutcome> {
  const { shop, item } = await takeToCart(visit);
  return checkOut(visit, shop, item);
}

/** From the product to the cart. */
export async function takeToCart(visit: Visit): Promise<{ shop: Shop; item: CartItem }> {
  await restoreSession(visit);
  await openProduct(visit);
  const shop = await recognise(visit);
  const item = await settleVariant(visit, shop);
  await fillCart(visit, shop, item);
  await confirmUnmatched(visit, item);
  return { shop, item };
}

/** From the cart to the receipt. */
export async function checkOut(visit: Visit, shop: Shop, item: CartItem): Promise<CheckoutOutcome> {
  await openCheckout(visit, shop, item);
  visit.currency ??= impliedCurrency(visit.order, await pageLanguage(visit.page, visit.pace));
  const work = await giveDetails(visit, shop, item);
  if (visit.order.goal === "quote") return quote(visit, work, item);
  const placed = await pay(visit, work);
  return confirmOrder(visit, placed, work);
}
