import type { Offer } from "../../../choosing/offer.ts";
import { PurchaseFailed } from "../../../phases/failures/purchase-failed.ts";
import type { Visit } from "../../../phases/visit.ts";
import { readProductPage } from "../product/product-page.ts";
import { offerOf } from "../product/read-offer.ts";
import { chooseOnPage } from "./choose-on-page.ts";
import { readOpenedLists } from "./try-variant.ts";

/** Chooses some values on the page before all are known, and reads what there is to choose then; undefined if that is the same. */
export async function chooseEarly(
  visit: Visit,
  offer: Offer,
  wanted: ReadonlyMap<string, string>,
): Promise<Offer | undefined> {
  const { button } = await readProductPage(visit);
  if (!button || button.isAwaited || offer.options.some(({ isGoods }) => isGoods)) return undefined;
  try {
    await chooseOnPage(visit, button, wanted);
  } catch (error) {
    if (error instanceof PurchaseFailed && error.code === "variant_unavailable") return undefined;
    throw error;
  }
  const now = offerOf(await readOpenedLists(visit, offer), { request: visit.order.request });
  return choicesOf(now) === choicesOf(offer) ? undefined : now;
}

function choicesOf({ options }: Offer): string {
  return options.flatMap(({ name, values }) => [name, ...values]).join("\n");
}
