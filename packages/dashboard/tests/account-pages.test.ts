import { readFile } from "node:fs/promises";
import { createClient } from "@cartwright/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Dashboard, startDashboard, type Visitor } from "./support/dashboard.ts";
import { expectUsable } from "./support/expect-usable.ts";
import { openPage } from "./support/open-page.ts";
import { createWorkspace, signUp } from "./support/sign-up.ts";

let dashboard: Dashboard;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  dashboard = await startDashboard();
  visitor = await dashboard.visit();
  ({ page } = visitor);
  await visitor.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUp(page);
  await createWorkspace(page);
});
afterAll(() => dashboard.close());

describe("buyer profiles", () => {
  it("are none at first, then made, changed and deleted", async () => {
    await openPage(page, "Buyer profiles");
    await page.getByRole("heading", { name: "No buyer profiles yet" }).waitFor();
    await expectUsable(page, "no profiles");
    await page.getByRole("button", { name: "New profile" }).click();
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("E-mail").fill("ada@example.com");
    await page.getByLabel("Country").selectOption({ label: "United States" });
    await page.getByText("Shops here offer no delivery without it").waitFor();
    await expectUsable(page, "new profile");
    await page.getByRole("button", { name: "Create the profile" }).click();
    await page.getByRole("row", { name: /Ada.*ada@example.com/ }).waitFor();
    await expectUsable(page, "profiles");

    await page.getByRole("button", { name: "Edit Ada" }).click();
    await page.getByLabel("Label").fill("Home");
    await page.getByRole("button", { name: "Save the profile" }).click();
    await page.getByRole("row", { name: /Home.*ada@example.com/ }).waitFor();

    await page.getByRole("button", { name: "Delete Home" }).click();
    await page.getByRole("button", { name: "Delete the profile" }).click();
    await page.getByRole("heading", { name: "No buyer profiles yet" }).waitFor();
  });

  it("that are more than a page are shown on demand", async () => {
    const { key } = await createKey();
    const client = createClient({ baseUrl: dashboard.product.getUrl("api"), apiKey: key });
    for (let each = 1; each <= 21; each += 1) await client.buyerProfiles.create({ label: `Buyer ${each}` });
    await page.reload();
    await page.getByRole("row", { name: /Buyer 21/ }).waitFor();
    expect(await page.getByRole("row", { name: /^Buyer 1 / }).count()).toBe(0);
    await page.getByRole("button", { name: "Show older ones" }).click();
    await page.getByRole("row", { name: /^Buyer 1 / }).waitFor();
  });
});

