import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BrowserPool, startBrowserPool } from "../../src/browser/browser-pool.ts";
import type { NavigationViolation } from "../../src/browser/guards/navigation-guard.ts";
import type { RunBrowser } from "../../src/browser/run-browser.ts";
import { type Listener, listen } from "./support/listen.ts";

const foreign = "http://foreign.localhost:PORT";

const pages = {
  "/": `<title>shop</title>
    <a id="link" href="${foreign}/link">x</a> <a id="tab" target="_blank" href="${foreign}/tab">x</a>
    <a id="opener" target="_blank" rel="noopener" href="${foreign}/opener">x</a>
    <form action="${foreign}/form" method="post"><button id="form">x</button></form>
    <form action="${foreign}/form-tab" method="post" target="_blank"><button id="form-tab">x</button></form>
    <button id="script" onclick="location.href='${foreign}/script'">x</button>
    <button id="window" onclick="window.open('${foreign}/window')">x</button>
    <button id="hop" onclick="location.href='/hop'">x</button>
    <button id="refresh" onclick="location.href='/refresh'">x</button>
    <button id="replaced" onclick="window.open('about:blank').location.replace('${foreign}/replaced')">x</button>
    <button id="blob" onclick="window.open(window.URL.createObjectURL(new Blob(['x'], { type: 'text/html' })))">x</button>
    <button id="top" onclick="document.querySelector('iframe').src='/break-out'">x</button><iframe></iframe>
    <button id="storm" onclick="for (let i = 0; i < 30; i++) window.open('/popup' + i)">x</button>`,
  "/refresh": `<meta http-equiv="refresh" content="0;url=${foreign}/refreshed">`,
  "/break-out": `<script>top.location.href='${foreign}/broken-out'</script>`,
  "/with-foreign-parts": `<title>parts</title><iframe src="${foreign}/frame"></iframe><img src="${foreign}/image">
    <script src="${foreign}/script.js"></script>`,
};

let site: Listener;
let pool: BrowserPool;
const open: RunBrowser[] = [];

beforeAll(async () => {
  site = await listen({ pages, redirects: { "/hop": "/hop-2", "/hop-2": `${foreign}/hopped` } });
  pool = await startBrowserPool();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((run) => run.close()));
  site.asked.length = 0;
});
afterAll(async () => {
  await pool.close();
  await site.close();
});

/** A run in the shop, and a promise of its first violation. */
async function openShop(allowedDomains: string[] = []) {
  const { promise: violated, resolve } = Promise.withResolvers<NavigationViolation>();
  const run = await pool.open({
    targetUrl: `http://shop.localhost:${site.port}/`,
    allowedDomains,
    privateHosts: [`localhost:${site.port}`],
    onViolation: resolve,
  });
  open.push(run);
  await run.page.goto(`http://shop.localhost:${site.port}/`);
  return { run, violated, shopUrl: `http://shop.localhost:${site.port}` };
}

const foreignRequests = (): string[] => site.asked.filter((asked) => asked.startsWith("foreign."));

test.each([
  "link",
  "tab",
  "opener",
  "form",
  "form-tab",
  "script",
  "window",
  "hop",
  "refresh",
  "replaced",
  "top",
])("a document of a foreign host is never asked for: %s", async (id) => {
  const { run, violated } = await openShop();
  await run.page.click(`#${id}`, { noWaitAfter: true });
  expect(await violated).toEqual({ host: "foreign.localhost" });
  expect(foreignRequests()).toEqual([]);
  expect(run.page.url()).toMatch(/^http:\/\/shop\.localhost/);
});

test("a document without a server is closed on arrival", async () => {
  const { run, violated } = await openShop();
  await run.page.click("#blob", { noWaitAfter: true });
  expect(await violated).toBeDefined();
});

test("the engine itself cannot leave either, redirected or not", async () => {
  const { run, shopUrl } = await openShop();
  await expect(run.page.goto(`http://foreign.localhost:${site.port}/direct`)).rejects.toThrow();
  await expect(run.page.goto(`${shopUrl}/hop`)).rejects.toThrow();
  await expect(run.page.goto("file:///etc/passwd")).rejects.toThrow();
  expect(foreignRequests()).toEqual([]);
  expect(run.violations().map(({ host }) => host)).toEqual([
    "foreign.localhost",
    "foreign.localhost",
    "file:",
  ]);
});

test("frames, pictures and scripts of foreign hosts pass, and are not the shop's to read", async () => {
  const { run, shopUrl } = await openShop();
  await run.page.goto(`${shopUrl}/with-foreign-parts`);
  expect(foreignRequests().toSorted()).toEqual([
    "foreign.localhost/frame",
    "foreign.localhost/image",
    "foreign.localhost/script.js",
  ]);
  expect(run.violations()).toEqual([]);
  const read = await run.page.evaluate(async (address) => {
    const text = await fetch(address, { credentials: "include" }).then(
      (answer) => answer.text(),
      () => "refused",
    );
    return [text, document.querySelector("iframe")?.contentDocument];
  }, `http://foreign.localhost:${site.port}/read`);
  expect(read).toEqual(["refused", null]);
});

test("an allowed host, and one that code vouches for later, may be visited", async () => {
  const { run } = await openShop(["pay.localhost"]);
  await run.page.goto(`http://secure.pay.localhost:${site.port}/`);
  run.allowHost("foreign.localhost");
  await run.page.goto(`http://foreign.localhost:${site.port}/vouched`);
  expect(foreignRequests()).toEqual(["foreign.localhost/vouched"]);
  expect(run.violations()).toEqual([]);
});

test("runs in one browser have scopes of their own", async () => {
  const first = await openShop(["foreign.localhost"]);
  const second = await openShop();
  await first.run.page.click("#link");
  await second.run.page.click("#link", { noWaitAfter: true });
  expect(await second.violated).toEqual({ host: "foreign.localhost" });
  expect(first.run.violations()).toEqual([]);
});

test("a storm of pop-ups stays bounded", async () => {
  const { run } = await openShop();
  await run.page.click("#storm", { noWaitAfter: true });
  await expect
    .poll(() => site.asked.filter((asked) => asked.includes("popup")).length, { timeout: 10_000 })
    .toBeGreaterThan(5);
  await expect.poll(() => run.context.pages().length, { timeout: 10_000 }).toBeLessThanOrEqual(10);
  expect(await run.page.title()).toBe("shop");
});

test("dialogs hold nothing up", async () => {
  const { run, shopUrl } = await openShop();
  await run.page.evaluate(() => {
    addEventListener("beforeunload", (event) => event.preventDefault());
    alert("stop");
  });
  await run.page.goto(`${shopUrl}/after`);
  expect(await run.page.title()).toBe("/after");
});
