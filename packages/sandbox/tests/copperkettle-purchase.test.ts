import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../src/index.ts";
import { fillBlocks, fillClassic, goToCheckout } from "./support/buy-at-copperkettle.ts";
import { openBrowser, openContext } from "./support/open-browser.ts";
import { newShopper } from "./support/shopper.ts";

let sandbox: Sandbox;
let browser: Browser;
let page: Page;

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

const product = (slug: string) => `${sandbox.urls.copperkettle}/product/${slug}/`;
const orders = async () =>
  (await newShopper(sandbox.port, "copperkettle.localhost").get("/_orders")).json<object[]>();

describe("the classic checkout", () => {
  it("sells an apron in the chosen colour and size", async () => {
    await fillClassic(page, {
      url: product("linen-apron"),
      choices: { colour: "indigo", size: "m" },
    });
    await page.click("#place_order");
    await page.waitForURL(/order-received\/\d+\/\?key=wc_order_/);
    const number = await page.textContent(".woocommerce-order-overview__order strong");
    expect((await orders())[0]).toMatchObject({
      number,
      lines: [{ title: "Linen Apron", options: { Colour: "Indigo", Size: "M" }, quantity: 1 }],
      shippingAddress: { zone: "VT", city: "Burlington" },
      total: { amount: "55.26", currency: "USD" },
      cardLast4: "4242",
    });
  });

  it("draws the card form anew, and empty, after a change of the place", async () => {
    await fillClassic(page, { url: product("stoneware-bowl") });
    const isUpdated = page.waitForResponse(/update_order_review/);
    await page.fill("#billing_postcode", "05402");
    await page.locator("#billing_postcode").blur();
    await page.locator(".woocommerce-checkout-payment .blockOverlay").waitFor();
    await isUpdated;
    const number = page.frameLocator('iframe[name^="__privateStripeFrame"]').locator("#Field-numberInput");
    await expect.poll(() => number.inputValue().catch(() => "between two frames")).toBe("");
    await expect(page.isChecked("#terms")).resolves.toBe(true);
  });

  it("says at the top what is missing, and why a card was declined", async () => {
    await fillClassic(page, { url: product("stoneware-bowl"), cardNumber: "4000000000000002" });
    await page.fill("#billing_phone", "");
    await page.click("#place_order");
    await page.getByText("Billing Phone is a required field.").waitFor();
    await page.fill("#billing_phone", "+1 802 555 0101");
    await page.click("#place_order");
    await page.getByText("Your card was declined. Try a different card.").waitFor();
  });

  it("ends on the same page when the payment has failed, and sells nothing", async () => {
    const before = (await orders()).length;
    await fillClassic(page, { url: product("cracked-crock") });
    await page.click("#place_order");
    await page.waitForURL(/order-received/);
    await page.locator(".woocommerce-thankyou-order-failed").first().waitFor();
    expect(await orders()).toHaveLength(before);
  });
});

describe("the block checkout", () => {
  it("sells a board in the chosen size", async () => {
    await fillBlocks(page, {
      url: product("walnut-board"),
      choices: { size: "large", groove: "plain" },
    });
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.waitForURL(/order-received/);
    expect((await orders())[0]).toMatchObject({
      lines: [{ title: "Walnut Board", options: { Size: "Large", Groove: "Plain" } }],
      total: { amount: "114.62" },
    });
  });

  it("has the bank ask for its code where it must", async () => {
    await fillBlocks(page, { url: `${product("guarded-grinder")}?checkout=blocks` });
    await page.getByRole("button", { name: "Place Order" }).click();
    const bank = page.frameLocator('iframe[name="challengeFrame"]');
    await bank.getByLabel("Enter your code below").fill("123456");
    await bank.getByRole("button", { name: "Submit code" }).click();
    await page.waitForURL(/order-received/);
  });
});

describe("a product page", () => {
  it("asks to choose before it adds, and lets go of values that go with nothing", async () => {
    const words: string[] = [];
    page.on("dialog", (dialog) => {
      words.push(dialog.message());
      return dialog.dismiss();
    });
    await page.goto(product("linen-apron"));
    await page.click(".single_add_to_cart_button");
    await page.selectOption("#pa_colour", "madder");
    await expect(page.locator("#pa_size option").allTextContents()).resolves.toEqual([
      "Choose an option",
      "S",
      "M",
    ]);
    await page.selectOption("#pa_colour", "flax");
    await page.selectOption("#pa_size", "m");
    await page.getByText("Out of stock").waitFor();
    await page.click(".single_add_to_cart_button");
    expect(words).toEqual([
      "Please select some product options before adding this product to your cart.",
      "Sorry, this product is unavailable. Please choose a different combination.",
    ]);
  });

  it("with more than thirty variations asks the server for the chosen one", async () => {
    await goToCheckout(page, {
      url: product("enamel-canister"),
      choices: { colour: "moss", volume: "1-5-l" },
    });
    await page.getByText("Enamel Canister – Moss, 1.5 l").waitFor();
  });
});
