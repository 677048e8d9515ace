import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Api, startApi } from "../http/start-api.ts";

const path = "/v1/buyer-sessions";
let api: Api;
let key: string;
let tenantId: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ key, tenantId } = await api.createTenant());
});

async function createProfile(subject?: string): Promise<string> {
  const { body } = await api.call("POST", "/v1/buyer-profiles", { key, body: subject ? { subject } : {} });
  return body.id;
}

async function storeSession(buyerProfileId: string, merchantDomain = "example.com"): Promise<string> {
  const id = randomUUID();
  api.clock.moveBy(10);
  const now = api.clock.now();
  await api.database.db
    .insertInto("buyer_sessions")
    .values({
      id,
      tenant_id: tenantId,
      buyer_profile_id: buyerProfileId,
      merchant_domain: merchantDomain,
      sealed: "canary-cookie",
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

describe("listing sessions", () => {
  test("gives metadata alone, last updated first", async () => {
    const profile = await createProfile();
    const first = await storeSession(profile, "one.example");
    const second = await storeSession(profile, "two.example");
    await api.database.db
      .updateTable("buyer_sessions")
      .set({ updated_at: new Date(api.clock.now().getTime() + 1), last_used_at: api.clock.now() })
      .where("id", "=", first)
      .execute();
    const { status, body, text } = await api.call("GET", path, { key });
    expect(status).toBe(200);
    const timestamp = expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/);
    const common = { buyerProfileId: profile, createdAt: timestamp, updatedAt: timestamp };
    expect(body).toEqual({
      sessions: [
        { ...common, id: first, merchantDomain: "one.example", lastUsedAt: timestamp },
        { ...common, id: second, merchantDomain: "two.example", lastUsedAt: null },
      ],
      vaultEnabled: true,
    });
    expect(text).not.toMatch(/canary|sealed/);
  });

  test("filters by profile; an id that names none filters to nothing", async () => {
    const [one, two] = [await createProfile(), await createProfile()];
    const wanted = await storeSession(one);
    await storeSession(two);
    const idsOf = async (profile: string) =>
      (await api.call("GET", `${path}?buyerProfileId=${profile}`, { key })).body.sessions.map(
        ({ id }: { id: string }) => id,
      );
    expect(await idsOf(one)).toEqual([wanted]);
    expect(await idsOf(randomUUID())).toEqual([]);
    expect(await idsOf("nonsense")).toEqual([]);
  });

  test("gives nothing and says so where there is no vault", async () => {
    await storeSession(await createProfile());
    const withoutVault = await startApi({ beside: api, environment: { VAULT_KEYS: "" } });
    const { body } = await withoutVault.call("GET", path, { key });
    await withoutVault.close();
    expect(body).toEqual({ sessions: [], vaultEnabled: false });
  });

  test("never shows another tenant's", async () => {
    const profile = await createProfile();
    await storeSession(profile);
    const other = await api.createTenant();
    for (const query of ["", `?buyerProfileId=${profile}`]) {
      expect((await api.call("GET", `${path}${query}`, { key: other.key })).body.sessions).toEqual([]);
    }
  });

  test("of a subject-bound key gives its end user's alone, also when another profile is asked for", async () => {
    const [adas, bobs, nobodys] = [
      await createProfile("ada"),
      await createProfile("bob"),
      await createProfile(),
    ];
    const own = await storeSession(adas);
    await storeSession(bobs);
    await storeSession(nobodys);
    const bound = await api.createKey(key, { subject: "ada" });
    const { body } = await api.call("GET", path, { key: bound });
    expect(body.sessions.map(({ id }: { id: string }) => id)).toEqual([own]);
    for (const profile of [bobs, nobodys]) {
      const filtered = await api.call("GET", `${path}?buyerProfileId=${profile}`, { key: bound });
      expect(filtered.body.sessions).toEqual([]);
    }
  });
});

describe("deleting a session", () => {
  test("says so once, and is a 404 from then on", async () => {
    const id = await storeSession(await createProfile());
    const first = await api.call("DELETE", `${path}/${id}`, { key });
    expect({ status: first.status, text: first.text }).toEqual({ status: 200, text: '{"deleted":true}' });
    expect((await api.call("DELETE", `${path}/${id}`, { key })).status).toBe(404);
    expect((await api.call("GET", path, { key })).body.sessions).toEqual([]);
  });

  test("missing, another tenant's and another end user's are the same 404", async () => {
    const bobs = await storeSession(await createProfile("bob"));
    const bound = await api.createKey(key, { subject: "ada" });
    const other = await api.createTenant();
    for (const [id, by] of [
      [bobs, bound],
      [bobs, other.key],
      [randomUUID(), key],
    ] as const) {
      const answer = await api.call("DELETE", `${path}/${id}`, { key: by });
      expect({ status: answer.status, text: answer.text }).toEqual({
        status: 404,
        text: '{"error":true,"message":"Session not found"}',
      });
    }
    expect((await api.call("GET", path, { key })).body.sessions).toHaveLength(1);
  });

  test("a subject-bound key deletes its end user's", async () => {
    const id = await storeSession(await createProfile("ada"));
    const bound = await api.createKey(key, { subject: "ada" });
    expect((await api.call("DELETE", `${path}/${id}`, { key: bound })).status).toBe(200);
  });
});

test("sessions cannot be created over HTTP", async () => {
  expect(await api.call("POST", path, { key, body: {} })).toMatchObject({
    status: 404,
    body: { error: true, message: "Not found" },
  });
});
