import type { Offer } from "../../choosing/offer.ts";
import { callInPage } from "../../page/call-in-page.ts";
import { timeLimit } from "../../page/waiting/pace.ts";
import { goTo } from "../../phases/go-to.ts";
import type { Visit } from "../../phases/visit.ts";
import { anyShop } from "../any-shop/any-shop.ts";
import { fetchInPage, jsonOf } from "../fetch-in-page.ts";
import type { Platform, Shop } from "../shop.ts";
import type { VariationsForm } from "./in-page/read-variations-form.ts";
import { isStoreCartRight } from "./store-cart.ts";
import {
  offerWithVariations,
  readCarriedVariations,
  readListedVariations,
  type Variation,
} from "./variations.ts";

const documentLimitMs = 30_000;
const apiRoot = "/wp-json/wc/store/v1/";
const usualCheckout = "/checkout/";
const bodyOfCheckout = /<body[^>]{0,2000}\bwoocommerce-checkout\b/;

/**
 * Any shop, with three things known better: which variations there are, from the product form or the shop's open
 * interface, what the cart holds, and where the checkout usually is. Its themes and checkouts differ so much that the pages are worked like any other.
 */
export const woocommerce: Platform = {
  name: "WooCommerce",
  async recognise(visit) {
    const { page, pace } = visit;
    await page
      .waitForLoadState("domcontentloaded", { timeout: timeLimit(pace, documentLimitMs) })
      .catch(() => undefined);
    const marks = await callInPage({ frame: page.mainFrame(), pace }, "readVariationsForm").catch(
      () => undefined,
    );
    if (!marks?.isWooCommerce) return undefined;
    const shop = await anyShop.recognise(visit);
    return shop && withPlatform(visit, shop, marks.form);
  },
};

async function withPlatform(visit: Visit, shop: Shop, form: VariationsForm | null): Promise<Shop> {
  const shown = await shop.readOffer();
  const known = form && (await readKnownOffer(visit, shown, form));
  return {
    ...shop,
    platform: "WooCommerce",
    readOffer: async () => known ?? shown,
    addToCart: async (item) => {
      await shop.addToCart(item);
      return (await isStoreCartRight(visit, apiRoot, item.quantity)) ? "counted" : "unread";
    },
    openCheckout: async (item) => {
      await openUsualCheckout(visit);
      await shop.openCheckout(item);
    },
    signs: { payButton: "#place_order, .wc-block-components-checkout-place-order-button" },
  };
}

/** The cart's own page takes longer than the question whether the checkout is where the platform puts it. */
async function openUsualCheckout(visit: Visit): Promise<void> {
  const { status, url, text } = await fetchInPage(visit, { path: usualCheckout });
  const isThere = status === 200 && new URL(url).pathname === usualCheckout && bodyOfCheckout.test(text);
  if (isThere) await goTo(visit, url);
}

async function readKnownOffer(visit: Visit, shown: Offer, form: VariationsForm): Promise<Offer | undefined> {
  const variations = readCarriedVariations(parse(form.json)) ?? (await askForVariations(visit, form));
  return variations && offerWithVariations(shown, form, variations);
}

async function askForVariations(visit: Visit, form: VariationsForm): Promise<Variation[] | undefined> {
  if (!/^\d+$/.test(form.productId)) return undefined;
  const [product, stock] = await Promise.all([
    fetchInPage(visit, { path: `${apiRoot}products/${form.productId}` }),
    fetchInPage(visit, { path: `${apiRoot}products?type=variation&parent=${form.productId}&per_page=100` }),
  ]);
  return readListedVariations(jsonOf(product), jsonOf(stock), form);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
