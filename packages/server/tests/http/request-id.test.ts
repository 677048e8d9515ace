import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { routes } from "@cartwright/contract";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../src/http/build-app.ts";
import { addRoute, type FastifyApp } from "../../src/http/route.ts";
import { ServiceError } from "../../src/platform/service-error.ts";

interface LogLine {
  requestId?: string;
  msg: string;
  status?: number;
}

const lines: LogLine[] = [];
let app: FastifyApp;
let port: number;

beforeAll(async () => {
  app = buildApp({
    authenticate: async () => {
      throw new ServiceError("unauthenticated", "Invalid or revoked API key");
    },
    logger: pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    trustProxy: false,
    features: [
      (each) =>
        addRoute(each, routes.signup.create, async () => {
          throw new Error("the database is away");
        }),
    ],
  });
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());
beforeEach(() => {
  lines.length = 0;
});

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

function send({ method = "GET", path, headers = {}, body = "" }: Sent) {
  return new Promise<{ status: number; requestId: unknown; body: string }>((resolve, reject) => {
    const outgoing = httpRequest(
      { port, host: "127.0.0.1", method, path, headers, agent: false },
      async (incoming) => {
        const chunks: Buffer[] = [];
        for await (const chunk of incoming) chunks.push(chunk);
        const text = Buffer.concat(chunks).toString();
        resolve({ status: incoming.statusCode ?? 0, requestId: incoming.headers["request-id"], body: text });
      },
    );
    outgoing.on("error", reject).end(body);
  });
}

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

/** The answer may arrive before its line is written. */
async function expectLogged(requestId: unknown, status: number): Promise<void> {
  expect(requestId).toMatch(uuid);
  await expect.poll(() => lines.filter((line) => line.msg === "answered")).toHaveLength(1);
  expect(lines.find((line) => line.msg === "answered")).toMatchObject({ requestId, status });
}

const json = { "content-type": "application/json" };

describe("a request id", () => {
  test.each<[string, number, Sent]>([
    ["a success", 200, { path: "/health" }],
    ["an answer without a body", 200, { method: "HEAD", path: "/health" }],
    ["a path that is not served", 404, { path: "/nothing" }],
    ["a key that proves nothing", 401, { path: "/v1/checkouts", headers: { authorization: "Bearer ck_x" } }],
    ["an unknown resource", 401, { path: "/v1/nothing" }],
    ["a path that cannot be read", 400, { path: "/v1/checkouts/%zz" }],
    ["a body that is not JSON", 400, { method: "POST", path: "/v1/signup", headers: json, body: "{" }],
    [
      "a body that is too large",
      413,
      { method: "POST", path: "/v1/signup", headers: json, body: " ".repeat(300_000) },
    ],
    ["another content type", 415, { method: "POST", path: "/v1/signup", body: "x" }],
    ["an expectation that nobody can meet", 417, { path: "/health", headers: { expect: "tea" } }],
  ])("is on %s, and in its line of the log", async (_what, status, sent) => {
    const answer = await send(sent);
    expect(answer.status).toBe(status);
    await expectLogged(answer.requestId, status);
  });

  test.each([
    ["bytes that are no HTTP", 400, "NONSENSE\r\n\r\n"],
    ["headers beyond the limit", 431, `GET /health HTTP/1.1\r\nhost: a\r\nx: ${"y".repeat(20_000)}\r\n\r\n`],
    ["a CONNECT", 404, "CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n"],
  ])("is on the refusal of %s, and in the log", async (_what, status, text) => {
    const answer = await sendRaw(text);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    await expectLogged(/\r\nrequest-id: ([^\r]+)\r\n/.exec(answer)?.[1], status);
  });

  test("is that of the failure which a 5xx does not tell", async () => {
    const answer = await send({ method: "POST", path: "/v1/signup" });
    await expectLogged(answer.requestId, 500);
    expect(lines.find(({ msg }) => msg === "request failed")?.requestId).toBe(answer.requestId);
    expect(JSON.parse(answer.body)).toEqual({ error: true, message: expect.any(String) });
  });

  test("is the service's own, whatever the client sends", async () => {
    const forged = "11111111-1111-4111-8111-111111111111";
    const headers = { "request-id": forged, "x-request-id": forged, "x-correlation-id": forged };
    const answer = await send({ path: "/health", headers });
    await expectLogged(answer.requestId, 200);
    expect(answer.requestId).not.toBe(forged);
    expect(JSON.stringify(lines)).not.toContain(forged);
  });
});
