import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../src/index.ts";
import { openBrowser } from "./support/open-browser.ts";
import { newShopper } from "./support/shopper.ts";
import { beginSignIn, follow, redeem, signUpByHttp } from "./support/sign-in-by-http.ts";

let sandbox: Sandbox;
let dataDir: string;
const host = "accounts.localhost";
const ada = { name: "Ada Buyer", email: "ada@example.com", password: "correct horse" };
const start = () => startSandbox({ port: 0, latencyMs: 0, dataDir });
const visitor = () => newShopper(sandbox.port, host);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cartwright-identity-"));
  sandbox = await start();
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));

describe("the identity provider", () => {
  it("describes itself under the name that it signs with", async () => {
    const { json } = await visitor().get("/.well-known/openid-configuration");
    expect(sandbox.issuer).toBe(`http://${host}:${sandbox.port}`);
    expect(json()).toMatchObject({ issuer: sandbox.issuer, jwks_uri: `${sandbox.issuer}/jwks` });
  });

  it("signs sessions of one minute that say who it is", async () => {
    const { id_token } = await signUpByHttp(visitor(), host, { ...ada, email: "minute@example.com" });
    const { iss, aud, iat, exp, email, name, sub } = claimsOf(id_token);
    expect({ iss, aud, lasts: exp - iat, email, name }).toEqual({
      iss: sandbox.issuer,
      aud: "cartwright-dashboard",
      lasts: 60,
      email: "minute@example.com",
      name: "Ada Buyer",
    });
    expect(sub).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("renews a session in silence, and takes each renewal once", async () => {
    const browser = visitor();
    const first = await signUpByHttp(browser, host, { ...ada, email: "renews@example.com" });
    const renewal = { grant_type: "refresh_token", refresh_token: first.refresh_token };
    const { tokens } = await redeem(browser, host, renewal);
    expect(claimsOf(tokens.id_token).sub).toBe(claimsOf(first.id_token).sub);
    expect((await redeem(browser, host, renewal)).status).toBe(400);
  });

  it("lets a signed-in browser back in without asking, and asks another", async () => {
    const browser = visitor();
    await signUpByHttp(browser, host, { ...ada, email: "silent@example.com" });
    const { path } = beginSignIn({ prompt: "none" });
    expect((await follow(browser, host, path)).searchParams.get("code")).toBeTruthy();
    expect((await follow(visitor(), host, path)).searchParams.get("error")).toBe("login_required");
  });

  it("hands a code to nobody else than the dashboard, and only to who asked for it", async () => {
    const { path } = beginSignIn({ redirect_uri: "https://evil.example/signed-in" });
    expect((await visitor().get(path)).status).toBe(400);
    const browser = visitor();
    await signUpByHttp(browser, host, { ...ada, email: "code@example.com" });
    const landed = await follow(browser, host, beginSignIn({ prompt: "none" }).path);
    const { status } = await redeem(browser, host, {
      grant_type: "authorization_code",
      code: landed.searchParams.get("code") ?? "",
      code_verifier: "x".repeat(43),
      redirect_uri: "http://127.0.0.1:4200/signed-in",
    });
    expect(status).toBe(400);
  });

  it("keeps accounts and keys over a restart", async () => {
    await signUpByHttp(visitor(), host, { ...ada, email: "stays@example.com" });
    const keys = async () => (await visitor().get("/jwks")).text;
    const before = await keys();
    await sandbox.close();
    sandbox = await start();
    expect(await keys()).toBe(before);
    const browser = visitor();
    const page = await follow(browser, host, beginSignIn().path);
    const form = { email: "STAYS@example.com", password: ada.password };
    expect((await browser.postForm(page.pathname, form)).status).toBe(303);
  });
});

describe("a person with a browser", () => {
  let browser: Browser;
  let dashboardUrl: string;
  const dashboard = createServer((_request, response) => void response.end("the dashboard"));

  beforeAll(async () => {
    browser = await openBrowser();
    await new Promise<void>((resolve) => dashboard.listen(0, "127.0.0.1", resolve));
    const address = dashboard.address();
    dashboardUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  });
  afterAll(async () => {
    await browser.close();
    dashboard.close();
  });

  it("opens an account, is told what is missing, and signs in with it elsewhere", async () => {
    const { path } = beginSignIn({ redirect_uri: `${dashboardUrl}/signed-in` });
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${sandbox.issuer}${path}`);
    await page.getByRole("link", { name: "Open one" }).click();
    await page.getByLabel("Name").fill("Grace");
    await page.getByLabel("E-mail").fill("grace@example.com");
    await page.getByLabel("Password").fill("another horse");
    await page.getByRole("button", { name: "Open the account" }).click();
    await page.waitForURL(`${dashboardUrl}/signed-in?*`);

    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(`${sandbox.issuer}${path}`);
    await elsewhere.getByLabel("E-mail").fill("grace@example.com");
    await elsewhere.getByLabel("Password").fill("wrong horse");
    await elsewhere.getByRole("button", { name: "Sign in" }).click();
    expect(await elsewhere.getByRole("alert").textContent()).toContain("No account has this");
    expect(await elsewhere.getByLabel("E-mail").inputValue()).toBe("grace@example.com");
    await elsewhere.getByLabel("Password").fill("another horse");
    await elsewhere.getByRole("button", { name: "Sign in" }).click();
    await elsewhere.waitForURL(`${dashboardUrl}/signed-in?*`);
    await elsewhere.goto(`${sandbox.issuer}/sign-in/over`);
    expect(await elsewhere.getByRole("heading").textContent()).toBe("This sign-in is over");
  });
});
