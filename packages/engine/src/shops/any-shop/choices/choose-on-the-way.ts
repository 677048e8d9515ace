import type { Offer, Variant } from "../../../choosing/offer.ts";
import { settleOffer } from "../../../phases/product/settle-variant.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { Tried } from "../../shop.ts";
import { groupsToSettle } from "../product/groups-to-settle.ts";
import { readProductPage } from "../product/product-page.ts";
import { offerOf } from "../product/read-offer.ts";
import { tryVariant } from "./try-variant.ts";

/**
 * A page after the product's may ask for a day, time or seat while its button is disabled. Chooses these as
 * on the product page, by the request or by asking. Returns false if the page asks for no such thing.
 */
export async function chooseOnTheWay(visit: Visit): Promise<boolean> {
  const found = await readProductPage(visit);
  if (!found.button?.disabled || found.button.isAwaited) return false;
  if (groupsToSettle(found.groups).length === 0) return false;
  const shop = {
    preselectedVariantId: undefined,
    // The button may still wait for something other than a choice, such as a postal code.
    tryVariant: async (offer: Offer, variant: Variant): Promise<Tried> => {
      const tried = await tryVariant(visit, offer, variant);
      return tried.kind === "gone" || tried.kind === "shut" ? { kind: "chosen", variant } : tried;
    },
  };
  await settleOffer(visit, shop, offerOf(found));
  return true;
}
