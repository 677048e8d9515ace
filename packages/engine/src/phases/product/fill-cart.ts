import type { CartItem, Shop } from "../../shops/shop.ts";
import { merchantOf, type Visit } from "../visit.ts";

/** Puts the item into the cart; the shop has checked that the cart then holds exactly that. */
export async function fillCart(visit: Visit, shop: Shop, item: CartItem): Promise<void> {
  await shop.addToCart(item);
  await visit.host.report({
    code: "added_to_cart",
    label: `The cart at ${merchantOf(visit)} holds the item and nothing else.`,
    facts: { quantity: item.quantity, price: item.variant.price ?? null },
  });
}
