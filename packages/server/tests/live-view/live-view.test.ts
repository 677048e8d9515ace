import { once } from "node:events";
import { connect } from "node:net";
import { type Client, StreamFrame } from "@cartwright/contract";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { target } from "../checkouts/stand-in-worker.ts";
import { exchange } from "../fuzz/exchange.ts";
import { confirmed } from "../runs/scripted-purchases.ts";
import { untilStatus } from "../runs/watch-checkout.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/start-test-server.ts";
import { followStream } from "./follow-stream.ts";
import { type PlayedBrowser, playBrowser } from "./played-browser.ts";

const embedSecret = "embed-secret-of-this-test";
const internalSecret = "internal-secret-of-this-test";
const environment = { EMBED_TOKEN_SECRET: embedSecret, INTERNAL_SECRET: internalSecret };
const refusal = "Invalid or expired embed token";

let server: TestServer;
let tenant: TestTenant;
let client: Client;
let browser: PlayedBrowser;
let finish: () => void;
const logLines: string[] = [];

beforeAll(async () => {
  browser = playBrowser(async (host) => {
    await host.report({ code: "product_opened", label: "Opened the mug." });
    const { promise, resolve } = Promise.withResolvers<void>();
    finish = resolve;
    host.signal.addEventListener("abort", () => resolve());
    await promise;
    host.signal.throwIfAborted();
    return confirmed;
  });
  server = await startTestServer({
    worker: true,
    engine: browser.engine,
    environment,
    onLogLine: (line) => logLines.push(line),
  });
  tenant = await server.signup();
  client = tenant.client;
});
afterAll(() => server.close());

async function startRun(): Promise<{ id: string; url: string; token: string }> {
  const { id } = await client.checkouts.create({ target });
  await untilStatus(client, id, "running");
  return { id, ...(await client.checkouts.createEmbedToken(id)) };
}

function streamUrlOf(viewerUrl: string): URL {
  const url = new URL(viewerUrl);
  url.pathname += "/stream";
  return url;
}

async function endRun(id: string): Promise<void> {
  finish();
  await untilStatus(client, id, "succeeded");
}

function sign(claims: Record<string, unknown>, secret = embedSecret): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(secret));
}

