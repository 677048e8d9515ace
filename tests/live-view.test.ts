import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserPool, type RunBrowser, startBrowserPool } from "@cartwright/engine";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type RunningProduct, startProduct } from "../scripts/start-product.ts";
import { approvedCard, createShopper } from "./support/shopper.ts";

/** Where to keep what the viewer looked like; nowhere unless the variable is set. */
const picturesFolder = process.env.LIVE_VIEW_PICTURES;

let product: RunningProduct;
let pool: BrowserPool;

beforeAll(async () => {
  product = await startProduct({ LOG_LEVEL: "warn", SIGNUPS_PER_IP_PER_HOUR: "1000" });
  pool = await startBrowserPool();
  if (picturesFolder) await mkdir(picturesFolder, { recursive: true });
});
afterAll(async () => {
  await pool.close();
  await product.stop();
});

async function keepPictures(viewer: RunBrowser, name: string): Promise<void> {
  if (!picturesFolder) return;
  for (const width of [375, 1440]) {
    await viewer.page.setViewportSize({ width, height: width === 375 ? 812 : 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await viewer.page.emulateMedia({ colorScheme });
      const path = join(picturesFolder, `${name}-${width}-${colorScheme}.png`);
      await viewer.page.screenshot({ path, fullPage: true });
    }
  }
}

it("a purchase at Hartwell is watched from its start to the receipt", async () => {
  const shopper = await createShopper(product);
  const { id } = await shopper.start({ product: "/products/enamel-mug" });
  const { url } = await shopper.client.checkouts.createEmbedToken(id);
  const viewer = await pool.open({ targetUrl: url, privateHosts: [new URL(url).host] });
  const requests: string[] = [];
  viewer.page.on("request", (request) => requests.push(new URL(request.url()).host));
  await viewer.page.goto(url);
  const scene = () => viewer.page.locator("#stage").getAttribute("data-scene");

  await vi.waitFor(async () => expect(await scene()).toBe("shown"), { timeout: 40_000 });
  await keepPictures(viewer, "shown");
  const action = await vi.waitFor(
    async () => {
      const { pendingUserAction } = await shopper.client.checkouts.get(id);
      if (!pendingUserAction) throw new Error("the card is not asked for yet");
      return pendingUserAction;
    },
    { timeout: 40_000 },
  );
  await vi.waitFor(async () =>
    expect(await viewer.page.locator("#status-text").textContent()).toBe("Waiting for an answer"),
  );
  await keepPictures(viewer, "asked");
  await shopper.client.checkouts.submitAction(id, action.id, approvedCard);
  await vi.waitFor(async () => expect(await scene()).toBe("succeeded"), { timeout: 40_000 });
  await keepPictures(viewer, "receipt");

  const [order] = await shopper.readOrders();
  expect(await viewer.page.locator("#receipt").textContent()).toContain(order?.number);
  expect(await viewer.page.locator("#steps li").count()).toBeGreaterThan(4);
  expect(new Set(requests)).toEqual(new Set([new URL(url).host]));
  await viewer.close();
});
