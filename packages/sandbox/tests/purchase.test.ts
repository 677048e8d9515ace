import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../src/index.ts";
import { buyByHand, fillCheckoutByHand, type HandPurchase } from "./support/buy-by-hand.ts";
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

function purchase(handle: string, card: Partial<HandPurchase["card"]> = {}): HandPurchase {
  return {
    url: `${sandbox.urls.hartwell}/products/${handle}`,
    email: "ada@example.com",
    address: {
      address1: "12 Mill Lane",
      city: "Burlington",
      postalCode: "05401",
      firstName: "Ada",
      lastName: "Lovelace",
      phone: "+1 802 555 0101",
    },
    zone: "VT",
    card: { number: "4242424242424242", expiry: "12/34", code: "123", name: "Ada Lovelace", ...card },
  };
}

async function orders(): Promise<object[]> {
  return (await newShopper(sandbox.port).get("/_orders")).json<object[]>();
}

describe("a person at the browser", () => {
  it("buys the mug and finds the order in the merchant's records", async () => {
    await buyByHand(page, purchase("enamel-mug"));
    await expect(page.textContent("h1")).resolves.toBe("Thank you, Ada!");
    await expect(page.textContent("body")).resolves.toMatch(/Order #HW\d+/);
    expect((await orders())[0]).toMatchObject({
      lines: [{ title: "Enamel Mug", options: {}, quantity: 1 }],
      total: { amount: "23.98", currency: "USD" },
      cardLast4: "4242",
    });
  });

  it("chooses a colour and a size and gets that tee", async () => {
    const choose = async (shopPage: Page) => {
      await shopPage.click("label[title=Rust]");
      await shopPage.selectOption('select[name="options[Size]"]', "L");
    };
    await buyByHand(page, { ...purchase("trail-tee"), choose });
    expect((await orders())[0]).toMatchObject({
      lines: [{ title: "Trail Tee", options: { Color: "Rust", Size: "L" }, quantity: 1 }],
    });
  });

  it("reads why the card was declined and pays with another", async () => {
    const before = (await orders()).length;
    await fillCheckoutByHand(page, purchase("enamel-mug", { number: "4000000000000002" }));
    await page.click("#checkout-pay-button");
    await page.getByText("Your card was declined. Try a different card.").waitFor();
    expect(await orders()).toHaveLength(before);
    await page
      .frameLocator('iframe[name^="card-fields-number-"]')
      .locator("#number")
      .fill("4242424242424242");
    await page.click("#checkout-pay-button");
    await page.waitForURL("**/thank-you");
    expect(await orders()).toHaveLength(before + 1);
  });

  it("gives the bank the code that it asks for", async () => {
    await fillCheckoutByHand(page, purchase("guarded-gloves"));
    await page.click("#checkout-pay-button");
    const bank = page.frameLocator('iframe[name="challengeFrame"]');
    await bank.getByLabel("Enter your code below").fill("123456");
    await bank.getByRole("button", { name: "Submit code" }).click();
    await page.waitForURL("**/thank-you");
  });

  it("makes one order by pressing twice", async () => {
    const before = (await orders()).length;
    await fillCheckoutByHand(page, purchase("enamel-mug"));
    await page.dblclick("#checkout-pay-button");
    await page.waitForURL("**/thank-you");
    expect(await orders()).toHaveLength(before + 1);
  });
});

describe("the checkout page", () => {
  const checkoutOf = async (handle: string) => {
    await page.goto(`${sandbox.urls.hartwell}/products/${handle}`);
    await page.click('button[name="add"]');
    await page.click('#cart-notification button[name="checkout"]');
  };
  const awake = () => page.waitForFunction("document.querySelector('#app')?.isAwake === true");

  it("wipes what is typed before it is awake", async () => {
    await page.addInitScript(
      `addEventListener("DOMContentLoaded", () => document.querySelector("#email")?.setRangeText("early@example.com"))`,
    );
    await checkoutOf("enamel-mug");
    await awake();
    await expect(page.inputValue("#email")).resolves.toBe("");
  });

  it("swallows a press while something typed is not saved", async () => {
    await fillCheckoutByHand(page, purchase("enamel-mug"));
    await page.route("**/details", () => undefined);
    await page.fill('[name="phone"]', "+1 802 555 0199");
    await page.click("#checkout-pay-button");
    await expect(page.textContent("#checkout-pay-button")).resolves.toContain("Pay now");
    await expect(page.getAttribute("#checkout-pay-button", "aria-busy")).resolves.toBeNull();
  });

  it("rewrites the fields of the place for another country and empties the card again", async () => {
    await fillCheckoutByHand(page, purchase("enamel-mug"));
    await page.selectOption('select[name="countryCode"]', "DE");
    await page.locator('select[name="zone"]').waitFor({ state: "detached" });
    const number = page.frameLocator('iframe[name^="card-fields-number-"]').locator("#number");
    await expect.poll(() => number.inputValue().catch(() => "between two frames")).toBe("");
    await expect(page.inputValue('[name="postalCode"]')).resolves.toBe("05401");
  });

  it("offers addresses over the next field, takes Enter for the first, and closes on Escape", async () => {
    await checkoutOf("enamel-mug");
    await awake();
    await page.locator('[name="address1"]').pressSequentially("12 Mill");
    await page.getByRole("listbox", { name: "Suggestions" }).waitFor();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox").count()).resolves.toBe(0);
    await page.keyboard.type(" St");
    await page.locator("[role=option]").first().waitFor();
    await page.keyboard.press("Enter");
    await expect(page.inputValue('[name="city"]')).resolves.toBe("Springfield");
    await expect(page.inputValue('select[name="zone"]')).resolves.toBe("IL");
  });

  it("asks for a billing address of its own once the tick is taken away", async () => {
    await fillCheckoutByHand(page, purchase("enamel-mug"));
    await page.uncheck("#billingAddress");
    await expect.poll(() => page.getAttribute("#totals", "aria-busy")).toBe("false");
    await page.click("#checkout-pay-button");
    await page.locator("#billingAddressForm").getByText("Enter an address").waitFor();
    await page.selectOption("#billingAddressForm [name=countryCode]", "FR");
    await expect(page.locator("#billingAddressForm [name=zone]").count()).resolves.toBe(0);
    await expect(page.locator("#shippingAddressForm [name=zone]").count()).resolves.toBe(1);
  });

  it("says under each field what is wrong with it", async () => {
    await checkoutOf("enamel-mug");
    await awake();
    await page.locator("iframe.card-fields-iframe").nth(3).waitFor();
    await page.frameLocator('iframe[name^="card-fields-number-"]').locator("#number").waitFor();
    await page.click("#checkout-pay-button");
    await page.getByText("Enter a valid card number").waitFor();
    await expect(page.textContent("#error-for-email")).resolves.toBe("Enter an email");
    await expect(page.getByText("Enter a phone number").isVisible()).resolves.toBe(true);
  });
});
