import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BrowserProcess, launchBrowser } from "../../src/browser/chromium/browser-process.ts";
import { findChromium } from "../../src/browser/chromium/find-chromium.ts";
import { type BlankRun, openBlankRun } from "../../src/browser/open-run-browser.ts";
import { type Listener, listen } from "./support/listen.ts";

let site: Listener;
let process: BrowserProcess;
let blank: BlankRun;

const styles = `<style>div { max-height: 0; overflow: hidden; transition: max-height 60s } .open { max-height: 80px }</style>`;
const jquery = readFileSync(createRequire(import.meta.url).resolve("jquery"), "utf8");
const box = "<div>Delivery</div>";
const pages = { "/styles": `${styles}${box}`, "/jquery": `<script>${jquery}</script>${box}` };

beforeAll(async () => {
  [site, process] = await Promise.all([
    listen({ pages }),
    findChromium().then((chromium) => launchBrowser(chromium)),
  ]);
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

test.each([
  ["styles", `box.addEventListener("transitionend", done); box.classList.add("open");`],
  ["jquery", `jQuery(box).hide().slideDown(60_000, done);`],
])(
  "what would slide for a minute is there within seconds, in a second document too: by %s",
  async (how, move) => {
    const opened = await openBlankRun(process, {}, {});
    const host = `shop.localhost:${site.port}`;
    const { page } = opened.begin({ targetUrl: `http://${host}/`, privateHosts: [host] });
    for (let visit = 1; visit <= 2; visit += 1) {
      await page.goto(`http://${host}/${how}`);
      const slid = `new Promise((done) => { const box = document.querySelector("div"); box.getBoundingClientRect(); ${move} })`;
      await page.evaluate(slid);
      expect(await page.evaluate("document.querySelector('div').offsetHeight")).toBeGreaterThan(10);
    }
    await opened.close();
  },
  20_000,
);
