import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserProcess, launchBrowser } from "../../src/browser/chromium/browser-process.ts";
import { findChromium } from "../../src/browser/chromium/find-chromium.ts";
import { type BlankRun, openBlankRun } from "../../src/browser/open-run-browser.ts";
import { type Listener, listen } from "./support/listen.ts";

let site: Listener;
let process: BrowserProcess;
let blank: BlankRun;

beforeAll(async () => {
  [site, process] = await Promise.all([listen(), findChromium().then((chromium) => launchBrowser(chromium))]);
  blank = await openBlankRun(process, {}, {});
});
afterAll(async () => {
  await blank.close();
  await Promise.all([process.close(5_000), site.close()]);
});

test("a page that is opened ahead reaches nothing before its run is known, and then what that run may reach", async () => {
  const page = process.browser.contexts().at(-1)?.pages()[0];
  const [shop, other] = ["shop", "other"].map((name) => `http://${name}.localhost:${site.port}/`);
  await expect(page?.goto(`${shop}`)).rejects.toThrow();
  await page?.evaluate((url) => fetch(url, { mode: "no-cors" }).catch(() => undefined), `${shop}`);
  expect(site.asked).toEqual([]);

  const run = blank.begin({ targetUrl: `${shop}`, privateHosts: [`shop.localhost:${site.port}`] });
  expect(run.page).toBe(page);
  expect((await run.page.goto(`${shop}`))?.status()).toBe(200);
  await expect(run.page.goto(`${other}`)).rejects.toThrow();
  expect(site.asked).toEqual(["shop.localhost/"]);
});
