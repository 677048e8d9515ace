import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../src/index.ts";
import { fillUpToReview } from "./support/buy-at-fennelrye.ts";
import { openBrowser, openContext } from "./support/open-browser.ts";
import { newShopper } from "./support/shopper.ts";

let sandbox: Sandbox;
let browser: Browser;
let page: Page;
const observer = () => newShopper(sandbox.port, "fennelrye.localhost");

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, latencyMs: 0 });
  browser = await openBrowser();
});
beforeEach(async () => {
  const context = await openContext(browser);
  page = await context.newPage();
  return () => context.close();
});
afterAll(async () => {
  await browser.close();
  await sandbox.close();
});

const orders = async () => (await observer().get("/_orders")).json<object[]>();

describe("the bakery", () => {
  it("sells a loaf to who signs in, answers the mailed code and accepts the terms", async () => {
    const url = `${sandbox.urls.fennelrye}/item/rye-loaf`;
    await fillUpToReview(page, observer(), { url, choices: ["Whole", "Sliced"] });
    await page.click("[data-press]");
    await page.getByText("Please accept the terms of sale.").waitFor();
    await page.check('[name="terms"]');
    await page.click("[data-press]");
    await page.waitForURL("**/order/thank-you**");
    await expect(page.textContent(".card--thanks")).resolves.toMatch(/FR-\d+/);
    expect((await orders())[0]).toEqual({
      number: expect.stringMatching(/^FR-\d+$/),
      email: "ada@example.com",
      lines: [{ title: "Rye Loaf", options: { Size: "Whole", Cut: "Sliced" }, quantity: 1 }],
      shippingAddress: expect.objectContaining({ city: "Burlington", zone: "VT", countryCode: "US" }),
      total: { amount: "29.90", currency: "EUR" },
      cardLast4: "4242",
      createdAt: expect.any(String),
    });
  });

  it("sells in German too, and sends who was declined back to the payment", async () => {
    const url = `${sandbox.urls.fennelrye}/de/item/seed-crackers`;
    await fillUpToReview(page, observer(), { url, cardNumber: "4000000000000002" });
    await page.check('[name="terms"]');
    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await page.getByText("Ihre Bank hat abgelehnt: Your card was declined.").waitFor();
    await page.check('[name="pay"][value="invoice"]');
    await page.click(".card .go");
    await page.check('[name="terms"]');
    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await page.getByText("Vielen Dank").first().waitFor();
    expect((await orders())[0]).toMatchObject({ lines: [{ title: "Seed Crackers" }], cardLast4: "" });
  });

  it("sells the ham once the bank has heard its code", async () => {
    await fillUpToReview(page, observer(), { url: `${sandbox.urls.fennelrye}/item/guarded-ham` });
    await page.check('[name="terms"]');
    await page.click("[data-press]");
    const bank = page.frameLocator('iframe[name="challengeFrame"]');
    await bank.getByLabel("Enter your code below").fill("123456");
    await bank.getByRole("button", { name: "Submit code" }).click();
    await page.waitForURL("**/order/thank-you**");
  });

  it("says nothing more once the strudel is ordered", async () => {
    const before = (await orders()).length;
    await fillUpToReview(page, observer(), { url: `${sandbox.urls.fennelrye}/item/silent-strudel` });
    await page.check('[name="terms"]');
    const isAnswered = page.waitForResponse("**/order/place");
    await page.click("[data-press]");
    expect((await isAnswered).status()).toBe(400);
    expect(await orders()).toHaveLength(before + 1);
    await expect(page.locator(".wheel").isVisible()).resolves.toBe(true);
  });

  it("offers a gift box, and takes no for an answer only when it hears it", async () => {
    await page.goto(`${sandbox.urls.fennelrye}/item/plum-jam`);
    await page.click("[data-add]");
    await expect(page.evaluate("document.activeElement.textContent")).resolves.toBe("Yes, add gift box");
    await page.keyboard.press("Enter");
    await page.getByText("1 × Gift box").waitFor();
  });

  it("wakes its button only for what can be had", async () => {
    await page.goto(`${sandbox.urls.fennelrye}/item/rye-loaf`);
    const words = () => page.textContent("[data-add]");
    await expect(words()).resolves.toBe("Choose first");
    await page.click('.pills label:text-is("Half")');
    await page.click('.pills label:text-is("Sliced")');
    await expect(words()).resolves.toBe("Sold out today");
    await page.click('.pills label:text-is("Uncut")');
    await expect(words()).resolves.toBe("Add to basket");
  });
});
