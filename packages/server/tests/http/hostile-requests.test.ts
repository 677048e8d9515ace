import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { routes } from "@cartwright/contract";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../src/http/build-app.ts";
import type { Caller } from "../../src/http/caller.ts";
import { addRoute, type FastifyApp } from "../../src/http/route.ts";

const caller: Caller = {
  tenantId: "5f0f3c1e-6f0a-4a53-9d52-0a7c2c1f8a11",
  keyId: "5f0f3c1e-6f0a-4a53-9d52-0a7c2c1f8a12",
  scopes: ["*"],
  subject: undefined,
  mode: "test",
  tenant: { name: "t", sandboxOnly: true, plan: null, activeLimit: null, dailyLimit: null },
};

let app: FastifyApp;
let baseUrl: string;
let port: number;

beforeAll(async () => {
  app = buildApp({
    authenticate: async () => ({ kind: "key", caller }),
    logger: pino({ level: "silent" }),
    trustProxy: false,
    features: [
      (app) =>
        addRoute(app, routes.signup.create, async ({ body }) => ({
          status: 201,
          body: Object.assign(
            {
              tenantId: caller.tenantId,
              name: body.name ?? "",
              sandboxOnly: true as const,
              sandboxMerchants: [],
              apiKey: "",
            },
            { leaked: "never declared" },
          ),
        })),
    ],
  });
  baseUrl = await app.listen({ port: 0, host: "127.0.0.1" });
  port = Number(new URL(baseUrl).port);
});
afterAll(() => app.close());

async function expectRefusal(response: Response, status: number): Promise<{ message: string }> {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const body = await response.json();
  expect(body).toMatchObject({ error: true, message: expect.any(String) });
  expect(Object.keys(body).filter((name) => !["error", "message", "issues"].includes(name))).toEqual([]);
  return body;
}

function post(
  body: BodyInit | undefined,
  headers: Record<string, string> = { "content-type": "application/json" },
) {
  return fetch(`${baseUrl}/v1/signup`, { method: "POST", headers, ...(body !== undefined && { body }) });
}

