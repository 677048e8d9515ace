import { readPageGlobal } from "../../page/read-page-global.ts";
import { failures } from "../../phases/failures/failures.ts";
import { goTo } from "../../phases/page/go-to.ts";
import type { Visit } from "../../phases/visit.ts";
import type { CartItem } from "../shop.ts";
import { refillCart } from "./fill-cart.ts";

/** Both `/checkouts/cn/<token>` and the older `/<shop>/checkouts/<token>`. */
const checkoutPath = /\/checkouts?\/./;

/**
 * Waits for the navigation to the checkout that began with the cart, or starts it. A shop that has lost the
 * cart redirects back to it: the item is added again, and finally the shop's direct address for "this item,
 * to the checkout" is tried.
 */
export async function openShopifyCheckout(
  visit: Visit,
  root: string,
  item: CartItem,
  begun: Promise<void> | undefined,
): Promise<void> {
  await (begun ?? goToCheckout(visit, root));
  if (isCheckout(visit)) return;
  await refillCart(visit, root, item);
  await goToCheckout(visit, root);
  if (isCheckout(visit)) return;
  await goTo(visit, `${root}cart/${item.variant.id}:${item.quantity}`);
  if (isCheckout(visit)) return;
  throw failures.checkoutShut(visit, new URL(visit.page.url()).pathname);
}

export function goToCheckout(visit: Visit, root: string): Promise<void> {
  return goTo(visit, `${root}checkout`);
}

function isCheckout({ page }: Visit): boolean {
  return checkoutPath.test(new URL(page.url()).pathname);
}

/**
 * A shop may use its platform subdomain for the checkout. The page only names the subdomain; the domain is
 * fixed here.
 */
export async function allowCheckoutHosts({ page, browser, pace }: Visit): Promise<void> {
  const shop = await readPageGlobal(page.mainFrame(), ["Shopify", "shop"], pace);
  if (shop && /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/.test(shop)) browser.allowHost(shop);
  browser.allowHost("checkout.shopify.com");
}
