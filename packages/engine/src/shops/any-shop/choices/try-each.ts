import { addAmounts } from "@cartwright/contract";
import { timesQuantity } from "../../../choosing/money/check-cost.ts";
import type { Offer, Variant } from "../../../choosing/offer.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { Tried } from "../../shop.ts";
import { variantsOf } from "../cart/add-each.ts";
import { tryVariant } from "./try-variant.ts";

/** Tries out the variant; if it is several that are ordered together, one after the other. */
export async function tryEach(visit: Visit, offer: Offer, variant: Variant): Promise<Tried> {
  const [first, ...more] = variantsOf({ variant, options: offer.options, quantity: 1 });
  if (!first || more.length === 0) return tryVariant(visit, offer, variant);
  let price: string | undefined = "0";
  for (const { variant: one, options, quantity } of [first, ...more]) {
    const tried = await tryVariant(visit, { ...offer, options, variants: [one] }, one);
    // More to choose for one of them is no choice for all.
    if (tried.kind !== "chosen") return tried.kind === "opened" ? { kind: "gone" } : tried;
    const own = tried.variant.price;
    price = price && own && addAmounts(price, timesQuantity(own, quantity));
  }
  return { kind: "chosen", variant: { ...variant, price } };
}
