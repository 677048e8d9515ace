import { createHash } from "node:crypto";
import type { Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BrowserPool, startBrowserPool } from "../../src/browser/browser-pool.ts";
import { homeIn } from "../../src/browser/country.ts";
import type { RunBrowser } from "../../src/browser/run-browser.ts";
import { type Listener, listen } from "./support/listen.ts";

let site: Listener;
let secret: Listener;
let pool: BrowserPool;
let run: RunBrowser;

beforeAll(async () => {
  secret = await listen({ onUpgrade: (request) => void secret.asked.push(`websocket${request.url}`) });
  site = await listen({
    redirects: { "/to-private": `http://127.0.0.1:${secret.port}/redirected` },
    pages: { "/": "<title>shop</title>" },
    onUpgrade: (request, socket) => acceptWebSocket(request.headers["sec-websocket-key"] ?? "", socket),
  });
  pool = await startBrowserPool({
    resolveName: async (name) => (name === "rebind.example" ? [{ address: "127.0.0.1", family: 4 }] : []),
  });
  run = await pool.open({
    targetUrl: `http://shop.localhost:${site.port}/`,
    // The second one lets the tab go where the network guard has to stop it.
    allowedDomains: ["127.0.0.1"],
    privateHosts: [`shop.localhost:${site.port}`],
  });
  await run.page.goto(`http://shop.localhost:${site.port}/`);
});
afterEach(() => {
  expect(secret.asked).toEqual([]);
});
afterAll(async () => {
  await pool.close();
  await Promise.all([site.close(), secret.close()]);
});

function acceptWebSocket(key: string, socket: Socket): void {
  const accept = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
}

const privatePlaces = () => [
  `127.0.0.1:${secret.port}`,
  `127.1:${secret.port}`,
  `[::1]:${secret.port}`,
  `[::ffff:127.0.0.1]:${secret.port}`,
  `localhost:${secret.port}`,
  `other.localhost:${secret.port}`,
  `shop.localhost:${secret.port}`,
  `rebind.example:${secret.port}`,
  "169.254.169.254",
  "10.0.0.1",
];

test("no request of a page reaches a private address: fetch, beacon, image, frame, worker", async () => {
  await run.page.evaluate(async (places) => {
    const worker = (url: string) =>
      new Promise((done) => {
        const code = `fetch(${JSON.stringify(url)}, { mode: "no-cors" }).finally(() => postMessage("done"))`;
        const started = new Worker(URL.createObjectURL(new Blob([code])));
        started.onmessage = done;
        started.onerror = done;
        setTimeout(done, 1_000);
      });
    const image = (url: string) =>
      new Promise((done) => Object.assign(new Image(), { onload: done, onerror: done, src: url }));
    const frame = (url: string) =>
      new Promise((done) =>
        document.body.append(Object.assign(document.createElement("iframe"), { onload: done, src: url })),
      );
    for (const place of places) {
      navigator.sendBeacon(`http://${place}/beacon`, "x");
      await Promise.all([
        fetch(`http://${place}/fetch`, { mode: "no-cors" }).catch(() => undefined),
        fetch(`https://${place}/fetch`, { mode: "no-cors" }).catch(() => undefined),
        image(`http://${place}/image`),
        frame(`http://${place}/frame`),
        worker(`http://${place}/worker`),
      ]);
    }
  }, privatePlaces());
  expect(run.refusals().length).toBeGreaterThan(20);
});

test("a WebSocket opens to the shop and to no private address", async () => {
  const opened = await run.page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(
          (url) =>
            new Promise((done) =>
              Object.assign(new WebSocket(url), { onopen: () => done(url), onerror: () => done("refused") }),
            ),
        ),
      ),
    [`ws://shop.localhost:${site.port}/socket`, ...privatePlaces().map((place) => `ws://${place}/socket`)],
  );
  expect(opened).toEqual([
    `ws://shop.localhost:${site.port}/socket`,
    ...privatePlaces().map(() => "refused"),
  ]);
});

test("a redirect to a private address ends at the proxy", async () => {
  const page = await run.context.newPage();
  const answer = await page.goto(`http://shop.localhost:${site.port}/to-private`);
  expect(answer?.status()).toBe(403);
  await page.close();
});

test("peer connections learn no address of this machine", async () => {
  const candidates = await run.page.evaluate(async () => {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:3478" }] });
    const found: string[] = [];
    peer.createDataChannel("x");
    const gathered = new Promise<void>((done) => {
      peer.onicecandidate = ({ candidate }) => (candidate ? found.push(candidate.candidate) : done());
      setTimeout(done, 2_000);
    });
    await peer.setLocalDescription(await peer.createOffer());
    await gathered;
    return found;
  });
  expect(candidates).toEqual([]);
});

test("the browser outside of a run reaches nothing at all", async () => {
  const bare = await run.context.browser()?.newContext();
  const page = await bare?.newPage();
  await expect(page?.goto(`http://127.0.0.1:${secret.port}/bare`)).rejects.toThrow();
  await bare?.close();
});

test("nothing that shops see says Headless", async () => {
  const said = await run.page.evaluate(async () => {
    const { userAgentData } = navigator as Navigator & {
      userAgentData?: { getHighEntropyValues(hints: string[]): Promise<unknown> };
    };
    return JSON.stringify([
      navigator.userAgent,
      navigator.appVersion,
      userAgentData,
      await userAgentData?.getHighEntropyValues(["fullVersionList"]),
    ]);
  });
  expect(said).toMatch(/Chrome/);
  expect(said).not.toMatch(/headless/i);
});

test("a browser at home in a country speaks its language and keeps its time", async () => {
  const abroad = await pool.open({
    targetUrl: `http://shop.localhost:${site.port}/`,
    privateHosts: [`shop.localhost:${site.port}`],
    ...homeIn("JP"),
  });
  await abroad.page.goto(`http://shop.localhost:${site.port}/`);
  const [languages, timeZone, price] = await abroad.page.evaluate(() => [
    [...navigator.languages],
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    Intl.NumberFormat().resolvedOptions().locale,
  ]);
  expect({ languages, timeZone, price }).toEqual({
    languages: ["ja-JP", "ja", "en-US", "en"],
    timeZone: "Asia/Tokyo",
    price: "ja-JP",
  });
  await abroad.close();
});
