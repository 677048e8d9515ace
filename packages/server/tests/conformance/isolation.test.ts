import { randomUUID } from "node:crypto";
import { type RouteDefinition, requestIdHeader } from "@cartwright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type IdentifiedPlace, identifiedPlaces, type Rows } from "./identified-routes.ts";
import { type Answer, call } from "./service/call.ts";
import { type Service, startService } from "./service/start-service.ts";
import { askQuestion, createKey, createTenant, keepPicture, storeSession } from "./service/tenants.ts";

let service: Service;
/** What the callers of the tests may not reach: rows of the end user Ada of one tenant. */
let adas: Rows;
let adasKey: string;
let strangerKey: string;
let bobsKey: string;
/** Rows that the callers do own, for routes that take two ids. */
let strangers: Rows;
let bobs: Rows;

beforeAll(async () => {
  service = await startService();
  const tenantId = await createTenant(service);
  const strangerId = await createTenant(service);
  adasKey = await createKey(service, tenantId);
  strangerKey = await createKey(service, strangerId);
  bobsKey = await createKey(service, tenantId, { subject: "bob" });
  adas = await createRows({ tenantId, subject: "ada" });
  bobs = await createRows({ tenantId, subject: "bob" });
  strangers = await createRows({ tenantId: strangerId, subject: "ada" });
});
afterAll(() => service.close());

describe.each(identifiedPlaces())("$name", (place) => {
  test("another tenant's is answered byte for byte, and by the same queries, as one that never was", () =>
    expectSameAnswers(place, { key: strangerKey, own: strangers }));

  test("another end user's is answered byte for byte, and by the same queries, as one that never was", () =>
    expectSameAnswers(place, { key: bobsKey, own: bobs }));
});

test("none of these calls has changed what they named", async () => {
  const before = await readAll();
  for (const place of identifiedPlaces()) {
    await send(place, { key: strangerKey, id: adas[place.kind], own: adas });
    await send(place, { key: bobsKey, id: adas[place.kind], own: adas });
  }
  expect(await readAll()).toEqual(before);
});

test("a list holds no row of another tenant or end user", async () => {
  const foreign = Object.values(adas);
  for (const path of ["checkouts", "buyer-profiles", "buyer-sessions", "webhooks", "api-keys"]) {
    for (const key of [strangerKey, bobsKey]) {
      const { text } = await call(service, `GET /v1/${path}`, { key });
      for (const id of foreign) expect(text).not.toContain(id);
    }
  }
});

interface Sender {
  key: string;
  own: Rows;
}

async function expectSameAnswers(place: IdentifiedPlace, sender: Sender): Promise<void> {
  const foreign = await observe(place, sender, adas[place.kind]);
  const neverWas = await observe(place, sender, randomUUID());
  expect(foreign.statements).not.toEqual([]);
  expect(foreign).toEqual(neverWas);
  expect(foreign.status).toBeGreaterThanOrEqual(place.place === "query" ? 200 : 400);
}

/** Headers that no two answers share. */
const ofEachAnswer: readonly string[] = ["date", requestIdHeader];

async function observe(place: IdentifiedPlace, sender: Sender, id: string) {
  let answer: Answer | undefined;
  const statements = await service.statements.during(async () => {
    answer = await send(place, { ...sender, id });
  });
  const headers = Object.fromEntries(
    [...(answer?.headers ?? [])].filter(([name]) => !ofEachAnswer.includes(name)),
  );
  return { status: answer?.status ?? 0, text: answer?.text, headers, statements };
}

/** The request of the place with this id there, and the caller's own rows wherever else an id is needed. */
function send(place: IdentifiedPlace, { key, own, id }: Sender & { id: string }): Promise<Answer> {
  const { route, field } = place;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (place.place === "path" && name === field) return id;
    return name === "actionId" ? own.action : own.checkout;
  });
  const query = place.place === "query" ? `?${field}=${id}` : "";
  const body = bodyOf(route);
  return call(service, `${route.method} ${path}${query}`, {
    key,
    ...(body && { body: place.place === "body" ? { ...body, [field]: id } : body }),
  });
}

const bodies: Readonly<Record<string, object>> = {
  "POST /v1/checkouts": { target: { url: "https://hartwell.localhost/mug" } },
  "POST /v1/checkouts/{id}/actions/{actionId}": { action: "decline" },
  "POST /v1/checkouts/{id}/answer-link": {},
  "PATCH /v1/buyer-profiles/{id}": { label: "mine now" },
  "POST /v1/webhooks/{id}/events": {},
};

/** A body that would be accepted, so that nothing but the id can be the reason of a refusal. */
function bodyOf(route: RouteDefinition): object | undefined {
  const body = bodies[`${route.method} ${route.path}`];
  if (route.body && !body) throw new Error(`say which body ${route.method} ${route.path} accepts`);
  return body;
}

async function createRows({ tenantId, subject }: { tenantId: string; subject: string }): Promise<Rows> {
  const key = await createKey(service, tenantId);
  const create = async (path: string, body: object): Promise<string> =>
    (await call(service, `POST /v1/${path}`, { key, body })).body.id;
  const profile = await create("buyer-profiles", { subject });
  const checkout = await create("checkouts", { target: { url: "https://hartwell.localhost/mug" }, subject });
  return {
    profile,
    checkout,
    action: await askQuestion(service, checkout),
    evidence: await keepPicture(service, checkout),
    session: await storeSession(service, { tenantId, buyerProfileId: profile }),
    webhook: await create("webhooks", { url: "https://example.com/hook" }),
    key: await create("api-keys", { mode: "test", subject }),
  };
}

/** What the owner sees of the rows that the tests reach for, the time of the last call aside. */
async function readAll(): Promise<string[]> {
  const paths = ["checkouts", "buyer-profiles", "buyer-sessions", "webhooks"];
  const answers = paths.map((path) => call(service, `GET /v1/${path}`, { key: adasKey }));
  const checkout = call(service, `GET /v1/checkouts/${adas.checkout}`, { key: adasKey });
  const keys = await call(service, "GET /v1/api-keys", { key: adasKey });
  const revoked = keys.body.data.map(({ id, revokedAt }: { id: string; revokedAt: unknown }) => [
    id,
    revokedAt,
  ]);
  const texts = (await Promise.all([...answers, checkout])).map(({ text }) => text);
  return [...texts, JSON.stringify(revoked)];
}
