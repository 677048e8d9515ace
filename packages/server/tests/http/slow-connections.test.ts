import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../src/http/build-app.ts";
import type { FastifyApp } from "../../src/http/route.ts";

/** More than the buffers of a connection hold. */
const large = "x".repeat(32 * 1024 * 1024);
const postHead = [
  "POST /echo HTTP/1.1",
  "host: localhost",
  "content-type: application/json",
  "content-length: 99999",
  "\r\n",
].join("\r\n");

let app: FastifyApp;
let port: number;

beforeAll(async () => {
  app = buildApp({
    authenticate: () => Promise.reject(new Error("no credential is checked")),
    logger: pino({ level: "silent" }),
    trustProxy: false,
    connectionLimits: { headersMs: 150, requestMs: 300, silenceMs: 500 },
    features: [
      (app) => app.get("/large", { config: { demand: "public" } }, async () => large),
      (app) => app.post("/echo", { config: { demand: "public" } }, async ({ body }) => body),
    ],
  });
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

/** A client that sends this and reads nothing, and the server's end of its connection. */
async function send(text: string): Promise<{ client: Socket; closed: Promise<unknown> }> {
  const accepted = once(app.server, "connection");
  const client = connect(port, "127.0.0.1");
  client.on("error", () => undefined).pause();
  client.write(text);
  const [connection] = (await accepted) as [Socket];
  return { client, closed: once(connection, "close") };
}

test.each([
  ["sends nothing", ""],
  ["never ends its headers", "GET /health HTTP/1.1\r\nhost: localhost\r\nx-a"],
  ["never ends its body", `${postHead}{`],
])("a client that %s is told so, and its connection closed", async (_what, text) => {
  const { client, closed } = await send(text);
  const [answer] = await once(client.resume(), "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  await closed;
});

test("a client that sends its body byte by byte is not waited for", async () => {
  const { client, closed } = await send(postHead);
  const drip = setInterval(() => client.write("x"), 20);
  await closed;
  clearInterval(drip);
});

test("a client that never reads its answer does not keep its connection", async () => {
  const { closed } = await send("GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await closed;
});
