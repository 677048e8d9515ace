import type { Frame } from "playwright-core";
import { settle } from "../../../page/waiting/settle.ts";
import { PurchaseFailed } from "../../../phases/failures/purchase-failed.ts";
import { type Look, lookAt } from "../../../phases/form/ways/read-ways.ts";
import { clearTheWay } from "../../../phases/page/clear-the-way.ts";
import { goTo } from "../../../phases/page/go-to.ts";
import type { Visit } from "../../../phases/visit.ts";
import type { Shop } from "../../shop.ts";
import { isOrderedOnPage, onlyPrice } from "../to-checkout/order-form.ts";
import type { ProductPage } from "./product-page.ts";
import { readOpenedPage } from "./read-opened-page.ts";

/** A product page has one form that sells; the other frames are maps and videos. */
const mostFrames = 3;

/**
 * A product page without a sure buy button may have its form in a frame of the shop or of an allowed domain.
 * The frame is opened as a page of its own, as a checkout in a frame is. Goes back if it sells nothing there.
 */
export async function shopInFrame(
  visit: Visit,
  outer: ProductPage,
  shopOn: (found: ProductPage) => Promise<Shop | undefined>,
): Promise<Shop | undefined> {
  if (isSure(outer)) return undefined;
  const look = await lookAt(visit);
  const price = outer.price ?? onlyPrice(look, outer.product.currency);
  const address = visit.page.url();
  const frames = framesWithForms(visit, look).map((frame) => frame.url());
  for (const frame of new Set(frames)) {
    const shop = await open(visit, frame, async (inner) => {
      const found = withOuter(inner, { ...outer, price });
      return isSure(inner) || (await isOrderedOnPage(visit, found)) ? shopOn(found) : undefined;
    });
    if (shop) return shop;
  }
  if (visit.page.url() !== address) {
    await goTo(visit, address);
    await readOpenedPage(visit);
  }
  return undefined;
}

async function open(
  visit: Visit,
  address: string,
  sells: (inner: ProductPage) => Promise<Shop | undefined>,
): Promise<Shop | undefined> {
  try {
    await goTo(visit, address);
    await settle(visit.page, visit.pace, { limitMs: 5_000 });
    await clearTheWay(visit);
    return await sells(await readOpenedPage(visit));
  } catch (error) {
    if (error instanceof PurchaseFailed) return undefined;
    throw error;
  }
}

function isSure({ button }: ProductPage): boolean {
  return button !== undefined && !button.isGuessed && !button.isAwaited && !button.isOfAnother;
}

/** Frames that a person sees, with something to press or to fill in. */
function framesWithForms({ page, browser }: Visit, { frames, reading }: Look): Frame[] {
  return frames
    .filter((frame, at) => {
      const read = reading.frames[at];
      const isUsable =
        read?.surroundings?.isAside === false &&
        (read.controls.length > 0 || read.pressables.some(({ isLink }) => !isLink));
      const url = frame.url();
      return isUsable && url.startsWith("http") && url !== page.url() && browser.mayVisit(url);
    })
    .slice(0, mostFrames);
}

/** Name and price are often only on the page around the frame. */
function withOuter(inner: ProductPage, outer: ProductPage): ProductPage {
  const title = outer.product.isDeclared ? outer.product.title : inner.product.title || outer.product.title;
  const currency = inner.product.currency || outer.product.currency;
  return { ...inner, product: { ...inner.product, title, currency }, price: inner.price ?? outer.price };
}
