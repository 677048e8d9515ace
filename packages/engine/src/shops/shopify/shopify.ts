import type { Offer } from "../../choosing/offer.ts";
import { callInPage } from "../../page/call-in-page.ts";
import { firstDefined } from "../../page/waiting/first-defined.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import type { Visit } from "../../phases/visit.ts";
import { fetchInPage, jsonOf } from "../fetch-in-page.ts";
import type { Platform, Shop } from "../shop.ts";
import { readEmbeddedProduct } from "./embedded-product.ts";
import { fillCart } from "./fill-cart.ts";
import { findProductAddress } from "./find-product-address.ts";
import { allowCheckoutHosts, goToCheckout, openShopifyCheckout } from "./open-shopify-checkout.ts";
import { type ProductAddress, readProductAddress } from "./product-address.ts";
import { readAjaxProduct, readStorefrontProduct } from "./product-json.ts";

/** Longer than any page of a shop. */
const longestDocumentBytes = 8_000_000;

/**
 * Recognised by a product address that also answers with the product's data, which only this platform has. It
 * is requested as soon as the page's address is known, while the page itself still loads.
 */
export const shopify: Platform = {
  name: "Shopify",
  async recognise(visit) {
    const address = readProductAddress(visit.page.url());
    const offer = address && (await readProduct(visit, address));
    if (offer) return shopOf(visit, address, offer);
    const elsewhere = await findProductAddress(visit);
    const found = elsewhere && (await readProduct(visit, elsewhere));
    return found && shopOf(visit, elsewhere, found);
  },
};

/** From its data address or from the data embedded by its theme, whichever comes first. */
async function readProduct(visit: Visit, address: ProductAddress): Promise<Offer | undefined> {
  const enough = new AbortController();
  const signal = AbortSignal.any([visit.pace.signal, enough.signal]);
  const asked = askForProduct({ ...visit, pace: { ...visit.pace, signal } }, address);
  try {
    return await firstDefined([embeddedProduct(visit, address), asked]);
  } finally {
    enough.abort();
  }
}

async function askForProduct(
  visit: Pick<Visit, "page" | "pace">,
  { root, handle }: ProductAddress,
): Promise<Offer | undefined> {
  const path = `${root}products/${handle}`;
  const ajax = readAjaxProduct(jsonOf(await fetchInPage(visit, { path: `${path}.js` })));
  if (ajax) return ajax;
  return readStorefrontProduct(jsonOf(await fetchInPage(visit, { path: `${path}.json` })));
}

async function embeddedProduct(
  { page, pace }: Visit,
  { handle }: ProductAddress,
): Promise<Offer | undefined> {
  const bytes = await callInPage({ frame: page.mainFrame(), pace }, "documentBytes").catch(() => 0);
  if (bytes > longestDocumentBytes) return undefined;
  return readEmbeddedProduct(await watchRequests(page).documentText(), handle);
}

function shopOf(visit: Visit, { root, variantId }: ProductAddress, offer: Offer): Shop {
  let onward: Promise<void> | undefined;
  return {
    platform: "Shopify",
    preselectedVariantId: variantId,
    readOffer: async () => offer,
    addToCart: async (item) => {
      await allowCheckoutHosts(visit);
      onward = (await fillCart(visit, root, item, () => goToCheckout(visit, root))).onward;
      return "counted";
    },
    openCheckout: (item) => openShopifyCheckout(visit, root, item, onward),
    signs: { payButton: "#checkout-pay-button" },
  };
}
