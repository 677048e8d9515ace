import type { Page } from "playwright-core";

export interface HandPurchase {
  /** The product page. */
  readonly url: string;
  /** Makes the choices on the page, in order. */
  readonly choose?: (page: Page) => Promise<void>;
  readonly email: string;
  /** By name of the checkout's text fields, address fields first. */
  readonly address: Readonly<Record<string, string>>;
  readonly zone: string;
  readonly card: {
    readonly number: string;
    readonly expiry: string;
    readonly code: string;
    readonly name: string;
  };
}

/** The shortest way to an order in the Hartwell store, with known selectors and without redundant waits. */
export async function buyByHand(page: Page, purchase: HandPurchase): Promise<void> {
  await fillCheckoutByHand(page, purchase);
  await page.click("#checkout-pay-button");
  await page.waitForURL("**/thank-you", { waitUntil: "domcontentloaded" });
}

/** Fills everything up to the pay button. */
export async function fillCheckoutByHand(page: Page, purchase: HandPurchase): Promise<void> {
  const { url, choose, email, address, zone, card } = purchase;
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await choose?.(page);
  await page.click(".shopify-payment-button__button");

  await page.waitForFunction("document.querySelector('#app')?.isAwake === true");
  // The zone comes first: delivery costs are calculated while the rest is typed.
  await page.selectOption('select[name="zone"]', zone);
  for (const [name, value] of Object.entries(address)) await page.fill(`[name="${name}"]`, value);
  await page.fill("#email", email);

  await fillCardField(page, "number", card.number);
  await fillCardField(page, "expiry", card.expiry);
  await fillCardField(page, "verification_value", card.code);
  await fillCardField(page, "name", card.name);

  await page.locator("#shipping-methods input:checked").waitFor();
  await page.locator('#totals[aria-busy="false"]').waitFor();
}

async function fillCardField(page: Page, name: string, value: string): Promise<void> {
  const element = await page.waitForSelector(`iframe[name^="card-fields-${name}-"]`, { state: "attached" });
  const frame = await element.contentFrame();
  // Input before the frame's script has loaded would be lost.
  await frame?.waitForLoadState("load");
  await frame?.fill(`#${name}`, value);
}
