import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BrowserStartError } from "../../src/browser/browser-errors.ts";
import {
  type BrowserPool,
  type BrowserPoolOptions,
  startBrowserPool,
} from "../../src/browser/browser-pool.ts";
import { ada, goodCard } from "../purchase/support/ada.ts";
import { buy } from "../purchase/support/buy.ts";
import { recordingHost } from "../purchase/support/recording-host.ts";
import { type Stores, startStores } from "../purchase/support/start-stores.ts";
import { ownListeners } from "./support/own-listeners.ts";
import { startRemoteChromium } from "./support/start-remote-chromium.ts";

let remote: Awaited<ReturnType<typeof startRemoteChromium>>;
let stores: Stores;
const pools: BrowserPool[] = [];

beforeAll(async () => {
  [remote, stores] = await Promise.all([startRemoteChromium(), startStores()]);
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await Promise.all([remote?.close(), stores?.close()]);
});

/** The browser knows this machine by another name than its own loopback address. */
async function connectPool(options: BrowserPoolOptions = {}): Promise<BrowserPool> {
  const pool = await startBrowserPool({
    remoteCdpUrl: remote.cdpUrl,
    proxyHost: "localhost",
    proxyListenHost: "127.0.0.1",
    ...options,
  });
  pools.push(pool);
  return pool;
}

const shopRun = () => ({
  targetUrl: stores.hartwell("/"),
  privateHosts: [`localhost:${stores.port}`],
});

async function say(port: number, lines: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.end(lines);
  return text(socket);
}

test("a remote browser buys through the proxy of its run, which serves nobody else meanwhile", async () => {
  const pool = await connectPool();
  const before = new Set((await ownListeners()).map(({ port }) => port));
  const shop = new URL(stores.hartwell("/")).host;
  const strangers: string[] = [];
  const opened: { address: string; port: number }[] = [];
  const host = recordingHost({
    card: [
      async () => {
        opened.push(...(await ownListeners()).filter(({ port }) => !before.has(port)));
        for (const { port } of opened) {
          strangers.push(await say(port, `GET http://${shop}/ HTTP/1.1\r\nHost: ${shop}\r\n\r\n`));
          strangers.push(await say(port, `CONNECT ${shop} HTTP/1.1\r\nHost: ${shop}\r\n\r\n`));
          strangers.push(
            await say(
              port,
              `GET http://${shop}/ HTTP/1.1\r\nHost: ${shop}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
            ),
          );
        }
        return goodCard;
      },
    ],
  });

  const email = "remote@example.com";
  const outcome = await buy(pool, { url: stores.hartwell("/products/enamel-mug"), buyer: ada(email) }, host);

  expect(outcome).toMatchObject({ status: "succeeded" });
  expect(await stores.ordersOf(email)).toHaveLength(1);
  // One listener, on the one address that was chosen: 127.0.0.1 as the kernel writes it.
  expect(opened.map(({ address }) => address)).toEqual(["0100007F"]);
  expect(strangers.map((answer) => answer.split("\r\n")[0])).toEqual(
    Array(3).fill("HTTP/1.1 407 Proxy Authentication Required"),
  );
  // It closes with its run.
  expect((await ownListeners()).filter(({ port }) => !before.has(port))).toEqual([]);
});

test("workers that share a remote browser do not stop each other's documents", async () => {
  const [one, two] = await Promise.all([connectPool(), connectPool()]);
  const runs = [await one.open(shopRun()), await two.open(shopRun())];

  const answers = await Promise.all(runs.map(({ page }) => page.goto(stores.hartwell("/"))));
  const strays = await Promise.allSettled(
    runs.map(({ page }) => page.goto(stores.at("fennelrye", "/"), { timeout: 5_000 })),
  );

  expect(answers.map((answer) => answer?.status())).toEqual([200, 200]);
  // Each is still kept to its own shop.
  expect(strays.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(runs.map((run) => run.violations().length)).toEqual([1, 1]);
  await Promise.all(runs.map((run) => run.close()));
});

test("an address that this machine does not have is told at the start", async () => {
  const start = connectPool({ proxyHost: "worker.example", proxyListenHost: "192.0.2.1" });
  await expect(start).rejects.toThrow(
    new BrowserStartError(
      "the proxies for it cannot listen on 192.0.2.1: that is not an address of this machine",
    ),
  );
});
