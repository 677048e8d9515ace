import type { Offer } from "../../choosing/offer.ts";
import { settle } from "../../page/waiting/settle.ts";
import { longLoadMs, untilLoaded } from "../../page/waiting/until-loaded.ts";
import { failures } from "../../phases/failures/failures.ts";
import { passGate } from "../../phases/form/pass-gate.ts";
import { takeSide } from "../../phases/form/take-side.ts";
import { clearTheWay } from "../../phases/page/clear-the-way.ts";
import type { Visit } from "../../phases/visit.ts";
import { quoted } from "../../words/quoted.ts";
import type { CartItem, Platform, Shop } from "../shop.ts";
import { addEach } from "./cart/add-each.ts";
import type { AddAttempt } from "./cart/add-to-cart.ts";
import { chooseEarly } from "./choices/choose-early.ts";
import { tryEach } from "./choices/try-each.ts";
import { writeDay } from "./days/give-day.ts";
import { searchByDays } from "./days/search-by-days.ts";
import { turnCalendar } from "./days/turn-calendar.ts";
import type { OptionGroupSnapshot } from "./in-page/choices/option-group-snapshot.ts";
import type { GoodsRow } from "./in-page/rows/goods-row.ts";
import { discoverVariants } from "./product/discover-variants.ts";
import { drawWhatIsBelow } from "./product/draw-what-is-below.ts";
import { findVersions } from "./product/find-versions.ts";
import {
  type GoodsSearch,
  goTowardsGoods,
  leadsToGoods,
  openAnsweredGoods,
} from "./product/go-to-named-goods.ts";
import { goToNamedSisters } from "./product/go-to-named-sister.ts";
import { areTooMany, findGoods, withGoods } from "./product/goods-in-rows.ts";
import { groupsToSettle } from "./product/groups-to-settle.ts";
import type { ProductPage } from "./product/product-page.ts";
import { offerOf } from "./product/read-offer.ts";
import { isSelling, readOpenedPage } from "./product/read-opened-page.ts";
import { saysSoldOutOnPage } from "./product/says-sold-out-on-page.ts";
import { shopInFrame } from "./product/selling-frames.ts";
import { shopOfVersions } from "./product/shop-of-versions.ts";
import { openCheckout } from "./to-checkout/open-checkout.ts";
import { isOrderedOnPage, orderedOnPage } from "./to-checkout/order-form.ts";

/** Any page that sells something: recognised by a button that adds to a cart, or by a declared product. */
export const anyShop: Platform = {
  name: "any shop",
  async recognise(visit) {
    const { page, pace } = visit;
    await untilLoaded(page, pace, longLoadMs);
    await settle(page, pace, { limitMs: 5_000 });
    await clearTheWay(visit);
    await passGate(visit);
    await takeSide(visit);
    const address = visit.page.url();
    const shop = (await shopOnOpened(visit)) ?? (await shopBelow(visit)) ?? (await shopAmongGoods(visit));
    // What led nowhere may still say that it is sold out.
    return shop ?? (visit.page.url() === address ? shopOnOpened(visit, { mayLeadOn: false }) : undefined);
  },
};

/** Some pages draw what they sell only once they are scrolled to it. */
async function shopBelow(visit: Visit): Promise<Shop | undefined> {
  return (await drawWhatIsBelow(visit)) ? shopOnOpened(visit) : undefined;
}

/** More steps than lead from a front page to any product. */
const mostSteps = 6;

/** A page that sells nothing itself may lead to what the request names. */
async function shopAmongGoods(visit: Visit): Promise<Shop | undefined> {
  const opened = new Set([visit.page.url()]);
  const search: GoodsSearch = { opened, pages: 0, searched: new Set(), offered: [] };
  for (let steps = 0; steps < mostSteps && (await goTowardsGoods(visit, search)); steps += 1) {
    await clearTheWay(visit);
    const shop = await shopOnOpened(visit);
    if (shop) return shop;
  }
  return (await openAnsweredGoods(visit, search)) ? shopOnOpened(visit) : undefined;
}

