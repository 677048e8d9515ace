import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { BrowserPool, RunBrowser } from "../../src/index.ts";
import { takePicture } from "../../src/page/take-picture.ts";
import { type Listener, listen } from "../browser/support/listen.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { watchRun } from "./watched-run.ts";

const moving = `<div id=box style="position:absolute;width:300px;height:300px;background:teal"></div><script>
  let step = 0;
  (function move() {
    document.getElementById("box").style.left = (step++ % 800) + "px";
    requestAnimationFrame(move);
  })();
</script>`;

let site: Listener;
let pool: BrowserPool;
let run: RunBrowser;

beforeAll(async () => {
  site = await listen({ pages: { "/moving": moving, "/still": "<h1>still</h1>" } });
  pool = await sharedPool();
});
afterAll(async () => {
  await site.close();
});
beforeEach(async () => {
  run = await pool.open({ targetUrl: address("/"), privateHosts: [`localhost:${site.port}`] });
  return () => run.close();
});

function address(path: string): string {
  return `http://shop.localhost:${site.port}${path}`;
}

test("shows a page that stands still once, as a JPEG of its size", async () => {
  await run.page.goto(address("/still"));
  const watched = watchRun(run);
  await expect.poll(() => watched.pictures.length).toBeGreaterThan(0);
  expect(watched.pictures.at(-1)).toMatchObject({ width: 1280, height: 900 });
  expect(Buffer.from(watched.pictures[0]?.data ?? "", "base64").subarray(0, 3)).toEqual(
    Buffer.from([0xff, 0xd8, 0xff]),
  );
});

test("shows the whole page, also while the run takes pictures of a part of it", async () => {
  await run.page.goto(address("/moving"));
  const watched = watchRun(run);
  await expect.poll(() => watched.pictures.length).toBeGreaterThan(0);
  const part = { left: 10, top: 10, width: 97, height: 30 };
  for (let nth = 0; nth < 20; nth += 1)
    await takePicture(run.page, part, { format: "png", optimizeForSpeed: true });
  const before = watched.pictures.length;
  await expect.poll(() => watched.pictures.length).toBeGreaterThan(before);
  const sizes = watched.pictures.map(({ width, height }) => `${width}x${height}`);
  expect(new Set(sizes)).toEqual(new Set(["1280x900"]));
});

test("makes no picture when the last viewer has gone, and begins again with the next", async () => {
  await run.page.goto(address("/moving"));
  const session = await run.context.newCDPSession(run.page);
  const frames = vi.fn();
  const watched = watchRun(run);
  const second = watchRun(run);
  await expect.poll(() => second.pictures.length).toBeGreaterThan(5);
  watched.stop();
  await expect.poll(() => second.pictures.length).toBeGreaterThan(10);
  second.stop();
  session.on("Page.screencastFrame", frames);
  expect(await second.since(second.pictures.length, 300)).toEqual([]);
  const third = watchRun(run);
  await expect.poll(() => third.pictures.length).toBeGreaterThan(5);
  expect(frames).not.toHaveBeenCalled();
  third.stop();
});

test("follows the run into a new window, and back when that closes", async () => {
  await run.page.goto(address("/moving"));
  const watched = watchRun(run);
  await expect.poll(() => watched.pictures.length).toBeGreaterThan(0);
  const [popup] = await Promise.all([
    run.context.waitForEvent("page"),
    run.page.evaluate((url) => void open(url, "_blank", "width=500,height=400"), address("/still")),
  ]);
  await popup.setViewportSize({ width: 500, height: 400 });
  await expect.poll(() => watched.pictures.at(-1)?.width).toBe(500);
  await popup.close();
  await expect.poll(() => watched.pictures.at(-1)?.width).toBe(1280);
});
