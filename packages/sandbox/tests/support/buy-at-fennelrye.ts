import type { Page } from "playwright-core";
import type { Shopper } from "./shopper.ts";

export interface FennelryePurchase {
  /** The product page, in either language. */
  readonly url: string;
  /** The labels of the options to choose. */
  readonly choices?: readonly string[];
  readonly cardNumber?: string;
}

/** Labels to click in each edition. */
const WORDS = {
  en: { noGift: "No thanks", total: "Total" },
  de: { noGift: "Nein danke", total: "Gesamtsumme" },
};

/** The newest code in the mailbox. */
export async function mailedCode(shopper: Shopper): Promise<string> {
  const [mail] = (await shopper.get("/_mail")).json<{ text: string }[]>();
  return /\d{6}/.exec(mail?.text ?? "")?.[0] ?? "";
}

/** Fills everything up to the review page, signed in with the shared account. */
export async function fillUpToReview(
  page: Page,
  shopper: Shopper,
  { url, choices = [], cardNumber = "4242424242424242" }: FennelryePurchase,
): Promise<void> {
  const words = WORDS[url.includes("/de/") ? "de" : "en"];
  await page.goto(url);
  for (const choice of choices) await page.click(`.pills label:text-is("${choice}")`);
  await page.click("[data-add]");
  await page.click(`text=${words.noGift}`);
  await page.click(".buttons .go");

  await page.fill('.card [name="email"]', "buyer@fennelrye.example");
  await page.fill('.card [name="password"]', "correct horse");
  await page.click(".card .go >> nth=0");
  await page.waitForURL("**/account/code**");
  await page.fill('[name="otp"]', await mailedCode(shopper));
  await page.click(".card .go");
  await fillAddress(page);

  await page.click(".pills--tall label >> nth=1");
  await page.click("[data-open]");
  await page.click(".window label >> nth=1");
  await page.click("[data-take]");
  await page.click("[data-next-place] .go");

  await page.check('[name="pay"][value="card"]');
  await page.click(".card .go");
  await page.selectOption('[name="scheme"]', cardNumber.startsWith("5") ? "MC" : "VI");
  await page.locator('[name="ccno"]').pressSequentially(cardNumber);
  await page.selectOption('[name="mon"]', "12");
  await page.selectOption('[name="yr"]', String(new Date().getFullYear() + 3));
  await page.fill('[name="chk"]', "123");
  await page.fill('[name="holder"]', "Ada Lovelace");
  await page.click("button");
  await page.waitForURL("**/order/review");
}

async function fillAddress(page: Page): Promise<void> {
  const form = page.locator("form[data-address]");
  await form.locator('[data-list="f[land]"] .list__box').click();
  await form.locator('[data-value="US"]').click();
  await form.locator("[data-region] .list__box").click();
  await form.locator('[data-value="VT"]').click();
  await form.locator('[name="f[street]"]').fill("12 Mill Lane");
  const isLookedUp = page.waitForResponse("**/api/place**");
  await form.locator('[name="f[post]"]').fill("05401");
  await form.locator('[name="f[tel]"]').fill("+1 802 555 0101");
  await isLookedUp;
  await page.locator(".hint:not(:empty)").waitFor();
  await form.locator('[name="f[town]"]').fill("Burlington");
  await form.locator('[name="email"]').fill("ada@example.com");
  await form.locator('[name="privacy"]').check();
  await form.locator('[name="newsletter"]').uncheck();
  await form.locator(".go").click();
}
