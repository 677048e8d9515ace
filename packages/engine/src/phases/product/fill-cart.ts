import type { CartItem, Shop } from "../../shops/shop.ts";
import { merchantOf, type Visit } from "../visit.ts";

/** Puts the item into the cart, and reports only as much about the cart as the shop has shown. */
export async function fillCart(visit: Visit, shop: Shop, item: CartItem): Promise<void> {
  const isCounted = (await shop.addToCart(item)) === "counted";
  const merchant = merchantOf(visit);
  await visit.host.report({
    code: "added_to_cart",
    label: isCounted
      ? `The cart at ${merchant} holds the item and nothing else.`
      : `Put the item into the cart at ${merchant}.`,
    facts: { quantity: isCounted ? item.quantity : null, price: item.variant.price ?? null },
  });
}