describe("the workspace page", () => {
  it("erases an end user after a question, and says what that came to", async () => {
    const { key } = await createKey();
    const client = createClient({ baseUrl: dashboard.product.getUrl("api"), apiKey: key });
    await client.buyerProfiles.create({ subject: "ada", label: "Ada" });
    await openPage(page, "Workspace");
    await page.getByLabel("Send me an e-mail").click();
    await page.getByText("a reminder at half time, to").waitFor();
    await expectUsable(page, "workspace");
    await page.getByLabel("Subject").fill("ada");
    await page.getByRole("button", { name: "Erase the end user" }).click();
    await page.getByRole("button", { name: "Erase for good" }).click();
    await page.getByText("Buyer profiles: 1.").waitFor();
    await expectUsable(page, "erased");
    const { data } = await client.buyerProfiles.list({ limit: 100 });
    expect(data.filter(({ subject }) => subject === "ada")).toEqual([]);
  });

  it("is that of an account from the API, where its key is given", async () => {
    const anonymous = createClient({ baseUrl: dashboard.product.getUrl("api") });
    const { apiKey } = await anonymous.signup();
    const client = createClient({ baseUrl: dashboard.product.getUrl("api"), apiKey });
    await client.buyerProfiles.create({ label: "From the API" });
    const { page: own } = await dashboard.visit();
    await signUp(own);
    await own.getByText("I already have an account from the API").click();
    await own.getByLabel("Name").fill("Analytical Engines");
    await own.getByLabel("API key").fill(apiKey.replace(/.$/, "!"));
    await own.getByRole("button", { name: "Create the workspace" }).click();
    await own.getByLabel("API key").and(own.locator("[aria-invalid]")).waitFor();
    expect(await own.locator("[aria-invalid]").count()).toBe(1);
    await own.getByLabel("API key").fill(apiKey);
    await expectUsable(own, "an account from the API");
    await createWorkspace(own);
    await openPage(own, "Buyer profiles");
    await own.getByRole("row", { name: /From the API/ }).waitFor();
  });

  it("deletes the workspace only when its name is typed", async () => {
    const { page: own } = await dashboard.visit();
    await signUp(own);
    await createWorkspace(own, "Analytical Engines");
    await openPage(own, "Workspace");
    await own.getByRole("button", { name: "Delete the workspace" }).click();
    await own.getByLabel(/^Type "/).fill("Another");
    await own.getByRole("button", { name: "Delete for good" }).click();
    await own.getByText("That isn't the name of this workspace.").waitFor();
    await expectUsable(own, "delete workspace");
    await own.getByLabel(/^Type "/).fill("Analytical Engines");
    await own.getByRole("button", { name: "Delete for good" }).click();
    await own.getByRole("heading", { name: "Workspace", level: 1 }).waitFor({ state: "detached" });
  });
});

describe("an API key", () => {
  it("is made with scopes from a table, copied once, and revoked after a question", async () => {
    await openPage(page, "API keys");
    await page.getByRole("button", { name: "New key" }).click();
    await page.getByLabel("Label").fill("Reader");
    await page.getByLabel("Permissions").selectOption("some");
    await page.getByLabel("Checkouts: write").uncheck();
    await page.getByLabel("Usage: read").check();
    await expectUsable(page, "new key");
    await page.getByRole("button", { name: "Create the key" }).click();
    const key = await page.getByRole("status", { name: "API key" }).textContent();
    await page.getByRole("button", { name: "Copy API key" }).click();
    await page.getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await expectUsable(page, "created key");
    await page.getByRole("button", { name: "Done" }).click();

    const reader = createClient({ baseUrl: dashboard.product.getUrl("api"), apiKey: key ?? "" });
    expect((await reader.usage.get()).completedCheckouts).toBe(0);
    await expect(reader.checkouts.list()).rejects.toMatchObject({ status: 403 });

    await page.getByRole("button", { name: "Revoke Reader" }).click();
    await page.getByRole("button", { name: "Revoke the key" }).click();
    await page.getByRole("row", { name: /Reader.*Revoked/ }).waitFor();
    await expect(reader.usage.get()).rejects.toMatchObject({ status: 401 });
    await expectUsable(page, "keys");
  });

  it("for an agent gets a budget, shops and a last day, which its row says", async () => {
    await openPage(page, "API keys");
    await page.getByRole("button", { name: "New key" }).click();
    await page.getByLabel("Label").fill("Agent");
    await page.getByLabel("Spending").selectOption("mandate");
    await page.getByLabel("Per checkout").fill("a lot");
    await page.getByLabel("Shops").fill("example.com, example.org");
    await page.getByLabel("Last day").fill("2027-01-31");
    await expectUsable(page, "new key with a mandate");
    await page.getByRole("button", { name: "Create the key" }).click();
    await page
      .getByRole("alert")
      .filter({ hasText: /Per checkout/ })
      .waitFor();
    await page.getByLabel("Per checkout").fill("50");
    await page.getByRole("button", { name: "Create the key" }).click();
    await page.getByRole("status", { name: "API key" }).waitFor();
    await page.getByRole("button", { name: "Done" }).click();
    const row = page.getByRole("row", { name: /Agent/ });
    await row
      .getByText(/\$50\.00 a purchase; only at example\.com, example\.org; until Jan 31, 2027/)
      .waitFor();
  });
});

describe("webhooks", () => {
  it("go to the test receiver, whose log is watched as they arrive", async () => {
    await openPage(page, "Webhooks");
    await page.getByRole("heading", { name: "No endpoints yet" }).waitFor();
    await page.getByRole("button", { name: "New endpoint" }).click();
    await page.getByRole("button", { name: "Use the test receiver" }).click();
    await expectUsable(page, "new endpoint");
    await page.getByRole("button", { name: "Register the endpoint" }).click();
    expect(await page.getByRole("status", { name: "signing secret" }).textContent()).toMatch(/^whsec_/);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("Nothing yet.").waitFor();

    const { key } = await createKey();
    const client = createClient({ baseUrl: dashboard.product.getUrl("api"), apiKey: key });
    const url = new URL("/products/enamel-mug", dashboard.product.getUrl("hartwell")).href;
    const { id } = await client.checkouts.create({ target: { url } });
    await client.checkouts.cancel(id);
    const log = page.getByRole("region", { name: "Test receiver: what arrived" });
    const delivery = log.getByRole("listitem").filter({ hasText: "Cancelled" });
    await delivery.locator("summary").click();
    await delivery.getByText("x-cartwright-signature: t=").waitFor();
    expect(await delivery.textContent()).toContain(id);
    await page.getByRole("table", { name: "Endpoints" }).getByText("204").waitFor();
    await page
      .getByRole("table", { name: "Latest deliveries" })
      .getByRole("row", { name: /Cancelled.*204/ })
      .waitFor();
    await page
      .getByRole("button", { name: /^Payload of cancelled/ })
      .first()
      .click();
    await page.getByRole("dialog").getByText('"checkout.status_changed"').waitFor();
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: /^Resend of cancelled/ })
      .first()
      .click();
    await expect.poll(() => log.getByRole("listitem").filter({ hasText: "Cancelled" }).count()).toBe(2);
    await page.getByRole("button", { name: /^Send test event/ }).click();
    await log.getByText("Test event").waitFor();
    await expectUsable(page, "webhooks");
  });

  it("can be registered by keyboard alone, and say what is wrong with an address", async () => {
    await page.getByRole("button", { name: "New endpoint" }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("URL").focus();
    await page.keyboard.type("http://example.com/hook");
    await page.keyboard.press("Enter");
    await page
      .getByRole("dialog")
      .getByRole("alert")
      .getByText(/The URL must be an https URL/)
      .waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("New endpoint");
  });
});

describe("the quick start", () => {
  it("shows samples that hold a key of one's own, once it is made", async () => {
    await openPage(page, "Quick start");
    await page.getByRole("button", { name: "Create a test key" }).click();
    await page.getByRole("status", { name: "API key" }).waitFor();
    await page.getByRole("tab", { name: "curl" }).focus();
    await page.keyboard.press("ArrowRight");
    const code = await page.getByRole("tabpanel", { name: "TypeScript" }).locator("pre").textContent();
    await expectUsable(page, "quick start");
    expect(code).toMatch(/ck_test_\w+/);
  });
});

describe("every other page", () => {
  it("of usage shows a month, and hands out its days as CSV", async () => {
    await openPage(page, "Usage");
    await page.getByRole("heading", { name: "Completed checkouts" }).waitFor();
    await expectUsable(page, "usage");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^cartwright-usage-\d{4}-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
    expect(lines[0]).toBe("day,completed_checkouts,live,sandbox");
    expect(lines.length).toBeGreaterThanOrEqual(30);
  });

  it("of buyer sessions says what would stand there", async () => {
    await openPage(page, "Buyer sessions");
    await page.getByRole("heading", { name: "No stored sign-ins" }).waitFor();
    await expectUsable(page, "no sessions");
  });

  it("of billing can be used by everybody, and read in its policy", async () => {
    await openPage(page, "Billing");
    await page.getByRole("button", { name: "Choose Personal" }).waitFor();
    await expectUsable(page, "billing");
    await page.getByRole("button", { name: "Read and accept" }).click();
    await expectUsable(page, "policy");
    await page.keyboard.press("Escape");
  });

  it("of the reference names every route, and opens into what it takes and answers", async () => {
    await openPage(page, "API reference");
    await page.getByText("/v1/billing/accept-aup", { exact: true }).waitFor();
    await page.getByText("Create a checkout", { exact: true }).click();
    await page.getByText("Idempotency-Key", { exact: true }).waitFor();
    await page.getByText("The request is invalid: `message` says why").click();
    await page.getByText("No address of a shop").waitFor();
    await expectUsable(page, "reference");
  });

  it("of the reference is there for whoever has no account, too", async () => {
    const stranger = await dashboard.visit();
    await stranger.page.goto(`${dashboard.url}/reference`);
    await stranger.page.getByText("/v1/billing/accept-aup", { exact: true }).waitFor();
    await expectUsable(stranger.page, "public reference");
    await stranger.page.getByRole("button", { name: "Sign in" }).click();
    await stranger.page.getByRole("heading", { name: "Sign in to Cartwright" }).waitFor();
    await stranger.context.close();
  });

  it("says so where the service does not answer, and comes back", async () => {
    await page.route("**/v1/api-keys", (route) => route.abort());
    await page.reload();
    await openPageWithoutAnswer("API keys");
    await page.unroute("**/v1/api-keys");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("The service is not responding").waitFor({ state: "detached" });
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("has met no origin but those of the product, and no complaint", () => {
    const own = ["dashboard", "api", "identity"].map((name) => dashboard.product.getUrl(name));
    expect([...visitor.origins].toSorted()).toEqual(own.toSorted());
    const expected = /404|400|ERR_FAILED/;
    expect(visitor.complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
  });
});

async function openPageWithoutAnswer(name: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name, exact: true })
    .first()
    .click();
  await page.getByRole("alert").getByText("The service is not responding").waitFor();
}

/** By way of the page, whose session mints it. */
async function createKey(): Promise<{ key: string }> {
  const origin = page.url();
  await openPage(page, "API keys");
  await page.getByRole("button", { name: "New key" }).click();
  await page.getByRole("button", { name: "Create the key" }).click();
  const key = await page.getByRole("status", { name: "API key" }).textContent();
  await page.getByRole("button", { name: "Done" }).click();
  await page.goto(origin);
  return { key: key ?? "" };
}
