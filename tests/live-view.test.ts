import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserPool, type RunBrowser, startBrowserPool } from "@cartwright/engine";
import type { FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type RunningProduct, startProduct } from "../scripts/start-product.ts";
import { findBarriers } from "./support/find-barriers.ts";
import { killServer } from "./support/kill-server.ts";
import { approvedCard, createShopper } from "./support/shopper.ts";
import { fillDataFolder } from "./support/start-tested-product.ts";

/** Where to keep what the viewer looked like; nowhere unless the variable is set. */
const picturesFolder = process.env.LIVE_VIEW_PICTURES;

let dataDir: string;
let product: RunningProduct;
let pool: BrowserPool;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cartwright-live-view-"));
  await fillDataFolder(dataDir);
  product = await start({});
  pool = await startBrowserPool();
  if (picturesFolder) await mkdir(picturesFolder, { recursive: true });
});
afterAll(async () => {
  await pool.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function start(environment: Readonly<Record<string, string>>): Promise<RunningProduct> {
  return startProduct({
    LOG_LEVEL: "warn",
    DATA_DIR: dataDir,
    SIGNUPS_PER_IP_PER_HOUR: "1000",
    ...environment,
  });
}

type Shopper = Awaited<ReturnType<typeof createShopper>>;

/** A purchase that is under way, and a browser that may look at it. */
async function startWatched(shopper: Shopper): Promise<{ id: string; url: string; viewer: RunBrowser }> {
  const { id } = await shopper.start({ product: "/products/enamel-mug" });
  const { url } = await shopper.client.checkouts.createEmbedToken(id);
  const store = product.getUrl("hartwell");
  const viewer = await pool.open({
    targetUrl: url,
    allowedDomains: [new URL(store).hostname],
    privateHosts: [url, store].map((each) => new URL(each).host),
  });
  return { id, url, viewer };
}

const untilScene = (viewer: Page | FrameLocator, scene: string) =>
  expect.poll(() => viewer.locator("#stage").getAttribute("data-scene"), { timeout: 60_000 }).toBe(scene);

async function answerCard({ client }: Shopper, id: string): Promise<void> {
  const action = await vi.waitFor(
    async () => {
      const { pendingUserAction } = await client.checkouts.get(id);
      return pendingUserAction ?? expect.fail("the card is not asked for yet");
    },
    { timeout: 60_000, interval: 50 },
  );
  await client.checkouts.submitAction(id, action.id, approvedCard);
}

/** In every size and theme the page can be used by all, fits its width, and shows the end of its list. */
async function examine(viewer: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [375, 812],
    [1440, 900],
  ] as const) {
    await viewer.setViewportSize({ width, height });
    await drawn(viewer);
    for (const colorScheme of ["light", "dark"] as const) {
      await viewer.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await findBarriers(viewer), `${name} at ${width} px, ${colorScheme}`).toEqual([]);
      if (picturesFolder)
        await viewer.screenshot({ path: join(picturesFolder, `${name}-${width}-${colorScheme}.png`) });
    }
    const overhang = await viewer.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
    await expect.poll(() => isInSight(viewer, "#steps li:last-child")).toBe(true);
  }
}

/** What a page does about its size it does when it is drawn the next time. */
function drawn(viewer: Page): Promise<void> {
  return viewer.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

function isInSight(viewer: Page, selector: string): Promise<boolean> {
  return viewer.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const box = element.parentElement?.getBoundingClientRect();
    return box !== undefined && top >= box.top && bottom <= box.bottom + 1 && bottom <= innerHeight;
  });
}

function isOnTop(viewer: Page, selector: string): Promise<boolean> {
  return viewer.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

it("a purchase is watched from its start to the receipt, on a phone and on a desk, in light and dark", async () => {
  const shopper = await createShopper(product);
  const { id, url, viewer } = await startWatched(shopper);
  const { page } = viewer;
  const hosts = new Set<string>();
  const complaints: string[] = [];
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => complaints.push(message.text()));
  await page.goto(url);

  await untilScene(page, "shown");
  await examine(page, "shown");
  await expect.poll(() => page.locator("#status").textContent()).toBe("Waiting for an answer");
  await examine(page, "asked");
  await answerCard(shopper, id);
  await untilScene(page, "succeeded");
  await examine(page, "receipt");
  expect(await isOnTop(page, "#receipt")).toBe(true);

  const [order] = await shopper.readOrders();
  const told = await page.locator("#receipt").textContent();
  expect(told).toContain(order?.number);
  expect(told).toContain(order?.total.amount);
  expect(await page.locator("#spoken").textContent()).toContain("Order placed");
  expect(await page.locator("#steps li").count()).toBeGreaterThan(4);
  expect(await page.locator("#steps li:last-child").textContent()).toBe("Succeeded");
  expect({ hosts: [...hosts], complaints }).toEqual({ hosts: [new URL(url).host], complaints: [] });
  await viewer.close();
});

it("stands in a frame of any site, locked up too, and can be scrolled with keys alone", async () => {
  const shopper = await createShopper(product);
  const { id, url, viewer } = await startWatched(shopper);
  // A page of somebody else's, who gives the frame nothing but its scripts.
  await viewer.page.goto(product.getUrl("hartwell"));
  await viewer.page.evaluate((src) => {
    const iframe = Object.assign(document.createElement("iframe"), { src, width: "600", height: "300" });
    iframe.sandbox.add("allow-scripts");
    document.body.replaceChildren(iframe);
  }, url);
  const frame = viewer.page.frameLocator("iframe");
  await untilScene(frame, "shown");
  await answerCard(shopper, id);
  await untilScene(frame, "succeeded");
  const list = frame.locator("#steps");
  const scrolled = () => list.evaluate((each) => each.scrollTop);
  const atEnd = await scrolled();
  await list.focus();
  await viewer.page.keyboard.press("Home");
  await expect.poll(scrolled).toBe(0);
  expect(atEnd).toBeGreaterThan(0);
  await viewer.close();
});

it("a viewer whose server is killed comes back by itself, and sees the run that is driven again to its receipt", async () => {
  const shopper = await createShopper(product);
  const { id, url, viewer } = await startWatched(shopper);
  await viewer.page.goto(url);
  await untilScene(viewer.page, "shown");
  const ports = { PORT: new URL(url).port, SANDBOX_PORT: new URL(product.getUrl("hartwell")).port };
  await killServer(product.processId);
  await product.stop();
  await expect.poll(() => viewer.page.locator("#status").textContent()).toBe("Connecting again");
  await untilScene(viewer.page, "waiting");
  product = await start(ports);
  await untilScene(viewer.page, "shown");
  await answerCard(shopper, id);
  await untilScene(viewer.page, "succeeded");
  const labels = await viewer.page.locator("#steps li > span:first-child").allTextContents();
  expect(new Set(labels).size).toBe(labels.length);
  await viewer.close();
});
