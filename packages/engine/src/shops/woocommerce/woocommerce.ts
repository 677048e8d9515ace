import type { Offer } from "../../choosing/offer.ts";
import { callInPage } from "../../page/call-in-page.ts";
import { longLoadMs, untilLoaded } from "../../page/waiting/until-loaded.ts";
import { parseJson } from "../../parse-json.ts";
import type { Visit } from "../../phases/visit.ts";
import { anyShop } from "../any-shop/any-shop.ts";
import { findAddress } from "../any-shop/cart/find-address.ts";
import { hasWishes } from "../any-shop/cart/give-wishes.ts";
import { tryAddress } from "../any-shop/to-checkout/lead-to-checkout.ts";
import { fetchInPage, jsonOf } from "../fetch-in-page.ts";
import type { Platform, Shop } from "../shop.ts";
import { addressesOf, type ShopAddresses } from "./addresses.ts";
import type { VariationsForm } from "./in-page/read-variations-form.ts";
import { isStoreCartRight } from "./store-cart.ts";
import {
  offerWithVariations,
  readCarriedVariations,
  readListedVariations,
  type Variation,
} from "./variations.ts";

/**
 * Any shop, plus three things: variations from the product form or the Store API, the cart's content, and the
 * usual checkout address. Themes and checkouts differ so much that the pages are worked like any other
 * shop's.
 */
export const woocommerce: Platform = {
  name: "WooCommerce",
  async recognise(visit) {
    const { page, pace } = visit;
    await untilLoaded(page, pace, longLoadMs);
    const marks = await callInPage({ frame: page.mainFrame(), pace }, "readVariationsForm").catch(
      () => undefined,
    );
    if (!marks?.isWooCommerce) return undefined;
    const shop = await anyShop.recognise(visit);
    return shop && withPlatform(visit, shop, { form: marks.form, at: addressesOf(page.url(), marks.api) });
  },
};

interface Known {
  form: VariationsForm | null;
  at: ShopAddresses;
}

async function withPlatform(visit: Visit, shop: Shop, { form, at }: Known): Promise<Shop> {
  const shown = await shop.readOffer();
  const known = form && (await readKnownOffer(visit, shown, { form, at }));
  return {
    ...shop,
    platform: "WooCommerce",
    readOffer: async () => known ?? shown,
    addToCart: async (item) => {
      await shop.addToCart(item);
      return (await isStoreCartRight(visit, at.storeApi("cart"), item)) ? "counted" : "unread";
    },
    openCheckout: async (item) => {
      // The API has reported what the cart holds: its page is only needed for what else the request asks for.
      if (!hasWishes(visit))
        await tryAddress(visit, (await findAddress(visit, "checkout")) ?? at.usualCheckout);
      await shop.openCheckout(item);
    },
    signs: { payButton: "#place_order, .wc-block-components-checkout-place-order-button" },
  };
}

async function readKnownOffer(
  visit: Visit,
  shown: Offer,
  { form, at }: Known & { form: VariationsForm },
): Promise<Offer | undefined> {
  const variations = readCarriedVariations(parseJson(form.json)) ?? (await askForVariations(visit, form, at));
  return variations && offerWithVariations(shown, form, variations);
}

async function askForVariations(
  visit: Visit,
  form: VariationsForm,
  { storeApi }: ShopAddresses,
): Promise<Variation[] | undefined> {
  if (!/^\d+$/.test(form.productId)) return undefined;
  const ofProduct = { type: "variation", parent: form.productId, per_page: "100" };
  const [product, stock] = await Promise.all([
    fetchInPage(visit, { path: storeApi(`products/${form.productId}`) }),
    fetchInPage(visit, { path: storeApi("products", ofProduct) }),
  ]);
  return readListedVariations(jsonOf(product), jsonOf(stock), form);
}
