import type { Page } from "playwright-core";

interface Wishes {
  /** `none`: the shop's questions are answered one by one. */
  buyer?: "sample" | "none";
  /** Another product of the same shop. */
  path?: string;
}

/** Starts a checkout of a sandbox product with the form, by default for a sample buyer. */
export async function startCheckout(
  page: Page,
  product: RegExp,
  { buyer = "sample", path }: Wishes = {},
): Promise<void> {
  await page.getByRole("link", { name: "Checkouts", exact: true }).click();
  await page.getByRole("link", { name: "New checkout" }).first().click();
  await page.getByRole("heading", { name: "New checkout", level: 1 }).waitFor();
  await page.getByRole("button", { name: product }).click();
  const address = page.getByLabel("Product page");
  if (path !== undefined) await address.fill(new URL(path, await address.inputValue()).href);
  if (buyer === "sample") await chooseSampleBuyer(page);
  await page.getByRole("button", { name: "Start the checkout" }).click();
  await page.getByRole("heading", { name: "Timeline" }).waitFor();
}

async function chooseSampleBuyer(page: Page): Promise<void> {
  const buyers = page.getByLabel("Buyer profile");
  const sample = page.getByRole("button", { name: "Make up a sample buyer" });
  await buyers.locator("option", { hasNotText: "Loading" }).first().waitFor({ state: "attached" });
  if (await sample.isVisible()) {
    await sample.click();
    await sample.waitFor({ state: "detached" });
  } else await buyers.selectOption({ index: 1 });
}

export const approvedCard = { number: "4242424242424242", expiry: "1234", code: "123" };

/** Types the requested card, digit by digit, and submits it. */
export async function payByCard(page: Page, card = approvedCard): Promise<void> {
  await page.getByLabel("Card number").pressSequentially(card.number);
  await page.getByLabel("Expiry").pressSequentially(card.expiry);
  await page.getByLabel("Security code").pressSequentially(card.code);
  await page.getByRole("button", { name: /^Pay/ }).click();
}
