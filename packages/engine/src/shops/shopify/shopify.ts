import type { Offer } from "../../choosing/offer.ts";
import type { Visit } from "../../phases/visit.ts";
import { fetchInPage, jsonOf } from "../fetch-in-page.ts";
import type { Platform, Shop } from "../shop.ts";
import { fillCart } from "./fill-cart.ts";
import { findProductAddress } from "./find-product-address.ts";
import { openShopifyCheckout } from "./open-shopify-checkout.ts";
import { type ProductAddress, readProductAddress } from "./product-address.ts";
import { readAjaxProduct, readStorefrontProduct } from "./product-json.ts";

/**
 * Recognised by what only this platform has: a product address that also answers with the product's data. It is asked
 * for as soon as the page's address is known, while the page itself still loads.
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

async function readProduct(visit: Visit, { root, handle }: ProductAddress): Promise<Offer | undefined> {
  const path = `${root}products/${handle}`;
  const ajax = readAjaxProduct(jsonOf(await fetchInPage(visit, { path: `${path}.js` })));
  if (ajax) return ajax;
  return readStorefrontProduct(jsonOf(await fetchInPage(visit, { path: `${path}.json` })));
}

function shopOf(visit: Visit, { root, variantId }: ProductAddress, offer: Offer): Shop {
  return {
    platform: "Shopify",
    preselectedVariantId: variantId,
    readOffer: async () => offer,
    addToCart: async (item) => {
      await fillCart(visit, root, item);
      return "counted";
    },
    openCheckout: (item) => openShopifyCheckout(visit, root, item),
    signs: { payButton: "#checkout-pay-button" },
  };
}
