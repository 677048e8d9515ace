import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Checkout } from "./checkouts.ts";
import { ApiError, ConnectionError, UnexpectedAnswerError } from "./client/client-errors.ts";
import { createClient } from "./client.ts";

const id = "9b2d7b2e-0c1f-4b1e-8a57-0d0b1f2e3a4c";
const at = "2026-01-02T03:04:05.678Z";

function checkoutWith(change: Partial<Checkout> = {}): Checkout {
  return {
    id,
    status: "queued",
    target: { url: "https://shop.example/p", kind: "direct_url" },
    constraints: {},
    metadata: {},
    progressItems: [],
    createdAt: at,
    updatedAt: at,
    ...change,
  };
}

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

type Answer = (response: ServerResponse, seen?: Seen) => void;

/** A listener that gives the answers one after the other and repeats the last. It sends no events. */
async function listen(...answers: Answer[]) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith("/events")) return json(404, { error: true, message: "Not found" })(response);
    const one = {
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: await text(request),
    };
    const answer = answers[Math.min(seen.length, answers.length - 1)];
    seen.push(one);
    answer?.(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { baseUrl, seen, close };
}

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

let closers: (() => Promise<unknown>)[];
beforeEach(() => {
  closers = [];
});
afterEach(async () => {
  await Promise.all(closers.map((close) => close()));
});

async function serve(...answers: Answer[]) {
  const listener = await listen(...answers);
  closers.push(listener.close);
  return { ...listener, client: createClient({ baseUrl: `${listener.baseUrl}/`, apiKey: "ck_test_x" }) };
}

