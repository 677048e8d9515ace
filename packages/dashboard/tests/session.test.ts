import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Dashboard, startDashboard, type Visitor } from "./support/dashboard.ts";
import { type Account, createWorkspace, signIn, signUp } from "./support/sign-up.ts";

let dashboard: Dashboard;

beforeAll(async () => {
  dashboard = await startDashboard({ ROLES: "api,sandbox,dashboard" });
});
afterAll(() => dashboard.close());

describe("a person", () => {
  let visitor: Visitor;
  let account: Account;

  beforeAll(async () => {
    visitor = await dashboard.visit();
    account = await signUp(visitor.page);
    await createWorkspace(visitor.page);
  });
  afterAll(() => visitor.context.close());

  it("stays where they are over a reload, without being asked anything", async () => {
    const { page } = visitor;
    await page.goto(`${dashboard.url}/?from=a-link`);
    await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe("?from=a-link");
  });

  it("leaves no token in what the browser keeps", async () => {
    const kept = await visitor.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    const cookies = await visitor.context.cookies(dashboard.url);
    expect({ kept: /eyJ|refresh/.exec(kept), cookies }).toEqual({ kept: null, cookies: [] });
  });

  it("goes on after a minute, when the first session has run out", async () => {
    const { page } = visitor;
    await page.clock.install();
    await page.reload();
    await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
    const renewal = page.waitForRequest((request) => request.postData()?.includes("refresh_token") === true);
    const answer = page.waitForResponse((response) => response.url().endsWith("/v1/workspaces/me"));
    await page.clock.fastForward(61_000);
    // As when somebody comes back to the tab.
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await renewal;
    expect((await answer).status()).toBe(200);
  });

  it("is asked who they are again once they have signed out, in every tab", async () => {
    const { page, context } = visitor;
    const other = await context.newPage();
    await other.goto(dashboard.url);
    await other.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    // The dashboard's button, then the provider's own.
    await page.getByRole("heading", { name: "Sign out of Cartwright?" }).waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("button", { name: "Sign in or open an account" }).waitFor();
    await other.getByRole("heading", { name: "You are signed out" }).waitFor();
    await signIn(page, account);
    await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
  });

  it("is not signed in by a link with somebody else's code, whether or not a sign-in has begun here", async () => {
    const stranger = await dashboard.visit();
    const { page } = stranger;
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") asked.push(request.url());
    });
    const link = `${dashboard.url}/signed-in?code=of-another&state=of-another`;
    await page.goto(link);
    await page.getByRole("button", { name: "Sign in or open an account" }).click();
    await page.getByLabel("E-mail").waitFor();
    await page.goto(link);
    await page.getByText("The sign-in did not work").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Sign in or open an account" }).waitFor();
    expect(asked).toEqual([]);
    await stranger.context.close();
  });

  it("has met no origin but those of the product, and no complaint", () => {
    const own = ["dashboard", "api", "identity"].map((name) => dashboard.product.getUrl(name));
    expect([...visitor.origins].toSorted()).toEqual(own.toSorted());
    // The account has no workspace at first, which the API answers with 404.
    expect(visitor.complaints.filter((text) => !text.includes("404"))).toEqual([]);
  });
});
