import type { FrameLocator, Page } from "playwright-core";
import { typeCard } from "../../packages/sandbox/tests/support/buy-at-copperkettle.ts";
import { card } from "./buy-through-api.ts";

export interface HandWrittenPayment {
  name: string;
  /** The product of Copperkettle that is paid for this way. */
  slug: string;
  /** Goes from the filled-in form to the receipt, with known selectors. */
  pay(page: Page): Promise<void>;
}

export const handWrittenPayments: readonly HandWrittenPayment[] = [
  {
    name: "one frame of the shop's own payments company",
    slug: "stoneware-bowl",
    pay: async (page) => {
      await typeCard(page);
      await placeOrder(page);
    },
  },
  {
    name: "three frames with decoys",
    slug: "framed-funnel",
    pay: async (page) => {
      const field = (name: string) =>
        page.frameLocator(`[name="quayside-field-${name}"]`).locator(`#${name}`);
      await field("number").fill(card.number);
      await field("expiry").fill(card.expiry);
      await field("cvv").fill(card.code);
      await placeOrder(page);
    },
  },
  {
    name: "one frame, behind a tab",
    slug: "tabbed-teapot",
    pay: async (page) => {
      await fillTabbed(page.frameLocator('[name="quayside-payment"]'));
      await placeOrder(page);
    },
  },
  {
    name: "one frame, and a bank that checks only the browser",
    slug: "frictionless-frother",
    pay: async (page) => {
      await fillTabbed(page.frameLocator('[name="quayside-payment"]'));
      await placeOrder(page);
    },
  },
  {
    name: "a page, by redirect",
    slug: "redirected-ramekin",
    pay: async (page) => {
      await page.click("#place_order");
      await payOnPage(page);
      await receipt(page);
    },
  },
  {
    name: "a page, by a form that sends itself, and a bank's code on a page",
    slug: "forwarded-fork",
    pay: async (page) => {
      await page.click("#place_order");
      await payOnPage(page);
      await page.fill("#challengeDataEntry", "123456");
      await page.click('button:not([name="cancel"])');
      await receipt(page);
    },
  },
  {
    name: "a page in a separate window",
    slug: "windowed-wok",
    pay: async (page) => {
      const opening = page.waitForEvent("popup");
      await page.click("#place_order");
      await payOnPage(await opening);
      await receipt(page);
    },
  },
];

async function fillTabbed(frame: FrameLocator): Promise<void> {
  await frame.locator("#tab-card").click();
  await frame.locator("#number").fill(card.number);
  await frame.locator("#expiry").fill(card.expiry);
  await frame.locator("#cvv").fill(card.code);
}

async function payOnPage(page: Page): Promise<void> {
  await page.fill("#cardnumber", card.number);
  await page.fill("#expiry", card.expiry);
  await page.fill("#cvc", card.code);
  await page.fill("#holder", card.name);
  await page.click("[data-pay]");
}

async function placeOrder(page: Page): Promise<void> {
  await page.click("#place_order");
  await receipt(page);
}

async function receipt(page: Page): Promise<void> {
  await page.waitForURL("**/order-received/**", { waitUntil: "domcontentloaded" });
}
