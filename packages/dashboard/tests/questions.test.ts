import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFennelryeAccount } from "../../../tests/support/fennelrye-account.ts";
import { openOwner } from "../../../tests/support/open-owner.ts";
import { startReceiver } from "../../server/tests/webhooks/receiver.ts";
import { type Dashboard, startDashboard, type Visitor } from "./support/dashboard.ts";
import { expectUsable } from "./support/expect-usable.ts";
import { createWorkspace, signIn, signUp } from "./support/sign-up.ts";
import { payByCard, startCheckout } from "./support/start-checkout.ts";

let dashboard: Dashboard;
let visitor: Visitor;
let page: Page;
let email: string;

beforeAll(async () => {
  dashboard = await startDashboard();
  visitor = await dashboard.visit();
  page = visitor.page;
  ({ email } = await signUp(page));
  await createWorkspace(page);
});
afterAll(() => dashboard.close());

const heading = (name: string) => page.getByRole("heading", { name, level: 2 });

describe("a question", () => {
  it("about the delivery has a field for each part of an address, which the browser can fill in", async () => {
    await startCheckout(page, /A mug/, { buyer: "none" });
    await heading("Where should it go?").waitFor();
    await expectUsable(page, "an address");
    const tokens = await page
      .locator("form input")
      .evaluateAll((inputs) =>
        inputs.map((input) => [input.getAttribute("name"), input.getAttribute("autocomplete")]),
      );
    expect(tokens).toContainEqual(["address_line1", "address-line1"]);
    // The list of the states depends on the country.
    for (const [label, name] of [
      ["Country", "United States"],
      ["State or region", "California"],
    ] as const)
      await page.getByLabel(label).selectOption({ label: name });
    for (const [label, value] of Object.entries(address(email)))
      await page.getByLabel(label, { exact: false }).first().fill(value);
    await page.getByRole("button", { name: "Send" }).click();
    await payByCard(page);
    await page.getByRole("region", { name: "Receipt" }).waitFor();
  });

  it("for a password and a mailed code is asked again in the shop's own words", async () => {
    const storeUrl = dashboard.product.getUrl("fennelrye");
    const customer = await openFennelryeAccount(storeUrl, email);
    await startCheckout(page, /Crackers/);
    await heading("Sign in to the shop").waitFor();
    await page.getByLabel("E-mail or user name").fill(customer.credentials.username);
    await page.getByLabel("Password").fill("wrong horse");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("E-mail or password is not right.").first().waitFor();
    await expectUsable(page, "a password");
    expect(await page.getByLabel("Password").inputValue()).toBe("");
    await page.getByLabel("E-mail or user name").fill(customer.credentials.username);
    await page.getByLabel("Password").fill(customer.credentials.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await heading("One-time code").waitFor();
    const code = page.getByRole("textbox", { name: "One-time code" });
    expect(await code.getAttribute("autocomplete")).toBe("one-time-code");
    await code.fill((await customer.readCode()).code);
    await page.getByRole("button", { name: "Send the code" }).click();
    await heading("The shop wants to know").waitFor();
    await expectUsable(page, "details");
  });

  it("waits on every page, and is led to from there", async () => {
    await page.getByRole("link", { name: "Overview" }).click();
    await heading("Waiting for you").waitFor();
    await expectUsable(page, "overview with a question");
    expect(await page.title()).toMatch(/^\(1\) Overview/);
    expect(await page.locator('link[rel="icon"]').getAttribute("href")).toBe("/icon-waiting.svg");
    await page.getByRole("link", { name: "1 question waits for you" }).click();
    await heading("The shop wants to know").waitFor();
    expect(await page.getByRole("timer").textContent()).toMatch(/Time left: 9:\d\d$/);
  });

  it("of a kind that nobody has thought of is asked from its schema", async () => {
    await page.route("**/v1/checkouts/*", async (route) => {
      const response = await route.fetch();
      const checkout = await response.json();
      await route.fulfill({
        response,
        json: { ...checkout, pendingUserAction: invented(checkout.pendingUserAction) },
      });
    });
    await page.reload();
    await heading("A question").waitFor();
    expect(await page.getByLabel("Your membership").getAttribute("maxlength")).toBe("12");
    expect(await page.getByLabel("Depot").locator("option").count()).toBe(13);
    expect(await page.getByRole("radio").count()).toBe(2);
    await expectUsable(page, "an unknown question");
    await page.unrouteAll({ behavior: "wait" });
  });

  it("that is declined ends the checkout", async () => {
    await page.reload();
    await heading("The shop wants to know").waitFor();
    await page.getByRole("button", { name: "Decline" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
    await page.getByRole("region", { name: "Why it failed" }).waitFor();
  });
});

describe("a run", () => {
  it("is seen on the overview while it happens, and is cancelled by who changes their mind", async () => {
    await startCheckout(page, /A mug/, { path: "/products/slow-kettle" });
    await page.getByRole("link", { name: "Overview" }).click();
    const run = page.getByRole("region", { name: "In progress" });
    await run.getByRole("img", { name: "The browser that buys, as it is now" }).waitFor();
    await expectUsable(page, "overview with a run");
    await run.getByRole("link", { name: /slow kettle/i }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expectUsable(page, "a dialog");
    await page.getByRole("button", { name: "Cancel the checkout" }).click();
    await page.getByRole("main").getByText("Cancelled").first().waitFor();
  });

  it("that nobody knows is said to be unknown", async () => {
    await page.goto(`${dashboard.url}/checkouts/8cfa7359-5eee-42b7-9e47-f0bb6c5a0558`);
    await page.getByText("Checkout not found").waitFor();
    await page.goto(`${dashboard.url}/no/such/page`);
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    await expectUsable(page, "not found");
  });
});

it("a quote, and a key with a mandate, can be read by everybody", async () => {
  const owner = await openOwner(dashboard.product, "quotes@example.com");
  await owner.workspaces.create({ name: "Quotes" });
  const { id: buyerProfileId } = await owner.buyerProfiles.create({
    name: { first: "Ada", last: "Lovelace" },
    contact: { email: "quotes@example.com", phone: "+14155550123" },
    shipping: {
      addressLines: ["1 Analytical Way"],
      locality: "San Francisco",
      administrativeAreaCode: "CA",
      postalCode: "94107",
      countryCode: "US",
    },
  });
  const target = { url: new URL("/products/enamel-mug", dashboard.product.getUrl("hartwell")).href };
  const { id } = await owner.checkouts.create({ target, buyerProfileId, goal: "quote" });
  await owner.apiKeys.create({
    mode: "test",
    label: "Agent",
    budget: { currency: "USD", perCheckout: "50", perDay: "100" },
    merchants: ["hartwell.localhost"],
    expiresAt: "2030-01-01T00:00:00Z",
  });
  const { page: own } = await dashboard.visit();
  await signIn(own, { name: "Ada", email: "quotes@example.com", password: "correct horse" });
  await own.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
  await own.goto(`${dashboard.url}/checkouts/${id}`);
  await own.getByRole("region", { name: "Quote" }).waitFor();
  await expectUsable(own, "a quote");
  await own.goto(`${dashboard.url}/keys`);
  await own.getByText("hartwell.localhost").first().waitFor();
  await expectUsable(own, "a mandate");
});

it("who was told of a checkout stands beside it", async () => {
  const receiver = await startReceiver();
  const account = { name: "Ada Buyer", email: "owner@example.com", password: "correct horse" };
  const owner = await openOwner(dashboard.product, account.email);
  await owner.workspaces.create({ name: "Acme" });
  await owner.webhooks.create({ url: receiver.url("/hooks") });
  const url = new URL("/products/gone-lantern", dashboard.product.getUrl("hartwell")).href;
  const { id } = await owner.checkouts.create({ target: { url } });
  const visitorOfOwner = await dashboard.visit();
  await signIn(visitorOfOwner.page, account);
  await visitorOfOwner.page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
  await visitorOfOwner.page.goto(`${dashboard.url}/checkouts/${id}`);
  const told = visitorOfOwner.page.getByRole("region", { name: "Webhook deliveries" });
  await expect.poll(() => told.textContent()).toContain("Failed204");
  expect(await told.textContent()).toContain(receiver.url("/hooks"));
  await expectUsable(visitorOfOwner.page, "deliveries");
  await visitorOfOwner.context.close();
  await receiver.close();
});

it("all of it can be done with the keyboard", async () => {
  await page.goto(`${dashboard.url}/checkouts/new`);
  await page.getByRole("button", { name: /A mug/ }).focus();
  await page.keyboard.press("Enter");
  const buyers = page.getByLabel("Buyer profile");
  await buyers.locator("option").nth(1).waitFor({ state: "attached" });
  await buyers.focus();
  await page.keyboard.press("ArrowDown");
  await page.getByLabel("Product page").focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Card number").focus();
  // Moving on with the tabulator alone, as the fields follow each other.
  for (const typed of ["4242424242424242", "1234", "123"]) {
    await page.keyboard.type(typed);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Receipt" }).waitFor();
});

/** By the beginning of each label. */
const address = (mail: string) => ({
  "E-mail": mail,
  "First name": "Ada",
  "Last name": "Lovelace",
  Phone: "+14155550123",
  "Address line 1": "1 Analytical Way",
  City: "San Francisco",
  "Postal code": "94107",
});

/** The open question with another key, and properties of every kind. */
function invented(action: object) {
  const choices = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ const: `${index}`, title: `Choice ${index}` }));
  const properties = {
    membership: { type: "string", title: "Your membership", maxLength: 12 },
    depot: { type: "string", title: "Depot", oneOf: choices(12) },
    gift: { type: "string", title: "As a gift", oneOf: choices(2) },
  };
  const responseSchema = {
    type: "object",
    properties,
    required: ["membership"],
    additionalProperties: false,
  };
  return { ...action, key: "club_card", message: "The shop asks for a club card.", responseSchema };
}
