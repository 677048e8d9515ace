import { once } from "node:events";
import { connect } from "node:net";
import { routes } from "@cartwright/contract";
import { pino } from "pino";
import { expect, test } from "vitest";
import { buildApp } from "../../src/http/build-app.ts";
import { addRoute } from "../../src/http/route.ts";

test("a request under way is answered while the listener closes", async () => {
  const arrived = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const app = buildApp({
    authenticate: () => Promise.reject(new Error("nobody is asked")),
    logger: pino({ level: "silent" }),
    trustProxy: false,
    features: [
      (app) =>
        addRoute(app, routes.signup.create, async ({ body }) => {
          arrived.resolve();
          await mayAnswer.promise;
          return {
            status: 201,
            body: {
              tenantId: crypto.randomUUID(),
              name: body.name ?? "",
              sandboxOnly: true,
              sandboxMerchants: [],
              apiKey: "",
            },
          };
        }),
    ],
  });
  const baseUrl = await app.listen({ port: 0, host: "127.0.0.1" });
  const answer = fetch(`${baseUrl}/v1/signup`, { method: "POST" });
  await arrived.promise;
  const closed = app.close();
  mayAnswer.resolve();
  expect((await answer).status).toBe(201);
  await closed;
  await expect(fetch(`${baseUrl}/health`)).rejects.toThrow();
});

test("which listener is where is left to whoever starts it", async () => {
  const lines: string[] = [];
  const app = buildApp({
    authenticate: () => Promise.reject(new Error("nobody is asked")),
    logger: pino({ level: "trace" }, { write: (line: string) => void lines.push(line) }),
    trustProxy: false,
    features: [],
  });
  const baseUrl = await app.listen({ port: 0, host: "127.0.0.1" });
  await fetch(`${baseUrl}/health`);
  await app.close();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["answered"]);
});

test("a connection that has asked for nothing does not hold up the close", async () => {
  const app = buildApp({
    authenticate: () => Promise.reject(new Error("nobody is asked")),
    logger: pino({ level: "silent" }),
    trustProxy: false,
    features: [],
  });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const accepted = once(app.server, "connection");
  const silent = connect(Number(port), "127.0.0.1");
  const hungUp = once(silent, "close");
  await accepted;
  await app.close();
  await hungUp;
});

test("a request that comes on a connection made before the close is answered", async () => {
  const app = buildApp({
    authenticate: () => Promise.reject(new Error("nobody is asked")),
    logger: pino({ level: "silent" }),
    trustProxy: false,
    features: [],
  });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const accepted = once(app.server, "connection");
  const client = connect(Number(port), "127.0.0.1");
  await accepted;
  const closed = app.close();
  client.write("GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n");
  const [answer] = await once(client, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
  await closed;
});

test("a route that does not say who may call it cannot be added", async () => {
  const app = buildApp({
    authenticate: () => Promise.reject(new Error("nobody is asked")),
    logger: pino({ level: "silent" }),
    trustProxy: false,
    features: [],
  });
  expect(() => app.get("/v1/open", async () => "anyone")).toThrow(/does not say who may call it/);
  await app.close();
});

test("a database that is out of reach is a 503 that says when to try again, and nothing of its cause", async () => {
  const app = buildApp({
    authenticate: () => Promise.reject(new Error("Connection terminated unexpectedly")),
    logger: pino({ level: "silent" }),
    trustProxy: false,
    features: [],
  });
  const baseUrl = await app.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(`${baseUrl}/v1/usage`, { headers: { authorization: "Bearer ck_test_x" } });
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("1");
  expect(await response.json()).toEqual({
    error: true,
    message: "The service cannot answer right now. Try again later.",
  });
  await app.close();
});

test("a failure of ours is a 500 in the one shape that says nothing of its cause", async () => {
  const app = buildApp({
    authenticate: () =>
      Promise.reject(Object.assign(new Error("canary"), { statusCode: 418, code: "22P02" })),
    logger: pino({ level: "silent" }),
    trustProxy: false,
    features: [],
  });
  const baseUrl = await app.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(`${baseUrl}/v1/usage`, { headers: { authorization: "Bearer ck_test_x" } });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    error: true,
    message: "Something went wrong on our side. Try again later.",
  });
  await app.close();
});
