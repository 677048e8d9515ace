import type { Page } from "playwright-core";

export interface HandPurchase {
  /** The product's page. */
  readonly url: string;
  /** What to choose on the page, in order, by someone who knows the page. */
  readonly choose?: (page: Page) => Promise<void>;
  readonly email: string;
  /** By the names of the checkout's text fields, those of the place first. */
  readonly address: Readonly<Record<string, string>>;
  readonly zone: string;
  readonly card: {
    readonly number: string;
    readonly expiry: string;
    readonly code: string;
    readonly name: string;
  };
}

/** The shortest way to an order in the Hartwell store: it knows every selector and waits for nothing twice. */
export async function buyByHand(page: Page, purchase: HandPurchase): Promise<void> {
  await fillCheckoutByHand(page, purchase);
  await page.click("#checkout-pay-button");
  await page.waitForURL("**/thank-you", { waitUntil: "domcontentloaded" });
}

/** Everything up to the press of the pay button. */
export async function fillCheckoutByHand(page: Page, purchase: HandPurchase): Promise<void> {
  const { url, choose, email, address, zone, card } = purchase;
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await choose?.(page);
  await page.click(".shopify-payment-button__button");

  await page.waitForFunction("document.querySelector('#app')?.isAwake === true");
  // The place comes first: what delivery costs is worked out while the rest is typed.
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
  // What is typed before the frame's script listens is never heard of.
  await frame?.waitForLoadState("load");
  await frame?.fill(`#${name}`, value);
}