describe("an embed token", () => {
  test("is good for one checkout for 15 minutes, and comes with an address to open", async () => {
    const { id } = await client.checkouts.create({ target });
    const minted = await client.checkouts.createEmbedToken(id);
    expect(minted.url).toBe(`${server.baseUrl}/embed/${id}?token=${minted.token}`);
    const claims = JSON.parse(Buffer.from(minted.token.split(".")[1] ?? "", "base64url").toString());
    expect(claims).toMatchObject({ sub: id, tid: tenant.tenantId, aud: "embed" });
    expect(claims.exp - claims.iat).toBe(900);
    expect(Date.parse(minted.expiresAt)).toBe(claims.exp * 1000);
    await client.checkouts.cancel(id);
  });

  test("is minted for nobody who may not see the checkout", async () => {
    const { id } = await client.checkouts.create({ target });
    const other = await server.signup();
    const notFound = { status: 404, message: "Checkout not found" };
    await expect(other.client.checkouts.createEmbedToken(id)).rejects.toMatchObject(notFound);
    await expect(client.checkouts.createEmbedToken("nothing")).rejects.toMatchObject(notFound);
    const reader = await tenant.createKey({ scopes: ["checkouts.read"] });
    await expect(reader.client.checkouts.createEmbedToken(id)).rejects.toMatchObject({ status: 403 });
    await client.checkouts.cancel(id);
  });

  test("that is missing, forged, expired or another checkout's is refused in plain text", async () => {
    const { id } = await client.checkouts.create({ target });
    const other = await client.checkouts.create({ target });
    const { token } = await client.checkouts.createEmbedToken(id);
    const now = Math.floor(server.clock.now().getTime() / 1000);
    const claims = { sub: id, tid: tenant.tenantId, aud: "embed", exp: now + 60 };
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${token.split(".")[1]}.`;
    const good = await sign(claims);
    const bad = [
      "",
      "?token=",
      "?token=nonsense",
      "?token=%00",
      `?token=${token}&token=${token}`,
      `?token=${unsigned}`,
      `?token=${token.slice(0, -4)}AAAA`,
      `?token=${await sign(claims, "another secret")}`,
      `?token=${await sign({ ...claims, exp: now - 1 })}`,
      `?token=${await sign({ ...claims, aud: "pictures" })}`,
      `?token=${await sign({ ...claims, tid: crypto.randomUUID() })}`,
      `?token=${await sign({ ...claims, sub: other.id })}`,
      `?token=${await sign({ sub: id, tid: tenant.tenantId, aud: "embed" })}`,
    ];
    for (const path of [`/embed/${id}`, `/embed/${id}/stream`, "/embed/%00"]) {
      for (const query of bad) {
        const answer = await fetch(`${server.baseUrl}${path}${query}`);
        expect({ query, status: answer.status, text: await answer.text() }).toEqual({
          query,
          status: 401,
          text: refusal,
        });
        expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
      }
    }
    expect((await fetch(`${server.baseUrl}/embed/${id}?token=${good}`)).status).toBe(200);
    for (const each of [id, other.id]) await client.checkouts.cancel(each);
  });

  test("ends the stream when it runs out, and opens no other", async () => {
    const { id, url } = await startRun();
    const stream = await followStream(url);
    await stream.until("status");
    server.clock.moveBy(15 * 60_000);
    await stream.ended;
    expect(stream.named("end")).toEqual([]);
    expect((await fetch(url)).status).toBe(401);
    await endRun(id);
  });

  test("is in no line of the log", async () => {
    const { id, url, token } = await startRun();
    const stream = await followStream(url);
    await fetch(url);
    await stream.until("status");
    await endRun(id);
    await stream.ended;
    expect(logLines.some((line) => line.includes("/embed/:checkoutId"))).toBe(true);
    expect(logLines.filter((line) => line.includes(token) || line.includes("eyJ"))).toEqual([]);
  });
});

describe("the page", () => {
  test("asks nobody else for anything, may stand in any frame, and leaves no trace", async () => {
    const { id, url } = await startRun();
    const answer = await fetch(url);
    const html = await answer.text();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; script-src 'sha256-[^ ]+'; style-src 'sha256-[^ ]+'; .*frame-ancestors \*$/,
      ),
    });
    expect(answer.headers.get("x-frame-options")).toBeNull();
    expect(html).not.toMatch(/(src|href)="(?!data:)|@import|url\(/);
    await endRun(id);
  });

  test("takes no input: nothing but reading is served under /embed", async () => {
    const { id, url } = await startRun();
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      for (const path of [url, url.replace("?", "/stream?")]) {
        const answer = await fetch(path, { method });
        expect(answer.status).toBe(404);
        expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
      }
    }
    await endRun(id);
  });
});

describe("under /embed", () => {
  const paths = [
    "/embed",
    "/embed/",
    "/embed?token=x",
    "/embed/%",
    "/embed/%zz",
    "/embed/%ff",
    "/embed/%zz/stream?token=x",
    "/embed/%00",
    "/embed/x%00/stream?token=%00",
    "/embed/x?token=%zz",
    "/embed/x?token[]=x&token[]=y",
    "/embed//stream",
    "/embed/x/",
    "/embed/x/stream/",
    "/embed/x/stream/y",
    "/embed/%2e%2e/v1/checkouts",
    `/embed/${"x".repeat(9_000)}`,
    "http://anywhere.example/embed/%zz",
    "http://anywhere.example/embed/x",
  ];
  const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "TRACE"];

  test.each(methods)(
    "whatever is wrong with a path under /embed is said in plain text, asked with %s",
    async (method) => {
      const port = Number(new URL(server.baseUrl).port);
      for (const path of paths) {
        const body = method === "GET" || method === "HEAD" ? "" : "{";
        const head = `${method} ${path} HTTP/1.1\r\nhost: a\r\nconnection: close`;
        const bodyHeaders = body && `\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
        const bytes = Buffer.from(`${head}${bodyHeaders}\r\n\r\n${body}`);
        const answer = await exchange(port, { bytes, isWhole: true, isHead: method === "HEAD" });
        const text = answer?.body.toString() ?? "";
        expect({ path, type: answer?.headers["content-type"] }).toEqual({
          path,
          type: "text/plain; charset=utf-8",
        });
        expect([400, 401, 404]).toContain(answer?.status);
        expect(text).toMatch(method === "HEAD" ? /^$/ : /^[A-Z][a-zA-Z ]+$/);
      }
    },
  );
});