/** Writes bytes and gives back everything that came until the server closed the connection. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.setEncoding("utf8").on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("end", () => resolve(answer)).on("error", reject);
  });
}

async function expectRawRefusal(text: string, status: number): Promise<void> {
  const answer = await sendRaw(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const body = answer.slice(answer.indexOf("\r\n\r\n") + 4);
  expect(JSON.parse(body)).toEqual({ error: true, message: expect.any(String) });
}

describe("a request that is no request", () => {
  test("bytes that are not HTTP are a 400 in the one shape", () => expectRawRefusal("NONSENSE\r\n\r\n", 400));
  test("an unknown method is a 400 in the one shape", () =>
    expectRawRefusal("BREW /v1/signup HTTP/1.1\r\nhost: a\r\n\r\n", 400));
  test("headers beyond the limit are a 431 in the one shape", () =>
    expectRawRefusal(`GET /health HTTP/1.1\r\nhost: a\r\nx: ${"y".repeat(20_000)}\r\n\r\n`, 431));
  test("an expectation nobody can meet is a 417 in the one shape", () =>
    expectRawRefusal("GET /health HTTP/1.1\r\nhost: a\r\nexpect: tea\r\nconnection: close\r\n\r\n", 417));
  test("a CONNECT is refused in the one shape", () =>
    expectRawRefusal("CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n", 404));
  test("a length that contradicts the transfer encoding is a 400 in the one shape", () =>
    expectRawRefusal(
      "POST /v1/signup HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ));
  test("a request without Host is answered", async () => {
    const answer = await sendRaw("GET /health HTTP/1.1\r\nconnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe("a path", () => {
  test("outside /v1 that nobody serves is a 404", async () => {
    expect((await expectRefusal(await fetch(`${baseUrl}/nothing`), 404)).message).toBe("Not found");
  });
  test("with a broken percent-encoding is a 400", async () => {
    await expectRefusal(await fetch(`${baseUrl}/v1/checkouts/%zz`), 400);
  });
  test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "TRACE", "SEARCH"])(
    "asked with %s, which it does not know, is a 404",
    async (method) => {
      await expectRefusal(await fetchAny(method, "/health"), 404);
    },
  );
  test("answers HEAD like GET, without a body", async () => {
    const response = await fetch(`${baseUrl}/health`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });
});

describe("a body", () => {
  test("may be missing where every field may be missing", async () => {
    expect((await post(undefined, {})).status).toBe(201);
  });
  test("may be empty whatever its content type", async () => {
    expect((await post("")).status).toBe(201);
    expect((await post("", { "content-type": "application/x-www-form-urlencoded" })).status).toBe(201);
  });
  test("in JSON with a charset is read", async () => {
    expect((await post("{}", { "content-type": "application/json; charset=utf-8" })).status).toBe(201);
  });
  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "nonsense"])(
    "of type %s is a 415",
    async (type) => {
      await expectRefusal(await post("{}", { "content-type": type }), 415);
    },
  );
  test.each(["{", "nope", '{"a":1,}', "\u{feff}{}", "[1"])(
    "%j, which is not JSON, is a 400",
    async (text) => {
      await expectRefusal(await post(text), 400);
    },
  );
  test("with bytes that are no UTF-8 is a 400, and nothing of it is replaced", async () => {
    const body = Buffer.concat([Buffer.from('{"name":"Zo'), Buffer.from([0xeb]), Buffer.from('"}')]);
    expect((await expectRefusal(await post(body), 400)).message).toBe("The request body is not valid JSON");
  });
  test.each(["null", "[]", '"text"', "12", "true"])("%s, which is not an object, is a 400", async (text) => {
    const body = await expectRefusal(await post(text), 400);
    expect(body).toMatchObject({ message: "Invalid request", issues: [{ code: "invalid_type", path: [] }] });
  });
  test("of 256 KiB is read", async () => {
    const text = JSON.stringify({ padding: "x".repeat(256 * 1024 - 14) });
    expect(text).toHaveLength(256 * 1024);
    expect((await post(text)).status).toBe(201);
  });
  test.each([256 * 1024 + 1, 1024 * 1024, 8 * 1024 * 1024])("of %d bytes is a 413", async (size) => {
    await expectRefusal(await post("x".repeat(size)), 413);
  });
  test("beyond the limit in chunks of unknown number is a 413", async () => {
    const chunk = new TextEncoder().encode("x".repeat(64 * 1024));
    let left = 32;
    const body = new ReadableStream({
      pull: (stream) => (left-- > 0 ? stream.enqueue(chunk) : stream.close()),
    });
    const streamed = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      duplex: "half",
    };
    await expectRefusal(await fetch(`${baseUrl}/v1/signup`, streamed), 413);
  });
  test.each([
    ["U+0000 in a value", '{"name":"a\\u0000b"}'],
    ["U+0000 in a name", '{"a\\u0000b":1}'],
    ["half a surrogate pair in a value", '{"name":"\\ud800"}'],
    ["half a surrogate pair in a name", '{"\\udc00":1}'],
    ["U+0000 deep inside", '{"a":[[{"b":["\\u0000"]}]]}'],
    ["a field named __proto__", '{"__proto__":{"name":"x"}}'],
    ["a deep field named __proto__", '{"a":[{"\\u005f_proto__":1}]}'],
    ["nesting of 65 levels", `${'{"a":'.repeat(65)}1${"}".repeat(65)}`],
    ["nesting of 100,000 levels", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ])("with %s is a 400", async (_what, text) => {
    await expectRefusal(await post(text), 400);
  });
  test("keeps the connection usable after a refusal", async () => {
    for (let index = 0; index < 5; index += 1) await expectRefusal(await post("x".repeat(600_000)), 413);
    expect((await post("{}")).status).toBe(201);
  });
});

describe("an answer", () => {
  test("is kept by nobody in between, and taken for nothing but what it says, refusals too", async () => {
    for (const answer of [await post("{}"), await post("{"), await fetch(`${baseUrl}/nothing`)]) {
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  test("carries only what its schema declares", async () => {
    const body = await (await post("{}")).json();
    expect(Object.keys(body).sort()).toEqual([
      "apiKey",
      "name",
      "sandboxMerchants",
      "sandboxOnly",
      "tenantId",
    ]);
  });
});

/** `fetch` refuses some methods by itself. */
function fetchAny(method: string, path: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ port, host: "127.0.0.1", method, path }, async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const headers = new Headers({ "content-type": incoming.headers["content-type"] ?? "" });
      resolve(new Response(Buffer.concat(chunks), { status: incoming.statusCode ?? 0, headers }));
    });
    outgoing.on("error", reject).end();
  });
}

describe("a page of another origin that somebody visits", () => {
  test.each(["http://evil.example", "null", "http://127.0.0.1:4200.evil.example"])(
    "signs nobody up, as %s",
    async (origin) => {
      const response = await fetch(`${baseUrl}/v1/signup`, { method: "POST", headers: { origin } });
      await expectRefusal(response, 403);
    },
  );
});
