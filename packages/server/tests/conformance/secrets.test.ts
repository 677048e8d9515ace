import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exchange } from "../fuzz/exchange.ts";
import { type CallOptions, call } from "./service/call.ts";
import { type Service, startService } from "./service/start-service.ts";
import { askQuestion, createKey, createTenant } from "./service/tenants.ts";

let service: Service;
let key: string;
/** Everything that went over the wire and has no business in a log. */
const secrets = new Set<string>();

beforeAll(async () => {
  service = await startService();
  key = await createKey(service, await createTenant(service));
  secrets.add(key.slice(8));
});
afterAll(() => service.close());

/** A text that is found again wherever it turns up, whatever surrounds it. */
function canary(shape: (mark: string) => string = (mark) => mark): string {
  const mark = `canary${randomUUID().replaceAll("-", "")}`;
  secrets.add(mark);
  return shape(mark);
}

const send = (methodAndPath: string, options: CallOptions = {}) =>
  call(service, methodAndPath, { key, ...options });

describe("the log and the metrics, over requests of every kind", () => {
  test("hold no credential, accepted or refused", async () => {
    await send("GET /v1/checkouts", { key: canary((mark) => `ck_test_${mark}`) });
    await send("GET /v1/checkouts", { key: canary((mark) => `eyJhbGciOi.${mark}.c2ln`) });
    await send("GET /v1/checkouts", { headers: { authorization: canary((mark) => `Basic ${mark}`) } });
    await send("GET /v1/checkouts", { headers: { cookie: canary((mark) => `session=${mark}`) } });
    await send(`GET /v1/checkouts?api_key=${canary()}`, {});
    await send(`GET /embed/${randomUUID()}?token=${canary()}`, {});
    await send(`GET /embed/${randomUUID()}/stream?token=${canary()}`, {});
    await expectSilence();
  });

  test("hold no credential that an answer handed out", async () => {
    const signedUp = await send("POST /v1/signup", {
      body: { email: canary((mark) => `${mark}@example.com`) },
    });
    const created = await send("POST /v1/api-keys", { body: { mode: "test", label: canary() } });
    const endpoint = await send("POST /v1/webhooks", {
      body: { url: canary((mark) => `https://example.com/${mark}?token=${mark}`) },
    });
    secrets.add(signedUp.body.apiKey.slice(8)).add(created.body.key.slice(8)).add(endpoint.body.secret);
    await expectSilence();
  });

  test("hold no value of a body, a path, a query or a header", async () => {
    const body = { label: canary(), contact: { email: canary(), [canary()]: 1 } };
    await send("POST /v1/buyer-profiles", { body, headers: { "idempotency-key": canary() } });
    await send("POST /v1/buyer-profiles", { body: { [canary()]: canary() } });
    await send("POST /v1/buyer-profiles", { text: `{"label":"${canary()}`, headers: json });
    await send("POST /v1/buyer-profiles", { text: canary(), headers: { "content-type": canary() } });
    await send("POST /v1/buyer-profiles", { text: canary().repeat(10_000), headers: json });
    await send(`GET /v1/buyer-profiles/${canary()}?cursor=${canary()}`);
    await send(`GET /v1/checkouts?status=${canary()}&subject=${canary()}`);
    await send(`GET /${canary()}?${canary()}=1`);
    await send("POST /v1/checkouts", {
      body: {
        target: { url: canary((mark) => `https://hartwell.localhost/${mark}`), request: canary() },
        metadata: { note: canary() },
        subject: canary(),
      },
      headers: { "idempotency-key": canary() },
    });
    await expectSilence();
  });

  test("hold no card, whether the answer was taken or refused", async () => {
    const { body } = await send("POST /v1/checkouts", {
      body: { target: { url: "https://hartwell.localhost/" } },
    });
    const path = `POST /v1/checkouts/${body.id}/actions/${await askQuestion(service, body.id)}`;
    const card = () => ({ card_number: canary(), card_expiry: canary(), card_cvc: canary() });
    const submit = (values: object) => send(path, { body: { action: "submit", values } });
    expect((await submit({ ...card(), [canary()]: canary() })).status).toBe(400);
    expect((await send(path, { body: { action: "submit", card: card() } })).status).toBe(400);
    const accepted = await submit(card());
    expect(accepted.status).toBe(200);
    expect((await submit(card())).status).toBe(409);
    const read = await send(`GET /v1/checkouts/${body.id}`);
    for (const mark of secrets) expect(accepted.text + read.text).not.toContain(mark);
    await expectSilence();
  });

  test("hold nothing of bytes that are no request", async () => {
    for (const head of [
      `GET /${canary()} HTTP/9`,
      `BREW /${canary()} HTTP/1.1\r\nauthorization: ${canary()}`,
    ]) {
      const bytes = Buffer.from(`${head}\r\n\r\n`);
      expect(await exchange(service.port, { bytes, isWhole: true, isHead: false })).toMatchObject({
        status: 400,
      });
    }
    await expectSilence();
  });

  test("say that a request failed on our side, and not what it held", async () => {
    await sql`alter table webhook_endpoints rename to webhook_endpoints_gone`.execute(service.database.db);
    const { status, text } = await send("POST /v1/webhooks", {
      body: { url: canary((mark) => `https://example.com/${mark}`), label: canary() },
    });
    await sql`alter table webhook_endpoints_gone rename to webhook_endpoints`.execute(service.database.db);
    expect({ status, text }).toEqual({
      status: 500,
      text: '{"error":true,"message":"Something went wrong on our side. Try again later."}',
    });
    expect(service.lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(1);
    await expectSilence();
  });
});

const json = { "content-type": "application/json" };

async function expectSilence(): Promise<void> {
  const metrics = await (await fetch(`${service.operationsUrl}/metrics`)).text();
  expect(service.lines.join("")).toContain('"answered"');
  const told = service.lines.join("") + metrics;
  expect([...secrets].filter((secret) => told.includes(secret))).toEqual([]);
}
