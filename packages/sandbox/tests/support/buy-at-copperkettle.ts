import type { Page } from "playwright-core";

export interface CopperkettlePurchase {
  /** The product page. */
  readonly url: string;
  /** Attribute slug to term slug. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly cardNumber?: string;
}

const PERSON = { first_name: "Ada", last_name: "Lovelace", phone: "+1 802 555 0101" };
const PLACE = { address_1: "12 Mill Lane", city: "Burlington", postcode: "05401" };

/** Goes from the product page to the basket's checkout. */
export async function goToCheckout(page: Page, { url, choices = {} }: CopperkettlePurchase): Promise<void> {
  await page.goto(url, { waitUntil: "domcontentloaded" });
  for (const [slug, term] of Object.entries(choices)) await page.selectOption(`#pa_${slug}`, term);
  if (Object.keys(choices).length > 0)
    await page.locator(".single_add_to_cart_button:not(.disabled)").waitFor();
  await page.click(".single_add_to_cart_button");
  await page.locator(".woocommerce-message").waitFor();
  await page.goto(new URL("/cart/", url).href);
  await page.click(".checkout-button");
  // The page ignores choices made before its scripts have run.
  await page.waitForURL(/\/checkout/, { waitUntil: "domcontentloaded" });
}

/** Fills the classic checkout up to the order button. */
export async function fillClassic(page: Page, purchase: CopperkettlePurchase): Promise<void> {
  await fillClassicDetails(page, purchase);
  await typeCard(page, purchase.cardNumber);
}

/** Fills the classic checkout except for the card. */
export async function fillClassicDetails(page: Page, purchase: CopperkettlePurchase): Promise<void> {
  await goToCheckout(page, purchase);
  for (const [name, value] of Object.entries({ ...PERSON, ...PLACE }))
    await page.fill(`#billing_${name}`, value);
  await page.fill("#billing_email", "ada@example.com");
  const isUpdated = page.waitForResponse(/update_order_review/);
  await page.selectOption("#billing_state", "VT", { force: true });
  await isUpdated;
  await page.locator(".blockOverlay").first().waitFor({ state: "detached" });
  await page.check("#terms");
}

/** Fills the block checkout up to the order button. */
export async function fillBlocks(page: Page, purchase: CopperkettlePurchase): Promise<void> {
  await goToCheckout(page, purchase);
  for (const [name, value] of Object.entries({ ...PERSON, ...PLACE }))
    await page.fill(`#shipping-${name}`, value);
  await page.fill("#email", "ada@example.com");
  const isUpdated = page.waitForResponse(/update-customer/);
  await page.fill("#shipping-state", "Verm");
  await page.getByRole("option", { name: "Vermont" }).click();
  await isUpdated;
  await page.locator('.wc-block-components-totals-wrapper[aria-busy="false"]').waitFor();
  await typeCard(page, purchase.cardNumber);
}

export async function typeCard(page: Page, number = "4242424242424242"): Promise<void> {
  const frame = page.frameLocator('iframe[name^="__privateStripeFrame"]');
  await frame.locator("#Field-numberInput").fill(number);
  await frame.locator("#Field-expiryInput").fill("12 / 34");
  await frame.locator("#Field-cvcInput").fill("123");
}