describe("the stream", () => {
  test("tells the status, the steps and the pictures, and ends with the outcome", async () => {
    const { id, url } = await startRun();
    const stream = await followStream(url);
    await expect.poll(() => browser.viewers()).toBe(1);
    browser.show("Zmlyc3Q=");
    await stream.until("frame");
    browser.hide();
    await expect.poll(() => stream.named("picture").at(-1)).toEqual({ state: "hidden" });
    browser.show("c2Vjb25k");
    await stream.until("frame", 2);
    await endRun(id);
    await stream.ended;
    for (const frame of stream.named("frame")) StreamFrame.parse(frame);
    expect(stream.named("frame").map(({ data }) => data)).toEqual(["Zmlyc3Q=", "c2Vjb25k"]);
    expect(stream.named("checkout")).toMatchObject([{ merchant: "hartwell.localhost" }]);
    expect(stream.named("status")).toEqual([{ status: "running" }, { status: "succeeded" }]);
    expect(stream.named("progress").map(({ label }) => label)).toContain("Opened the mug.");
    expect(stream.named("picture").map(({ state }) => state)).toEqual([
      "waiting",
      "shown",
      "hidden",
      "shown",
    ]);
    expect(stream.named("outcome")).toMatchObject([{ receipt: { merchantOrderId: "HW-1001" } }]);
    expect(stream.events.at(-1)).toEqual({ name: "end", data: {} });
  });

  test("of a checkout that has ended says so at once", async () => {
    const { id, url } = await startRun();
    await endRun(id);
    const stream = await followStream(url);
    await stream.ended;
    expect(stream.named("status")).toEqual([{ status: "succeeded" }]);
    expect(stream.named("frame")).toEqual([]);
    expect(stream.events.at(-1)?.name).toBe("end");
  });

  test("has pictures made only while somebody watches, and once for all who do", async () => {
    const { id, url } = await startRun();
    expect(browser.viewers()).toBe(0);
    const streams = await Promise.all(Array.from({ length: 10 }, () => followStream(url)));
    await expect.poll(() => browser.viewers()).toBe(1);
    browser.show();
    await Promise.all(streams.map((stream) => stream.until("frame")));
    for (const stream of streams) stream.leave();
    await expect.poll(() => browser.viewers()).toBe(0);
    await endRun(id);
  });

  test("is watched by ten at a time, and by another once one has gone", async () => {
    const { id, url } = await startRun();
    const many = await Promise.allSettled(Array.from({ length: 50 }, () => followStream(url)));
    const streams = many.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    expect(streams).toHaveLength(10);
    const refused = await fetch(streamUrlOf(url));
    expect(refused.status).toBe(429);
    expect(refused.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await refused.text()).toBe("Too many viewers. Close one to watch here.");

    streams.pop()?.leave();
    await vi.waitFor(async () => streams.push(await followStream(url)), { timeout: 10_000 });
    for (const stream of streams) stream.leave();
    await endRun(id);
  });

  test("is watched by thirty of one tenant at a time, whichever of its checkouts they watch", async () => {
    const owner = await server.signup();
    const created = await Promise.all(
      Array.from({ length: 4 }, () => owner.client.checkouts.create({ target })),
    );
    const tokens = await Promise.all(created.map(({ id }) => owner.client.checkouts.createEmbedToken(id)));
    const many = await Promise.allSettled(
      tokens.flatMap(({ url }) => Array.from({ length: 10 }, () => followStream(url))),
    );
    expect(many.filter(({ status }) => status === "fulfilled")).toHaveLength(30);
    const { id, url } = await startRun();
    const other = await followStream(url);
    for (const each of [...many.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])), other])
      each.leave();
    await endRun(id);
    for (const each of created) await owner.client.checkouts.cancel(each.id);
  });

  test("skips pictures for a viewer that reads nothing, and keeps none of them", async () => {
    const { id, url } = await startRun();
    const { hostname, port, pathname, search } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.pause();
    socket.write(`GET ${pathname}/stream${search} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
    await expect.poll(() => browser.viewers()).toBe(1);
    const before = process.memoryUsage();
    // 2,000 pictures of 200 kB: 400 MB, were they kept.
    for (let picture = 0; picture < 2_000; picture += 1) {
      browser.show(String(picture).padEnd(200_000, "A"));
      if (picture % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const after = process.memoryUsage();
    expect(after.external + after.arrayBuffers - before.external - before.arrayBuffers).toBeLessThan(50e6);
    // The newest one is what it gets when it reads again, beside the few that were under way.
    let received = "";
    socket.on("data", (bytes) => {
      received += bytes;
    });
    socket.resume();
    await vi.waitFor(() => expect(received).toContain('"data":"1999A'), { timeout: 10_000 });
    expect(received.split("event: frame").length).toBeLessThan(60);
    socket.destroy();
    await endRun(id);
  });
});

describe("in several processes", () => {
  test("any of them shows the run, whichever holds the browser", async () => {
    const beside = await startTestServer({ beside: server, environment });
    const { id, url } = await startRun();
    const stream = await followStream(url.replace(server.baseUrl, beside.baseUrl));
    await vi.waitFor(() => expect(browser.viewers()).toBe(1), { timeout: 10_000 });
    browser.show("cmVsYXllZA==");
    expect(await stream.until("frame")).toMatchObject({ data: "cmVsYXllZA==" });
    browser.hide();
    await expect.poll(() => stream.named("picture").at(-1)).toEqual({ state: "hidden" });
    stream.leave();
    await expect.poll(() => browser.viewers()).toBe(0);
    const again = await followStream(url.replace(server.baseUrl, beside.baseUrl));
    await vi.waitFor(() => expect(browser.viewers()).toBe(1), { timeout: 10_000 });
    await endRun(id);
    await again.ended;
    expect(again.events.at(-1)?.name).toBe("end");
    expect(await server.database.db.selectFrom("live_views").selectAll().execute()).toEqual([]);
    await beside.close();
  });

  test("a worker that is gone leaves a viewer waiting, who sees the next one", async () => {
    const { id, url } = await startRun();
    await server.database.db
      .insertInto("live_views")
      .values({ checkout_id: id, worker_url: "http://127.0.0.1:1" })
      .onConflict((conflict) =>
        conflict.column("checkout_id").doUpdateSet({ worker_url: "http://127.0.0.1:1" }),
      )
      .execute();
    const beside = await startTestServer({ beside: server, environment });
    const stream = await followStream(url.replace(server.baseUrl, beside.baseUrl));
    expect(await stream.until("picture")).toEqual({ state: "waiting" });
    await server.database.db.deleteFrom("live_views").where("checkout_id", "=", id).execute();
    await endRun(id);
    await stream.ended;
    expect(stream.events.at(-1)?.name).toBe("end");
    await beside.close();
  });
});

test("a shut-down ends the streams, so that nobody waits for it", async () => {
  const own = await startTestServer({ environment });
  const { client: ownClient } = await own.signup();
  const { id } = await ownClient.checkouts.create({ target });
  const stream = await followStream((await ownClient.checkouts.createEmbedToken(id)).url);
  await stream.until("status");
  await own.close();
  await stream.ended;
});
