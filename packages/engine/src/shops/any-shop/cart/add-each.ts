import type { Visit } from "../../../phases/visit.ts";
import type { CartItem } from "../../shop.ts";
import { type AddAttempt, addToCart, openProductAgain } from "./add-to-cart.ts";

/** Adds the item; if it is several variants of one product, one after the other, each from the product's page. */
export async function addEach(visit: Visit, item: CartItem, attempt: AddAttempt): Promise<void> {
  for (const [at, variant] of variantsOf(item).entries()) {
    attempt.isRepeated = false;
    attempt.isBeside = at > 0;
    if (at > 0) await openProductAgain(visit, attempt);
    await addToCart(visit, variant, attempt);
  }
}

/** The variants that are chosen and added by themselves: the item itself if it is one. */
export function variantsOf(item: CartItem): readonly CartItem[] {
  return item.options.find(({ ordered }) => ordered?.each)?.ordered?.each?.variants ?? [item];
}