describe("a call", () => {
  test("carries path, key, idempotency key and body", async () => {
    const { client, seen } = await serve(json(201, checkoutWith()));
    const body = { target: { url: "https://shop.example/p" } };
    const checkout = await client.checkouts.create(body, { idempotencyKey: "k1" });
    expect(checkout.status).toBe("queued");
    expect(seen[0]).toMatchObject({
      method: "POST",
      url: "/v1/checkouts",
      headers: {
        authorization: "Bearer ck_test_x",
        "idempotency-key": "k1",
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
  });

  test.each(["ключ", "a\r\nb", "\u201ck1\u201d"])(
    "refuses the idempotency key %j, which no header can hold",
    async (key) => {
      const { client, seen } = await serve(json(201, checkoutWith()));
      const call = client.checkouts.create(
        { target: { url: "https://shop.example/p" } },
        { idempotencyKey: key },
      );
      await expect(call).rejects.toThrow(/^idempotency-key: may hold only/);
      expect(seen).toEqual([]);
    },
  );

  test("refuses an API key that no header can hold, without repeating it", async () => {
    const { baseUrl, seen } = await serve(json(200, checkoutWith()));
    const call = createClient({ baseUrl, apiKey: "\u201cck_test_x\u201d" }).checkouts.get(id);
    await expect(call).rejects.toThrow("authorization: may hold only printable ASCII characters");
    expect(seen).toEqual([]);
  });

  test("writes a query without what is undefined", async () => {
    const { client, seen } = await serve(json(200, { data: [], nextCursor: null }));
    await client.checkouts.list({ limit: 5, subject: "a&b", cursor: undefined });
    expect(seen[0]?.url).toBe("/v1/checkouts?limit=5&subject=a%26b");
  });

  test("sends no body and no content type where there is none", async () => {
    const { client, seen } = await serve((response) => response.writeHead(202).end());
    expect(await client.checkouts.cancel(id)).toBeUndefined();
    expect(seen[0]).toMatchObject({ method: "DELETE", body: "" });
    expect(seen[0]?.headers["content-type"]).toBeUndefined();
  });

  test("keeps the key to itself on public routes", async () => {
    const { client, seen } = await serve(json(200, { ok: true, service: "cartwright" }));
    await client.health();
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  test("asks for a token each time where it is given a function", async () => {
    const { baseUrl, seen } = await serve(json(200, checkoutWith()));
    let count = 0;
    const client = createClient({ baseUrl, apiKey: async () => `token-${++count}` });
    await client.checkouts.get(id);
    await client.checkouts.get(id);
    expect(seen.map((one) => one.headers.authorization)).toEqual(["Bearer token-1", "Bearer token-2"]);
  });

  test("accepts fields it does not know", async () => {
    const { client } = await serve(json(200, { ...checkoutWith(), later: 1 }));
    expect(await client.checkouts.get(id)).toEqual(checkoutWith());
  });

  test.each(["", ".", ".."])("refuses the id %j, which would name another route", async (badId) => {
    const { client, seen } = await serve(json(200, {}));
    await expect(client.apiKeys.revoke(badId)).rejects.toThrow(TypeError);
    expect(seen).toEqual([]);
  });

  test("keeps slashes of an id inside its segment", async () => {
    const { client, seen } = await serve(json(404, { error: true, message: "Checkout not found" }));
    await client.checkouts.get("../api-keys").catch(() => undefined);
    expect(seen[0]?.url).toBe("/v1/checkouts/..%2Fapi-keys");
  });
});

describe("a failure", () => {
  test("of the service carries status, message and body", async () => {
    const body = { error: true, message: "Unknown scope 'x'", validScopes: ["*"] };
    const { client } = await serve(json(400, body));
    const error = await client.apiKeys.create({ mode: "test", scopes: ["x"] }).catch((caught) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, message: "Unknown scope 'x'", body });
  });

  test("of something in between has no body", async () => {
    const { client } = await serve((response) => response.writeHead(502).end("<html>"));
    await expect(client.usage.get()).rejects.toMatchObject({
      name: "ApiError",
      status: 502,
      body: undefined,
    });
  });

  test.each([
    ["another shape", json(200, { id: 1 })],
    ["no JSON", ((response) => response.end("<html>")) satisfies Answer],
    ["a success that the route does not know", json(204, undefined)],
  ])("to keep the contract is told apart: %s", async (_, answer) => {
    const { client } = await serve(answer);
    await expect(client.checkouts.get(id)).rejects.toThrow(UnexpectedAnswerError);
  });

  test("of the network is told apart from a refusal", async () => {
    const { client, close } = await serve(json(200, {}));
    await close();
    closers = [];
    const error = await client.health().catch((caught) => caught);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error.isTimeout).toBe(false);
  });

  test("to answer in time is a timeout", async () => {
    const { baseUrl } = await serve(() => undefined);
    const client = createClient({ baseUrl, timeoutMs: 20 });
    await expect(client.health()).rejects.toMatchObject({ name: "ConnectionError", isTimeout: true });
  });

  test("to finish the answer in time is a timeout too", async () => {
    const { baseUrl } = await serve((response) => void response.writeHead(200).write("{"));
    const client = createClient({ baseUrl, timeoutMs: 50 });
    await expect(client.health()).rejects.toMatchObject({ name: "ConnectionError", isTimeout: true });
  });

  test("on abort is the caller's own reason", async () => {
    const { client } = await serve(() => undefined);
    const abort = new AbortController();
    const answer = client.health({ signal: abort.signal });
    abort.abort(new Error("enough"));
    await expect(answer).rejects.toThrow("enough");
  });

  test("to name an absolute base URL is told at once", () => {
    expect(() => createClient({ baseUrl: "localhost" })).toThrow(TypeError);
  });
});

describe("watching", () => {
  const running = checkoutWith({ status: "running", updatedAt: "2026-01-02T03:04:06.000Z" });
  const cancelled = checkoutWith({ status: "cancelled", updatedAt: "2026-01-02T03:04:07.000Z" });

  test("yields each change once and ends with the terminal state", async () => {
    const { client } = await serve(
      json(200, checkoutWith()),
      json(200, checkoutWith()),
      json(200, running),
      json(200, running),
      json(200, cancelled),
    );
    const seen = await Array.fromAsync(client.checkouts.watch(id, { pollMs: 1 }));
    expect(seen.map((checkout) => checkout.status)).toEqual(["queued", "running", "cancelled"]);
  });

  test("outlives failures that pass", async () => {
    const { client } = await serve(
      json(200, running),
      (response) => response.destroy(),
      json(503, { error: true, message: "later" }),
      json(200, cancelled),
    );
    const seen = await Array.fromAsync(client.checkouts.watch(id, { pollMs: 1 }));
    expect(seen.map((checkout) => checkout.status)).toEqual(["running", "cancelled"]);
  });

  test("gives up on a failure that does not pass", async () => {
    const { client, seen } = await serve(json(500, { error: true, message: "no" }));
    await expect(Array.fromAsync(client.checkouts.watch(id, { pollMs: 1 }))).rejects.toThrow("no");
    expect(seen).toHaveLength(6);
  });

  test("gives up at once where the checkout is not there", async () => {
    const { client, seen } = await serve(json(404, { error: true, message: "Checkout not found" }));
    await expect(Array.fromAsync(client.checkouts.watch(id, { pollMs: 1 }))).rejects.toThrow("not found");
    expect(seen).toHaveLength(1);
  });

  test("stops waiting when aborted", async () => {
    const { client } = await serve(json(200, running));
    const abort = new AbortController();
    const watch = client.checkouts.watch(id, { pollMs: 3_600_000, signal: abort.signal });
    await watch.next();
    const next = watch.next();
    abort.abort(new Error("enough"));
    await expect(next).rejects.toThrow("enough");
  });
});
