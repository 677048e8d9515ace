import { fork } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { platform } from "node:os";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  BrowserCrashedError,
  BrowserMissingError,
  BrowserPoolClosedError,
} from "../../src/browser/browser-errors.ts";
import {
  type BrowserPool,
  type BrowserPoolEvent,
  type BrowserPoolOptions,
  startBrowserPool,
} from "../../src/browser/browser-pool.ts";
import { browserFoldersRoot } from "../../src/browser/chromium/browser-folder.ts";
import { type Listener, listen } from "./support/listen.ts";
import { livingInGroup } from "./support/processes.ts";

let site: Listener;
const pools: BrowserPool[] = [];

beforeAll(async () => {
  site = await listen({ pages: { "/": "<title>shop</title>" } });
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});
afterAll(() => site.close());

async function startPool(options: BrowserPoolOptions = {}) {
  const events: BrowserPoolEvent[] = [];
  const pool = await startBrowserPool({ ...options, onEvent: (event) => events.push(event) });
  pools.push(pool);
  return { pool, events };
}

const shop = () => ({
  targetUrl: `http://shop.localhost:${site.port}/`,
  privateHosts: [`shop.localhost:${site.port}`],
});

async function visit(pool: BrowserPool) {
  const run = await pool.open(shop());
  await run.page.goto(shop().targetUrl);
  return run;
}

function onlyId({ processIds }: { processIds: readonly number[] }): number {
  const [id, ...others] = processIds;
  if (id === undefined || others.length > 0) throw new Error("expected exactly one browser");
  return id;
}

const foldersNow = async () =>
  (await readdir(browserFoldersRoot())).filter((name) => name.includes(`-${process.pid}-`));
/** The pool that the files of a worker share has folders of its own in the same process. */
const foldersBefore = await foldersNow();
const ownFolders = async () => (await foldersNow()).filter((name) => !foldersBefore.includes(name));

test("thirty quick runs leave nothing behind: no process, no file, no connection", async () => {
  const { pool, events } = await startPool({ runsPerProcess: 12 });
  for (let round = 0; round < 10; round++) {
    const runs = await Promise.all([visit(pool), visit(pool), visit(pool)]);
    await Promise.all(runs.map((run) => run.close()));
  }
  await pool.close();
  const ids = events.flatMap((event) => (event.type === "browser.started" ? (event.processId ?? []) : []));
  expect(ids.length).toBeGreaterThan(1);
  expect(await Promise.all(ids.map(livingInGroup))).toEqual(ids.map(() => []));
  expect(await ownFolders()).toEqual([]);
  await expect.poll(site.openConnections).toBe(0);
});

test("a browser that is just starting when the pool closes is closed with the others", async () => {
  const { pool, events } = await startPool({ runsPerProcess: 1 });
  await visit(pool);
  await pool.close();
  const ids = events.flatMap((event) => (event.type === "browser.started" ? (event.processId ?? []) : []));
  expect(ids).toHaveLength(2);
  expect(await Promise.all(ids.map(livingInGroup))).toEqual([[], []]);
  expect(await ownFolders()).toEqual([]);
});

test("a crash reaches the run at once, and the next run gets a new browser", async () => {
  const { pool } = await startPool();
  const run = await visit(pool);
  const crashed = onlyId(pool.stats());
  const waiting = run.page.waitForSelector("#never");
  waiting.catch(() => undefined);
  process.kill(crashed, "SIGKILL");
  await expect(waiting).rejects.toThrow();
  await expect.poll(() => run.lost.reason).toBeInstanceOf(BrowserCrashedError);
  const next = await visit(pool);
  expect(await next.page.title()).toBe("shop");
  expect(pool.stats().processIds).not.toContain(crashed);
  await run.close();
});

test("a page that crashes loses its run alone", async () => {
  const { pool } = await startPool();
  const [first, second] = await Promise.all([visit(pool), visit(pool)]);
  const session = await first.context.newCDPSession(first.page);
  // A crashing page does not answer any more.
  session.send("Page.crash").catch(() => undefined);
  await expect.poll(() => first.lost.reason).toBeInstanceOf(BrowserCrashedError);
  expect(second.lost.aborted).toBe(false);
  expect(await second.page.title()).toBe("shop");
});

test("a browser that stops answering is ended with its runs and replaced", async () => {
  const { pool } = await startPool({ checkIntervalMs: 50, answerTimeoutMs: 1_000, closeTimeoutMs: 200 });
  const run = await visit(pool);
  const stuck = onlyId(pool.stats());
  process.kill(stuck, "SIGSTOP");
  await expect.poll(() => run.lost.reason, { timeout: 10_000 }).toBeInstanceOf(BrowserCrashedError);
  // Killed processes take a moment to be gone on a busy machine.
  await expect.poll(() => livingInGroup(stuck)).toEqual([]);
  expect(await (await visit(pool)).page.title()).toBe("shop");
});

test("a worn-out browser ends with its last run while new runs go to its successor", async () => {
  const { pool } = await startPool({ checkIntervalMs: 50, maxMemoryBytes: 1 });
  const old = onlyId(pool.stats());
  const run = await visit(pool);
  await expect.poll(() => pool.stats().processIds.length).toBe(2);
  expect(await run.page.title()).toBe("shop");
  await run.close();
  await expect.poll(() => pool.stats().processIds).not.toContain(old);
});

test("a run can be opened in the locale and time zone of its buyer, with the session of an earlier one", async () => {
  const { pool } = await startPool();
  const first = await visit(pool);
  await first.page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the store API needs a secure page.
    document.cookie = "basket=7";
  });
  const storageState = await first.context.storageState();
  const run = await pool.open({ ...shop(), locale: "de-DE", timezoneId: "Europe/Berlin", storageState });
  await run.page.goto(shop().targetUrl);
  const seen = await run.page.evaluate(() => [
    navigator.language,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    document.cookie,
  ]);
  expect(seen).toEqual(["de-DE", "Europe/Berlin", "basket=7"]);
});

test.runIf(platform() === "linux")(
  "an owner that is killed leaves no browser, and its files go with the next start",
  async () => {
    const owner = fork(new URL("./support/pool-owner.ts", import.meta.url), { execArgv: [] });
    const [[browserId]] = (await once(owner, "message")) as [[number]];
    expect(await livingInGroup(browserId)).not.toEqual([]);
    const exited = once(owner, "exit");
    owner.kill("SIGKILL");
    await exited;
    await expect.poll(() => livingInGroup(browserId), { timeout: 5_000 }).toEqual([]);
    await startPool();
    expect((await readdir(browserFoldersRoot())).filter((name) => name.includes(`-${owner.pid}-`))).toEqual(
      [],
    );
  },
);

test("a closed pool opens nothing", async () => {
  const { pool } = await startPool();
  await pool.close();
  await expect(pool.open(shop())).rejects.toBeInstanceOf(BrowserPoolClosedError);
});

test("a configured browser that is none is refused with its name", async () => {
  const missing = startBrowserPool({ chromiumPath: "/nonexistent/chromium" });
  await expect(missing).rejects.toBeInstanceOf(BrowserMissingError);
  await expect(missing).rejects.toThrow("/nonexistent/chromium");
});
