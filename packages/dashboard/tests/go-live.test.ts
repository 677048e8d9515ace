import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Dashboard, startDashboard, type Visitor } from "./support/dashboard.ts";
import { openPage } from "./support/open-page.ts";
import { createWorkspace, signUp } from "./support/sign-up.ts";

let dashboard: Dashboard;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  dashboard = await startDashboard();
  visitor = await dashboard.visit();
  ({ page } = visitor);
  await signUp(page);
  await createWorkspace(page);
});
afterAll(() => dashboard.close());

describe("a person who goes live", () => {
  it("is told what is missing, and cannot choose a live key", async () => {
    await openPage(page, "API keys");
    await page.getByRole("button", { name: "New key" }).click();
    const live = page.getByLabel("Mode").locator("option", { hasText: "Live" });
    expect(await live.isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Cancel" }).click();
    await openPage(page, "Billing");
    for (const step of ["A plan", "A verified person", "The acceptable-use policy"])
      await stepOf(step).getByText("To do").waitFor();
  });

  it("subscribes on the processor's page, and is back where they were", async () => {
    await page.getByRole("button", { name: "Choose Business" }).click();
    await page.getByRole("heading", { name: "Subscribe to Business" }).waitFor();
    await page.getByLabel("Card number").fill("4242 4242 4242 4242");
    await page.getByLabel("Expiry").fill("12 / 34");
    await page.getByLabel("Security code").fill("123");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await stepOf("A plan").getByText("Done").waitFor();
    expect(await stepOf("A plan").textContent()).toContain("Business, 49.00 USD a month");
  });

  it("may fail to be verified, and try again", async () => {
    await page.getByRole("button", { name: "Verify your identity" }).click();
    await page.getByRole("button", { name: "Let it fail" }).click();
    await stepOf("A verified person").getByText("Not finished").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "I am who I say" }).click();
    await stepOf("A verified person").getByText("Done").waitFor();
  });

  it("reads the policy, accepts it, and is live that moment", async () => {
    await page.getByRole("button", { name: "Read and accept" }).click();
    const policy = page.getByRole("dialog", { name: "Acceptable-use policy" });
    await policy.getByRole("heading", { name: "What you do not buy" }).waitFor();
    await policy.getByRole("button", { name: "Accept the policy" }).click();
    await page.getByText("This workspace is live").waitFor();
    await page.getByRole("banner").getByText("Live", { exact: true }).waitFor();
  });

  it("creates the first live key, which is shown once", async () => {
    await openPage(page, "API keys");
    await page.getByRole("button", { name: "New key" }).click();
    await page.getByLabel("Mode").selectOption("live");
    await page.getByLabel("Label").fill("Production");
    await page.getByRole("button", { name: "Create the key" }).click();
    const key = await page.getByRole("status", { name: "API key" }).textContent();
    expect(key).toMatch(/^ck_live_[\w-]{32}$/);
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByRole("row", { name: /Production.*live/ }).waitFor();
    expect(await page.content()).not.toContain(key);
  });

  it("cancels the plan in the portal, and is back in the sandbox", async () => {
    await openPage(page, "Billing");
    await page.getByRole("button", { name: "Change or cancel" }).click();
    await page.getByRole("button", { name: "Cancel the plan now" }).click();
    await page.getByRole("link", { name: "Back to Cartwright" }).click();
    await page.getByText("The plan has ended").waitFor();
    await page.getByRole("banner").getByText("Sandbox", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Choose Personal" }).waitFor();
    await stepOf("A verified person").getByText("Done").waitFor();
  });
});

function stepOf(name: string) {
  return page.getByRole("listitem", { name, exact: true });
}
