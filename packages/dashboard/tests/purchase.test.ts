import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canariesOf, createCardNumber, createSecurityCode } from "../../../tests/support/canaries.ts";
import { type Dashboard, startDashboard, type Visitor } from "./support/dashboard.ts";
import { expectUsable } from "./support/expect-usable.ts";
import { createWorkspace, signUp } from "./support/sign-up.ts";
import { approvedCard, payByCard, startCheckout } from "./support/start-checkout.ts";

let dashboard: Dashboard;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  dashboard = await startDashboard({ LOG_LEVEL: "trace" });
  visitor = await dashboard.visit();
  page = visitor.page;
});
afterAll(() => dashboard.close());

const focusedName = (where: Page) => where.evaluate(() => document.activeElement?.getAttribute("name"));

/** One story: each part begins where the one before it has ended. */
describe("a person who is new", () => {
  it("opens an account and a workspace on pages that everybody can use", async () => {
    await expectUsable(page, "sign-in");
    await signUp(page);
    await expectUsable(page, "create workspace");
    await createWorkspace(page);
    await page.getByRole("heading", { name: "Buy something for the first time" }).waitFor();
    await expectUsable(page, "new overview");
  });

  it("starts a checkout of a shirt, and sees which field is wrong", async () => {
    await page.getByRole("link", { name: "Start a checkout" }).click();
    await page.getByLabel("Product page").fill("https://shop.example/shirt");
    await page.getByLabel("Spending limit").fill("a lot");
    await page.getByRole("button", { name: "Start the checkout" }).click();
    await expect.poll(() => page.getByLabel("Spending limit").getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => focusedName(page)).toBe("maxCost");
    await expectUsable(page, "new checkout");
    await page.getByLabel("Spending limit").fill("");
    await page.getByRole("button", { name: "Start the checkout" }).click();
    const refusal = page.getByRole("alert").filter({ hasText: "Cannot check out at shop.example" });
    await refusal.waitFor();
  });

  it("chooses, watches, pays by card, and is shown the receipt", async () => {
    await startCheckout(page, /A T-shirt/);
    await page.getByRole("heading", { name: "Which one?" }).waitFor();
    await page.frameLocator("iframe").locator('#stage[data-scene="shown"]').waitFor();
    await expectUsable(page, "a choice");
    for (const choice of ["Slate", "L"]) await page.getByRole("radio", { name: choice, exact: true }).check();
    await page.getByRole("button", { name: "Choose" }).click();
    await page.getByLabel("Card number").waitFor();
    expect(await page.getByRole("button", { name: /^Pay/ }).textContent()).toBe("Pay $39.22");
    const asked = page.getByRole("region", { name: "Card" });
    expect(await asked.textContent()).toMatch(/Trail Tee.*Color: Slate, Size: L.*\$4\.90.*Ships to/);
    await payByCard(page);
    const receipt = page.getByRole("region", { name: "Receipt" });
    await receipt.waitFor();
    expect(await receipt.textContent()).toMatch(
      /\$39\.22Trail Tee.*Color: Slate, Size: L.*\$4\.90.*Shipped to.*Card ending in 4242.*Order HW\d+/,
    );
    await expectUsable(page, "a receipt");
  });

  it("is told of a card that it cannot be one, and what the shop says of one that it declines", async () => {
    await startCheckout(page, /A mug/);
    await payByCard(page, { ...approvedCard, number: "4242424242424241" });
    await page.getByText("That isn't a valid card number.").waitFor();
    await expect.poll(() => focusedName(page)).toBe("card_number");
    await expectUsable(page, "a card");
    await page.getByLabel("Card number").fill("4000000000000002");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await page
      .getByText(/declined/)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Decline" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
    const why = page.getByRole("region", { name: "Why it failed" });
    await why.waitFor();
    expect(await why.textContent()).toContain("The question was declined");
    await expectUsable(page, "a failure");
  });

  it("finds all of it in the list and on the overview", async () => {
    await page.getByRole("link", { name: "Checkouts", exact: true }).click();
    await page.getByRole("table", { name: "Checkouts" }).waitFor();
    await expectUsable(page, "checkouts");
    await page.getByRole("link", { name: "Succeeded" }).click();
    await expect.poll(() => page.locator("tbody tr").count()).toBe(1);
    await page.getByRole("link", { name: "Cancelled" }).click();
    await page.getByRole("heading", { name: "No matching checkouts" }).waitFor();
    await page.getByRole("link", { name: "Overview" }).click();
    const spent = page.getByRole("region", { name: "Spent at merchants" });
    await expect.poll(() => spent.textContent()).toContain("$39.22");
    await expectUsable(page, "overview");
  });

  it("leaves no trace of a card in the browser or in the log of the product", async () => {
    const card = { number: createCardNumber(), expiry: "1234", code: createSecurityCode() };
    const canaries = canariesOf({ number: card.number, code: card.code });
    await startCheckout(page, /A mug/);
    await payByCard(page, card);
    await page.getByRole("region", { name: "Receipt" }).waitFor();
    const kept = await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      history: history.state,
      page: document.documentElement.outerHTML,
      fields: [...document.querySelectorAll("input")].map(({ value }) => value),
    }));
    expect(canaries.findIn(Buffer.from(JSON.stringify(kept)))).toEqual([]);
    expect(canaries.findIn(Buffer.from(dashboard.log.join("\n")))).toEqual([]);
  });

  it("has met the product's own origins alone, and no complaint of the browser", () => {
    const own = ["dashboard", "api", "identity"].map((name) => dashboard.product.getUrl(name));
    expect([...visitor.origins].toSorted()).toEqual(own.toSorted());
    // A refusal that is meant: no workspace yet, a limit that is no number, a shop outside the sandbox.
    expect(visitor.complaints.filter((text) => !/status of 40[034]/.test(text))).toEqual([]);
  });
});
