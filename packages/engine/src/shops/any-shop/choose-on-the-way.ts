import { settleOffer } from "../../phases/product/settle-variant.ts";
import type { Visit } from "../../phases/visit.ts";
import { groupsToSettle } from "./groups-to-settle.ts";
import { readProductPage } from "./product-page.ts";
import { offerOf } from "./read-offer.ts";
import { tryVariant } from "./try-variant.ts";

/**
 * A page behind the product's may want to know the day, the time, the seat before it leads on: its button is shut. That is
 * chosen as on the product's own page, by the request or by a person. False where the page asks for nothing of the kind.
 */
export async function chooseOnTheWay(visit: Visit): Promise<boolean> {
  const found = await readProductPage(visit);
  if (!found.button?.disabled || groupsToSettle(found.groups).length === 0) return false;
  const shop = {
    preselectedVariantId: undefined,
    tryVariant: (offer: Parameters<typeof tryVariant>[1], variant: Parameters<typeof tryVariant>[2]) =>
      tryVariant(visit, offer, variant),
  };
  await settleOffer(visit, shop, offerOf(found));
  return true;
}
