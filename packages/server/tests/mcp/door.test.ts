import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Api, startApi } from "../http/start-api.ts";

let api: Api;
let key: string;
const log: string[] = [];

beforeAll(async () => {
  api = await startApi({
    environment: { BASE_URL: "https://shop-agent.example" },
    onLogLine: (line) => log.push(line),
  });
  key = (await api.createTenant()).key;
});
afterAll(() => api.close());

const protocol = "io.modelcontextprotocol";
const version = "2026-07-28";
const meta = {
  [`${protocol}/protocolVersion`]: version,
  [`${protocol}/clientInfo`]: { name: "test", version: "1" },
  [`${protocol}/clientCapabilities`]: {},
};
const discover = { jsonrpc: "2.0", id: 1, method: "server/discover", params: { _meta: meta } };
const headers = {
  accept: "application/json, text/event-stream",
  "mcp-protocol-version": version,
  "mcp-method": "server/discover",
};

async function call(
  options: { key?: string | undefined; origin?: string; body?: unknown; method?: string } = {},
) {
  const { origin, body = discover, method = "POST" } = options;
  const sent = { ...headers, ...(origin !== undefined && { origin }) };
  const caller = "key" in options ? options.key : key;
  return api.call(method, "/mcp", { key: caller, headers: sent, ...(method === "POST" && { body }) });
}

describe("the door for agents", () => {
  test("tells who it is to a client of the newest specification, and is not kept by what is in between", async () => {
    const { status, body, headers: answered } = await call();
    expect(status).toBe(200);
    expect(body.result.supportedVersions).toContain(version);
    expect(body.result.instructions).toContain("never in the chat");
    expect(answered.get("cache-control")).toBe("no-store");
    expect(answered.get("request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("is closed without a key, in the shape of every refusal", async () => {
    const refused = await call({ key: undefined });
    expect(refused.status).toBe(401);
    expect(refused.body).toEqual({ error: true, message: "Missing bearer token" });
    expect(refused.headers.get("www-authenticate")).toBe("Bearer");
  });

  test.each(["ck_test_0123456789abcdef0123456789abcdef", "eyJh.eyJz.c2ln"])(
    "is closed to %s",
    async (token) => {
      expect((await call({ key: token })).status).toBe(401);
    },
  );

  test("closes at once to a key that is revoked and to a tenant that is suspended", async () => {
    const { key: ownKey, tenantId } = await api.createTenant();
    const other = await api.createKey(ownKey);
    const [{ id }] = (await api.call("GET", "/v1/api-keys", { key: ownKey })).body.data;
    await api.call("DELETE", `/v1/api-keys/${id}`, { key: ownKey });
    expect((await call({ key: other })).status).toBe(401);
    const suspension = { suspended_at: api.clock.now() };
    await api.database.db.updateTable("tenants").set(suspension).where("id", "=", tenantId).execute();
    const refused = await call({ key: ownKey });
    expect(refused).toMatchObject({ status: 403, body: { message: "Tenant suspended" } });
  });

  test.each(["https://evil.example", "http://127.0.0.1.evil.example:4000", "null"])(
    "is closed to pages of %s",
    async (origin) => {
      const refused = await call({ origin });
      expect(refused.status).toBe(403);
      expect(refused.body.message).toBe("A page of another origin may not send this");
    },
  );

  test.each(["http://localhost:6274", "http://127.0.0.1:4000", "https://shop-agent.example"])(
    "is open to pages of %s, with a key",
    async (origin) => {
      expect((await call({ origin })).status).toBe(200);
      expect((await call({ origin, key: undefined })).status).toBe(401);
    },
  );

  test("takes no body above the limit, no text that cannot be kept, and nothing that is not JSON", async () => {
    const withText = (text: string) => ({ ...discover, params: { _meta: meta, text } });
    expect((await call({ body: withText("x".repeat(300_000)) })).status).toBe(413);
    expect((await call({ body: withText("\0") })).status).toBe(400);
    expect((await call({ body: "text" })).status).toBe(400);
    const plain = { key, headers: { ...headers, "content-type": "text/plain" }, body: discover };
    expect((await api.call("POST", "/mcp", plain)).status).toBe(415);
  });

  test("answers whatever is sent without an error of its own, in the answer or the log", async () => {
    const method = fc.constantFrom(
      "tools/call",
      "tools/list",
      "initialize",
      "subscriptions/unknown",
      "x",
      "",
    );
    const name = fc.constantFrom("start_checkout", "get_checkout", "answer_question", "list_checkouts", "x");
    const args = fc.dictionary(fc.constantFrom("id", "url", "values", "cursor", "__proto__"), fc.jsonValue());
    const params = fc.record(
      {
        name: fc.oneof(name, fc.jsonValue()),
        arguments: fc.oneof(args, fc.jsonValue()),
        _meta: fc.constant(meta),
      },
      { requiredKeys: [] },
    );
    const rpc = fc.record(
      {
        jsonrpc: fc.constantFrom("2.0", "1.0"),
        id: fc.jsonValue(),
        method,
        params: fc.oneof(params, fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const bodies = fc.oneof({ weight: 8, arbitrary: rpc }, fc.array(rpc, { maxLength: 3 }), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(bodies, fc.boolean(), async (body, isModern) => {
        const sent = JSON.stringify(body);
        const { accept, ...ofModern } = headers;
        const answered = await fetch(`${api.baseUrl}/mcp`, {
          method: "POST",
          headers: {
            authorization: `Bearer ${key}`,
            "content-type": "application/json",
            accept,
            ...(isModern && ofModern),
          },
          body: sent,
        });
        expect(answered.status).toBeLessThan(500);
        await answered.text();
      }),
      { numRuns: 150, seed: 17 },
    );
    expect(log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  test.each([
    '{"jsonrpc":"2.0","id":12345678901234567890,"method":"tools/list"}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_checkout","arguments":{"id":12345678901234567890}}}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"start_checkout","arguments":{"url":"http://x.test","max_cost":12345678901234567890.5}}}',
    `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${"[".repeat(5_000)}${"]".repeat(5_000)}}`,
    '"__proto__"',
    "[]",
  ])("answers JSON that is unusual (%#)", async (body) => {
    const sent = {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      accept: headers.accept,
    };
    const answered = await fetch(`${api.baseUrl}/mcp`, { method: "POST", headers: sent, body });
    expect(answered.status).toBeLessThan(500);
  });

  test.each(["GET", "DELETE"])("has no sessions: %s is not allowed", async (method) => {
    expect((await call({ method })).status).toBe(405);
  });
});
