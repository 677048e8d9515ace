import type { Offer, Variant } from "../../../choosing/offer.ts";
import { settleOffer } from "../../../phases/product/settle-variant.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { CartItem, Tried } from "../../shop.ts";
import { tryVariant } from "../choices/try-variant.ts";
import { turnCalendar } from "../days/turn-calendar.ts";
import { findPurchaseButton } from "../product/find-purchase-button.ts";
import { findGoods } from "../product/goods-in-rows.ts";
import { groupsToSettle } from "../product/groups-to-settle.ts";
import { offerOf } from "../product/read-offer.ts";
import { readOpenedPage } from "../product/read-opened-page.ts";

/**
 * The button of one of several goods may only lead to the next step, in the place of their list: the day and the time of
 * an appointment. Settles what is to be chosen there, by the request or by asking: from then on the page leads to the
 * checkout by itself. False if the goods are still listed, or nothing is to be chosen.
 */
export async function takeNextStep(visit: Visit, item: CartItem): Promise<boolean> {
  const isOneOfSeveral = item.options.some(({ isGoods, ordered }) => isGoods && !ordered);
  if (!isOneOfSeveral || (await areListed(visit, item))) return false;
  const found = await turnCalendar(visit, await readOpenedPage(visit));
  if (!found.button || groupsToSettle(found.groups).length === 0) return false;
  const shop = {
    preselectedVariantId: undefined,
    // The button may only come with the last of the choices.
    tryVariant: async (offer: Offer, variant: Variant): Promise<Tried> => {
      const tried = await tryVariant(visit, offer, variant);
      return tried.kind === "gone" || tried.kind === "shut" ? { kind: "chosen", variant } : tried;
    },
  };
  await settleOffer(visit, shop, offerOf(found, { request: visit.order.request }));
  return true;
}

async function areListed(visit: Visit, { variant }: CartItem): Promise<boolean> {
  const button = await findPurchaseButton(visit);
  const goods = button && !button.isAwaited ? await findGoods(visit, button) : [];
  return goods.some(({ title }) => variant.values.includes(title));
}
