import type { Page } from "playwright-core";
import { fillBlocks, fillClassic } from "../../packages/sandbox/tests/support/buy-at-copperkettle.ts";
import { fillUpToReview } from "../../packages/sandbox/tests/support/buy-at-fennelrye.ts";
import { buyByHand } from "../../packages/sandbox/tests/support/buy-by-hand.ts";
import type { Shopper } from "../../packages/sandbox/tests/support/shopper.ts";
import { buyer, card } from "./buy-through-api.ts";

export interface HandWritten {
  name: string;
  store: "hartwell" | "copperkettle" | "fennelrye";
  path: string;
  /** The shortest way to the order, with known selectors. */
  buy(page: Page, url: string, shopper: Shopper): Promise<void>;
}

export function buyMugByHand(page: Page, url: string): Promise<void> {
  return buyByHand(page, {
    url,
    email: buyer.contact.email,
    zone: buyer.shipping.administrativeAreaCode,
    address: {
      postalCode: buyer.shipping.postalCode,
      city: buyer.shipping.locality,
      address1: "1 Analytical Way",
      firstName: buyer.name.first,
      lastName: buyer.name.last,
      phone: buyer.contact.phone,
    },
    card,
  });
}

export const handWritten: readonly HandWritten[] = [
  {
    name: "Hartwell",
    store: "hartwell",
    path: "/products/enamel-mug",
    buy: buyMugByHand,
  },
  {
    name: "Copper Kettle, classic checkout",
    store: "copperkettle",
    path: "/product/stoneware-bowl/",
    buy: async (page, url) => {
      await fillClassic(page, { url });
      await page.click("#place_order");
      await page.waitForURL("**/order-received/**", { waitUntil: "domcontentloaded" });
    },
  },
  {
    name: "Copper Kettle, block checkout",
    store: "copperkettle",
    path: "/product/stoneware-bowl/?checkout=blocks",
    buy: async (page, url) => {
      await fillBlocks(page, { url });
      await page.click(".wc-block-components-checkout-place-order-button");
      await page.waitForURL("**/order-received/**", { waitUntil: "domcontentloaded" });
    },
  },
  {
    name: "Fennel & Rye",
    store: "fennelrye",
    path: "/item/seed-crackers",
    buy: async (page, url, shopper) => {
      await fillUpToReview(page, shopper, { url });
      await page.check('[name="terms"]');
      await page.click("[data-press]");
      await page.waitForURL("**/order/thank-you**", { waitUntil: "domcontentloaded" });
    },
  },
];
