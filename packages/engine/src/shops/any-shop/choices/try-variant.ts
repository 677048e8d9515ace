import { matchRequest } from "../../../choosing/match-request.ts";
import type { Offer, Variant } from "../../../choosing/offer.ts";
import { findDays } from "../../../choosing/request/find-dates.ts";
import { readTokens } from "../../../choosing/request/tokens.ts";
import { daysOf } from "../../../choosing/values/times/find-day.ts";
import { waitUntil } from "../../../page/waiting/look-until.ts";
import { patienceFor } from "../../../page/waiting/pace.ts";
import { PurchaseFailed } from "../../../phases/failures/purchase-failed.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { Tried } from "../../shop.ts";
import type { GoodsRow } from "../in-page/rows/goods-row.ts";
import type { PurchaseButton } from "../product/find-purchase-button.ts";
import { areTooMany, findGoods, withGoods } from "../product/goods-in-rows.ts";
import { groupsToSettle } from "../product/groups-to-settle.ts";
import { type ProductPage, readProductPage, saysGone } from "../product/product-page.ts";
import { canBePressed } from "../product/ready-button.ts";
import { widerOffer } from "../product/wider-offer.ts";
import { chooseAgain, chooseOnPage, chosenValues } from "./choose-on-page.ts";

/** The price may differ for this combination, and there may be more to choose now, or goods to count. */
export async function tryVariant(visit: Visit, offer: Offer, variant: Variant): Promise<Tried> {
  const before = await readProductPage(visit);
  const { button } = before;
  visit.presets = offer.presets ?? visit.presets ?? new Map();
  if (!button) return { kind: "gone" };
  const isReady = await chooseUntilReady(visit, button, chosenValues({ options: offer.options, variant }));
  if (isReady === undefined) return { kind: "gone" };
  const after = await readOpenedLists(visit, offer);
  const priced = withShownPrice(variant, before, after);
  const goods = await goodsOn(visit, after);
  const wider = widerOffer(withoutCounts(after, goods), offer, {
    chosen: priced,
    request: visit.order.request,
  });
  if (wider) return { kind: "opened", offer: wider };
  const isCounted = offer.options.some(({ isGoods }) => isGoods);
  if (goods.length > 0 && !isCounted)
    return { kind: "opened", offer: withGoods({ ...offer, variants: [priced] }, goods) };
  return isReady ? { kind: "chosen", variant: priced } : refusedBy(visit, after);
}

/** A script fills a list that depends on another one sooner than that, and draws what a choice brings up. */
const fillLimitMs = 2_000;
const drawLimitMs = 1_000;

/**
 * The page once no list beside the button waits for its choices ("First choose a vehicle"), and what the choice may bring
 * up has come, if the request asks for more than there is to choose: a day of the place.
 */
export async function readOpenedLists(visit: Visit, offer: Offer): Promise<ProductPage> {
  let page = await readProductPage(visit);
  const isUnfilled = () => page.groups.some(({ kind, choices }) => kind === "select" && choices.length === 0);
  const known = new Set(offer.options.map(({ name }) => name));
  const isMore = asksForMore(offer, visit.order.request);
  const isAwaited = () => isMore && groupsToSettle(page.groups).every(({ name }) => known.has(name));
  const limitMs = isUnfilled() ? fillLimitMs : drawLimitMs;
  if (!isUnfilled() && !isAwaited()) return page;
  await waitUntil(visit.pace, { limitMs: patienceFor(visit.pace, limitMs), everyMs: 100 }, async () => {
    page = await readProductPage(visit);
    return !isUnfilled() && !isAwaited();
  });
  return page;
}

/** Whether the request says something of the goods, or a day, for which there is no choice yet. */
function asksForMore(offer: Offer, request = ""): boolean {
  const tokens = readTokens(request);
  const isDayOffered = offer.options.some(({ values }) => values.some((value) => findDays(value).length > 0));
  if (!isDayOffered && daysOf({ tokens, isFree: () => true }).length > 0) return true;
  return matchRequest({ ...offer, variants: [] }, request).unmatchedOfGoods.length > 0;
}

/** The number of pieces of one of several goods is no option. */
function withoutCounts(page: ProductPage, goods: readonly GoodsRow[]): ProductPage {
  const counts = new Set(goods.flatMap(({ selector, pieces }) => [selector, pieces]));
  return { ...page, groups: page.groups.filter(({ selector }) => !counts.has(selector)) };
}

/** A button that cannot be pressed says nothing about the stock: something else may be missing. */
async function refusedBy(visit: Visit, { product, button }: ProductPage): Promise<Tried> {
  return !button || (await saysGone(visit, product, button))
    ? { kind: "gone" }
    : { kind: "shut", button: button.text };
}

/** Whether the button can be pressed then; undefined if a value isn't offered. */
async function chooseUntilReady(
  visit: Visit,
  button: PurchaseButton,
  values: ReadonlyMap<string, string>,
): Promise<boolean | undefined> {
  // The page may need a moment to show the result of a choice, while its button waits.
  const isReady = () => canBePressed(visit, { maySave: true });
  try {
    await chooseOnPage(visit, button, values);
    if (await isReady()) return true;
    await chooseAgain(visit, button, values);
    return await isReady();
  } catch (error) {
    if (error instanceof PurchaseFailed && error.code === "variant_unavailable") return undefined;
    throw error;
  }
}

async function goodsOn(visit: Visit, { button }: ProductPage): Promise<readonly GoodsRow[]> {
  if (!button || button.isAwaited || button.isOfAnother) return [];
  const goods = await findGoods(visit, button);
  return areTooMany(goods) ? [] : goods;
}

/** If the price changes when a variant is chosen, it is that variant's price. */
function withShownPrice(variant: Variant, before: ProductPage, after: ProductPage): Variant {
  const price = after.shownPrice;
  return price === undefined || price === before.shownPrice ? variant : { ...variant, price };
}
