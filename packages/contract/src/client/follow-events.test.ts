import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { Checkout } from "../checkouts.ts";
import { createClient } from "../client.ts";
import { UnexpectedAnswerError } from "./client-errors.ts";

const id = "9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c";
const at = "2026-01-02T03:04:05.678Z";

const closers: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

/** A service whose event streams are written by the test, one connection after the other. */
async function serve(
  connections: ((response: ServerResponse, request: IncomingMessage) => void)[],
  checkouts: Checkout[] = [],
) {
  const seen: (string | undefined)[] = [];
  let looks = 0;
  const server = createServer((request, response) => {
    if (!request.url?.endsWith("/events")) {
      const checkout = checkouts[Math.min(looks, checkouts.length - 1)];
      looks += 1;
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(checkout));
      return;
    }
    const connect = connections[Math.min(seen.length, connections.length - 1)];
    seen.push(request.headers["last-event-id"]?.toString());
    connect?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { client: createClient({ baseUrl, apiKey: "ck_test_x" }), seen, looks: () => looks };
}

const open = (response: ServerResponse) => response.writeHead(200, { "content-type": "text/event-stream" });
const event = (place: string, name: string, data: object) =>
  `id: ${place}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const step = (sequence: number) =>
  event(`${sequence}-0`, "progress", { kind: "step", label: "A step", data: {}, at, sequence });
const end = event("3-3", "end", {});

test("events are taken up again where a connection broke off, each once", async () => {
  const { client, seen } = await serve([
    (response) => {
      open(response).write(`${step(0)}: still here\n\n${step(1)}`);
      setImmediate(() => response.write(step(2).slice(0, 20), () => response.destroy()));
    },
    (response) => open(response).end(step(2)),
    (response) => open(response).end(`${step(3)}${end}`),
  ]);
  const events = await Array.fromAsync(client.checkouts.events(id));
  expect(events.map((each) => each.id)).toEqual(["0-0", "1-0", "2-0", "3-0", "3-3"]);
  expect(events[0]).toMatchObject({ event: "progress", data: { label: "A step", sequence: 0 } });
  expect(events.at(-1)).toEqual({ id: "3-3", event: "end", data: {} });
  expect(seen).toEqual([undefined, "1-0", "2-0"]);
});

test("events that nothing comes after are none", async () => {
  const { client, seen } = await serve([(response) => response.writeHead(204).end()]);
  expect(await Array.fromAsync(client.checkouts.events(id, { lastEventId: "3-3" }))).toEqual([]);
  expect(seen).toEqual(["3-3"]);
});

test("events with names that nobody knows yet are left out", async () => {
  const { client } = await serve([
    (response) => open(response).end(`${event("0-1", "weather", {})}data: no name\n\n${end}`),
  ]);
  expect((await Array.fromAsync(client.checkouts.events(id))).map((each) => each.event)).toEqual(["end"]);
});

test("events that break the contract, and answers that are no events, are failures", async () => {
  const broken = await serve([(response) => open(response).end(event("0-0", "progress", {}))]);
  await expect(Array.fromAsync(broken.client.checkouts.events(id))).rejects.toThrow(UnexpectedAnswerError);
  const page = await serve([
    (response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>"),
  ]);
  await expect(Array.fromAsync(page.client.checkouts.events(id))).rejects.toThrow(UnexpectedAnswerError);
});

test("a refusal is thrown as it is, with the id of its request", async () => {
  const { client } = await serve([
    (response) =>
      response
        .writeHead(404, { "content-type": "application/json", "request-id": "r-1" })
        .end(JSON.stringify({ error: true, message: "Checkout not found" })),
  ]);
  await expect(client.checkouts.events(id).next()).rejects.toMatchObject({
    status: 404,
    message: "Checkout not found",
    requestId: "r-1",
  });
});

test("an aborted wait for events throws the reason", async () => {
  const abort = new AbortController();
  const { client } = await serve([(response) => open(response).write(step(0))]);
  const events = client.checkouts.events(id, { signal: abort.signal });
  await events.next();
  const next = events.next();
  abort.abort(new Error("enough"));
  await expect(next).rejects.toThrow("enough");
});

test("watching looks when an event comes, and not every few seconds", async () => {
  const queued: Checkout = {
    id,
    status: "queued",
    target: { url: "https://shop.example/p", kind: "direct_url" },
    constraints: {},
    metadata: {},
    progressItems: [],
    createdAt: at,
    updatedAt: at,
  };
  let stream: ServerResponse | undefined;
  const { client, looks } = await serve(
    [
      (response) => {
        stream = response;
        open(response).flushHeaders();
      },
    ],
    [queued, { ...queued, status: "cancelled" }],
  );
  const watch = client.checkouts.watch(id, { pollMs: 3_600_000 });
  expect((await watch.next()).value).toMatchObject({ status: "queued" });
  const next = watch.next();
  await expect.poll(() => stream !== undefined).toBe(true);
  stream?.write(step(0));
  expect((await next).value).toMatchObject({ status: "cancelled" });
  expect((await watch.next()).done).toBe(true);
  expect(looks()).toBe(2);
});