async function shopOnOpened(visit: Visit, { mayLeadOn = true } = {}): Promise<Shop | undefined> {
  const opened = await readOpenedPage(visit);
  const sister = await goToNamedSisters(visit, opened);
  const isSearched = !sister && !isTold(opened) && (await searchByDays(visit));
  const found = isSearched ? await readOpenedPage(visit) : (sister ?? opened);
  const versions =
    found.button && !found.button.isAwaited && !found.button.isUnlikely
      ? undefined
      : await findVersions(visit, found.product.title);
  const shopOnPage = async () => shopOn(visit, await readOpenedPage(visit));
  if (versions) return shopOfVersions(visit, versions, shopOnPage);
  const inFrame = await shopInFrame(visit, found, (inner) => shopOn(visit, inner));
  if (inFrame) return inFrame;
  return mayLeadOn && (await leadsToGoods(visit, found)) ? undefined : shopOn(visit, found);
}

function isTold({ button }: ProductPage): boolean {
  return button !== undefined && !button.isGuessed && !button.isAwaited;
}

async function shopOn(visit: Visit, found: ProductPage): Promise<Shop | undefined> {
  if (await isOrderedOnPage(visit, found)) return orderedOnPage(visit, found);
  // A button found only by its position doesn't count if the page sells nothing, or nothing any more.
  if (found.button?.isGuessed && !isSelling(found))
    return (await saysSoldOutOnPage(visit)) ? shopOf(visit, offerOf(found)) : undefined;
  if (!found.button || isWithoutChoice(found)) return withoutButton(visit, found);
  const isProposal = found.button.isAwaited || (found.button.isOfAnother && found.product.isDeclared);
  const goods = isProposal ? [] : await findGoods(visit, found.button);
  if (areTooMany(goods)) return undefined;
  if (goods.length > 0) return shopOf(visit, withGoods(offerOf(beside(found, goods)), goods));
  if (found.button.isOfAnother) return withoutButton(visit, found);
  const turned = await turnCalendar(visit, found);
  const discovered = await discoverVariants(visit, found.button, turned.groups);
  return shopOf(visit, offerOf(turned, { discovered, request: visit.order.request }));
}

/** The page's choices for all of its goods. The button beside one of them opens with its number of pieces. */
function beside(found: ProductPage, goods: readonly GoodsRow[]): ProductPage {
  const isOfRow = ({ selector }: OptionGroupSnapshot) => goods.some((row) => row.selector === selector);
  const hasOwnButtons = goods.some(({ kind }) => kind === "button");
  const groups = hasOwnButtons ? [] : found.groups.filter((group) => !isOfRow(group));
  return { ...found, groups, isSoldOut: false };
}

/** A button that only appears with a choice needs one. */
function isWithoutChoice({ button, groups }: ProductPage): boolean {
  return button?.isAwaited === true && groupsToSettle(groups).length === 0;
}

/** A product without a cart button is sold out only if the page says so. */
function withoutButton(visit: Visit, found: ProductPage): Shop | undefined {
  if (found.isSoldOut) return shopOf(visit, offerOf(found));
  if (!found.product.isDeclared) return undefined;
  throw failures.noCartButton(visit, quoted(found.product.title));
}

function shopOf(visit: Visit, offer: Offer): Shop {
  const address = visit.page.url();
  const attempt: AddAttempt = { address, given: new Map(), refuted: new Set(), demanded: new Map() };
  const isChosenOnPage = offer.options.some(({ isGoods }) => !isGoods);
  const add = (item: CartItem) => addEach(visit, item, attempt);
  const open = (item: CartItem) => openCheckout(visit, { item, attempt }, () => add(item));
  return {
    platform: "general",
    preselectedVariantId: undefined,
    readOffer: async () => offer,
    ...(isChosenOnPage && {
      addsVariants: true,
      tryVariant: (known, variant) => tryEach(visit, known, variant),
      chooseEarly: (known, wanted) => chooseEarly(visit, known, wanted),
    }),
    addToCart: async (item) => {
      await add(item);
      return "unread";
    },
    openCheckout: open,
    returnToCheckout: open,
    giveDay: (field, date) => writeDay(visit, field, date),
    signs: {},
  };
}
