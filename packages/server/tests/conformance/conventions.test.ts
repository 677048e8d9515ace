import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, call } from "./service/call.ts";
import { type Service, startService } from "./service/start-service.ts";
import { askQuestion, createKey, createTenant, storeSession } from "./service/tenants.ts";

let service: Service;
let answers: Answer[];

beforeAll(async () => {
  service = await startService();
  const tenantId = await createTenant(service);
  const key = await createKey(service, tenantId);
  const send = (methodAndPath: string, body?: object) =>
    call(service, methodAndPath, { key, ...(body && { body }) });
  const profile = await send("POST /v1/buyer-profiles", {});
  await storeSession(service, { tenantId, buyerProfileId: profile.body.id });
  const checkout = await send("POST /v1/checkouts", {
    target: { url: "https://hartwell.localhost/" },
    buyerProfileId: profile.body.id,
  });
  await askQuestion(service, checkout.body.id);
  answers = [
    await send("POST /v1/signup", {}),
    profile,
    checkout,
    await send(`GET /v1/checkouts/${checkout.body.id}`),
    await send("POST /v1/webhooks", { url: "https://example.com" }),
    await send("POST /v1/api-keys", { mode: "test" }),
    ...(await Promise.all(
      ["checkouts", "buyer-profiles", "buyer-sessions", "webhooks", "api-keys", "usage"].map((path) =>
        send(`GET /v1/${path}`),
      ),
    )),
  ];
});
afterAll(() => service.close());

test("every answer is JSON in UTF-8", () => {
  for (const { headers } of answers)
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
});

test("every id that the service makes is a UUID of version 4", () => {
  const ids = answers.flatMap(({ body }) => fieldsOf(body, /^id$|Id$/));
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

test("every timestamp is ISO 8601 in UTC with milliseconds", () => {
  const times = answers
    .flatMap(({ body }) => fieldsOf(body, /^at$|At$|^from$|^to$/))
    .filter((at) => at !== null);
  expect(times.length).toBeGreaterThan(15);
  for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test("every amount is a decimal string beside its currency", () => {
  const totals = answers.flatMap(({ body }) => fieldsOf(body, /^detectedTotal$|^total$/));
  expect(totals).toEqual([{ amount: "18.00", currency: "USD" }]);
});

/** The values of all fields so named, however deep. */
function fieldsOf(value: unknown, name: RegExp): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, child]) => [
    ...(name.test(field) ? [child] : []),
    ...fieldsOf(child, name),
  ]);
}
