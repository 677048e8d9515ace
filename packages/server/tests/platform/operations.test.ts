import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

describe("the operator's listener", () => {
  let server: TestServer;
  const lines: string[] = [];

  beforeAll(async () => {
    server = await startTestServer({ onLogLine: (line) => lines.push(line) });
  });
  afterAll(() => server.close());

  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.operationsUrl}${path}`, {
      method,
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };

  it("says that the service is ready, and what it measures", async () => {
    expect(await call("GET", "/ready")).toEqual({
      status: 200,
      body: { ready: true, database: "reachable", jobs: "running" },
    });
    const { client, tenantId } = await server.signup();
    await client.usage.get();
    const metrics = await (await fetch(`${server.operationsUrl}/metrics`)).text();
    expect(metrics).toContain(
      'cartwright_http_request_seconds_count{method="GET",route="/v1/usage",status="2xx"} 1',
    );
    expect(metrics).not.toContain(tenantId);
  });

  it("suspends a tenant at once and restores it", async () => {
    const { client, tenantId } = await server.signup();
    const suspended = await call("PATCH", `/tenants/${tenantId}`, { suspended: true });
    expect(suspended.body.suspendedAt).not.toBeNull();
    await expect(client.usage.get()).rejects.toMatchObject({ status: 403, message: "Tenant suspended" });
    await call("PATCH", `/tenants/${tenantId}`, { suspended: false });
    await client.usage.get();
  });

  it("changes plan, limits and activation, and leaves the rest alone", async () => {
    const { tenantId } = await server.signup();
    await call("PATCH", `/tenants/${tenantId}`, { plan: "scale", dailyLimit: 7 });
    const { body } = await call("PATCH", `/tenants/${tenantId}`, { activated: true });
    expect(body).toMatchObject({ plan: "scale", dailyLimit: 7, activeLimit: null, sandboxOnly: false });
    expect((await call("GET", `/tenants/${tenantId}`)).body).toMatchObject({ activeKeys: 1, checkouts: 0 });
    expect((await call("GET", "/tenants")).body.tenants.map((tenant: { id: string }) => tenant.id)).toContain(
      tenantId,
    );
  });

  it("mints a first live key that works", async () => {
    const { tenantId } = await server.signup();
    const minted = await call("POST", `/tenants/${tenantId}/api-keys`, { mode: "live" });
    expect(minted.status).toBe(201);
    expect(minted.body.key).toMatch(/^ck_live_/);
    await server.clientOf(minted.body.key).usage.get();
    expect(lines.join("")).not.toContain(minted.body.key);
  });

  it("closes and opens sign-ups", async () => {
    await call("PATCH", "/signups", { state: "closed" });
    await expect(server.signup()).rejects.toMatchObject({ status: 403 });
    await call("PATCH", "/signups", { state: "open" });
    await server.signup();
  });

  it("runs a scheduled job by its name", async () => {
    expect(await call("POST", "/jobs/sweep-idempotency-keys")).toEqual({
      status: 200,
      body: { name: "sweep-idempotency-keys", outcome: "done" },
    });
    expect((await call("POST", "/jobs/nothing")).status).toBe(404);
  });

  it("refuses what it does not know in the one shape of an error", async () => {
    const { tenantId } = await server.signup();
    const unknown = await call("PATCH", `/tenants/${tenantId}`, { suspend: true });
    expect(unknown).toMatchObject({ status: 400, body: { error: true, message: "Invalid request" } });
    expect((await call("PATCH", `/tenants/${tenantId}`, { dailyLimit: -1 })).status).toBe(400);
    expect(
      (await call("POST", `/tenants/${tenantId}/api-keys`, { mode: "live", scopes: ["x"] })).status,
    ).toBe(400);
    expect((await call("GET", "/tenants/nobody")).status).toBe(404);
    expect((await call("GET", "/nothing")).body).toMatchObject({ error: true });
  });

  it("tells other machines how the process is, and takes no order from them", async () => {
    const open = await startTestServer({
      beside: server,
      environment: { METRICS_PORT: "0", OPERATIONS_TOKEN: "an-operations-token" },
    });
    const ask = (path: string) => fetch(`${open.metricsUrl}${path}`);
    expect(await (await ask("/live")).json()).toEqual({ live: true });
    expect(await (await ask("/ready")).json()).toMatchObject({ ready: true });
    expect(await (await ask("/metrics")).text()).toContain("cartwright_http_request_seconds");
    expect((await ask("/tenants")).status).toBe(404);
    await open.close();
  });

  it("turns web pages away", async () => {
    expect((await call("GET", "/tenants", undefined, { origin: "http://hartwell.localhost" })).status).toBe(
      403,
    );
    const { port } = new URL(server.operationsUrl);
    const response = await fetch(`http://evil.localhost:${port}/tenants`).catch(() => undefined);
    if (response !== undefined) expect(response.status).toBe(403);
  });

  it("asks for its token where one is set", async () => {
    const token = "an-operations-token";
    const guarded = await startTestServer({ beside: server, environment: { OPERATIONS_TOKEN: token } });
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${guarded.operationsUrl}/metrics`, { headers })).status;
    expect(await status({})).toBe(401);
    expect(await status({ authorization: "Bearer wrong" })).toBe(401);
    expect(await status({ authorization: `Bearer ${token}` })).toBe(200);
    await guarded.close();
  });
});
