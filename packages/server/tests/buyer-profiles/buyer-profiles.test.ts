import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Api, startApi } from "../http/start-api.ts";

const path = "/v1/buyer-profiles";
const ada = {
  label: "home",
  name: { first: "Ada", last: "Lovelace" },
  contact: { email: "ada@example.com", phone: "+44 20 7946 0958" },
  shipping: {
    addressLines: ["12 St James's Square", "Flat 2"],
    locality: "London",
    administrativeAreaCode: "LND",
    postalCode: "SW1Y 4JH",
    countryCode: "GB",
  },
};
const notFound = '{"error":true,"message":"Profile not found"}';

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

async function create(body: unknown = {}, by = key) {
  const answer = await api.call("POST", path, { key: by, body });
  expect(answer.status).toBe(201);
  return answer.body;
}

function patch(id: string, body: unknown, by = key) {
  return api.call("PATCH", `${path}/${id}`, { key: by, body });
}

describe("creating a profile", () => {
  test("gives back everything that was sent, and the profile can be read again", async () => {
    const created = await create({ ...ada, subject: "user_1" });
    expect(created).toEqual({
      ...ada,
      subject: "user_1",
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect((await api.call("GET", `${path}/${created.id}`, { key })).body).toEqual(created);
  });

  test("from {} gives nulls for everything", async () => {
    expect(await create({})).toMatchObject({
      label: null,
      subject: null,
      name: null,
      contact: null,
      shipping: null,
    });
  });

  test("keeps {} apart from null", async () => {
    expect(await create({ name: {}, contact: null })).toMatchObject({ name: {}, contact: null });
  });

  test("corrects and normalises nothing", async () => {
    const odd = { addressLines: [], countryCode: "nowhere", postalCode: "  ", locality: "ｔｏｋｙｏ 👩‍👩‍👧" };
    expect((await create({ shipping: odd, contact: { email: "not an e-mail" } })).shipping).toEqual(odd);
  });

  test("trims the subject", async () => {
    expect((await create({ subject: "  user_1 " })).subject).toBe("user_1");
  });

  test.each([
    [{ name: "Ada" }, ["name"]],
    [{ name: { first: 1 } }, ["name", "first"]],
    [{ contact: [] }, ["contact"]],
    [{ contact: { email: "ada@example.com\r\nBcc: eve@example.com" } }, ["contact", "email"]],
    [{ shipping: { addressLines: "one" } }, ["shipping", "addressLines"]],
    [{ shipping: { addressLines: [1] } }, ["shipping", "addressLines", 0]],
    [{ label: {} }, ["label"]],
    [{ subject: "" }, ["subject"]],
    [{ subject: "   " }, ["subject"]],
    [{ subject: "s".repeat(201) }, ["subject"]],
  ])("from %j is a 400 that names the field", async (body, issuePath) => {
    expect(await api.call("POST", path, { key, body })).toMatchObject({
      status: 400,
      body: { error: true, message: "Invalid profile", issues: [{ path: issuePath }] },
    });
  });

  test("with an unknown top-level field is a 400 that names it", async () => {
    expect(await api.call("POST", path, { key, body: { sujbect: "ada" } })).toMatchObject({
      status: 400,
      body: {
        message: "Invalid profile",
        issues: [{ code: "unrecognized_keys", keys: ["sujbect"], path: [] }],
      },
    });
  });

  test("with U+0000 in it is a 400 that says where", async () => {
    expect(await api.call("POST", path, { key, body: { name: { first: "a\u0000" } } })).toMatchObject({
      status: 400,
      body: { message: "Invalid profile", issues: [{ path: ["name", "first"] }] },
    });
  });
});

describe("reading a profile", () => {
  test("that is missing or another tenant's is the same 404, in every verb", async () => {
    const other = await api.createTenant();
    const theirs = await create(ada, other.key);
    for (const id of [theirs.id, randomUUID(), "nonsense"]) {
      for (const answer of [
        await api.call("GET", `${path}/${id}`, { key }),
        await patch(id, { label: "mine" }),
        await api.call("DELETE", `${path}/${id}`, { key }),
      ]) {
        expect({ status: answer.status, text: answer.text }).toEqual({ status: 404, text: notFound });
      }
    }
    expect((await api.call("GET", `${path}/${theirs.id}`, { key: other.key })).body).toEqual(theirs);
  });

  test("takes its id in capitals", async () => {
    const { id } = await create();
    expect((await api.call("GET", `${path}/${id.toUpperCase()}`, { key })).body.id).toBe(id);
  });
});

describe("listing profiles", () => {
  test("gives 20 newest first, and the rest by cursor, whatever their milliseconds", async () => {
    const now = api.clock.now();
    const rows = Array.from({ length: 45 }, (_, index) => ({
      id: randomUUID(),
      tenant_id: tenantId,
      created_at: new Date(now.getTime() + Math.floor(index / 20)),
    }));
    await api.database.db.insertInto("buyer_profiles").values(rows).execute();
    const newestFirst = rows.map(({ id }) => id).reverse();
    const seen: string[] = [];
    const pages: number[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { status, body } = await api.call(
        "GET",
        `${path}${cursor && `?cursor=${encodeURIComponent(cursor)}`}`,
        { key },
      );
      expect(status).toBe(200);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      pages.push(body.data.length);
      cursor = body.nextCursor;
      if (cursor !== null) expect(Number.isNaN(Date.parse(cursor))).toBe(false);
    }
    expect(seen).toEqual(newestFirst);
    expect(pages).toEqual([20, 20, 5]);
  });

  test("takes a plain timestamp for a cursor: strictly before it", async () => {
    const first = await create();
    api.clock.moveBy(1_000);
    const second = await create();
    const before = async (cursor: string) =>
      (await api.call("GET", `${path}?cursor=${encodeURIComponent(cursor)}`, { key })).body.data.map(
        ({ id }: { id: string }) => id,
      );
    expect(await before(second.createdAt)).toEqual([first.id]);
    expect(await before(first.createdAt)).toEqual([]);
    expect(await before(second.createdAt.replace("Z", "+00:00"))).toEqual([first.id]);
    expect(await before(second.createdAt.replace("Z", "500Z"))).toEqual([second.id, first.id]);
    expect(await before("9999-12-31T23:59:59Z")).toEqual([second.id, first.id]);
    expect(await before("0001-01-01T00:00:00Z")).toEqual([]);
  });

  test("ends with a null cursor exactly at the end", async () => {
    for (const _ of [1, 2]) await create();
    expect((await api.call("GET", `${path}?limit=2`, { key })).body.nextCursor).toBeNull();
    expect((await api.call("GET", `${path}?limit=1`, { key })).body.nextCursor).toEqual(expect.any(String));
  });

  test.each(["0", "101", "-1", "1.5", "1e1", "ten", "", " 5", "0x10", "99999999999999999999", "5&limit=6"])(
    "with limit=%s is a 400",
    async (limit) => {
      const answer = await api.call("GET", `${path}?limit=${limit}`, { key });
      expect(answer).toMatchObject({ status: 400, body: { error: true, issues: [{ path: ["limit"] }] } });
    },
  );

  test.each(["1", "100"])("with limit=%s is accepted", async (limit) => {
    expect((await api.call("GET", `${path}?limit=${limit}`, { key })).status).toBe(200);
  });

  test.each([
    "yesterday",
    "",
    "2026-13-01T00:00:00.000Z",
    "2026-01-01",
    "1767225600000",
    `2026-01-01T00:00:00.${"1".repeat(80)}Z`,
    "2026-02-30T00:00:00Z",
  ])("with cursor=%s is a 400", async (cursor) => {
    const answer = await api.call("GET", `${path}?cursor=${cursor}`, { key });
    expect(answer).toMatchObject({ status: 400, body: { error: true, issues: [{ path: ["cursor"] }] } });
  });

  test("takes no subject filter", async () => {
    await create({ subject: "ada" });
    expect((await api.call("GET", `${path}?subject=bob`, { key })).body.data).toHaveLength(1);
  });
});

describe("changing a profile", () => {
  test("replaces each field that is there as a whole, and leaves the others", async () => {
    const created = await create({ ...ada, subject: "user_1" });
    const { status, body } = await patch(created.id, { shipping: { countryCode: "US" }, label: "work" });
    expect(status).toBe(200);
    expect(body).toEqual({ ...created, shipping: { countryCode: "US" }, label: "work" });
    expect((await api.call("GET", `${path}/${created.id}`, { key })).body).toEqual(body);
  });

  test("clears with null, and stores {} as an empty object", async () => {
    const { id } = await create(ada);
    expect((await patch(id, { name: null, contact: {}, label: null })).body).toMatchObject({
      name: null,
      contact: {},
      label: null,
      shipping: ada.shipping,
    });
  });

  test("with nothing is a 400, whether the profile exists or not", async () => {
    const { id } = await create(ada);
    for (const each of [id, randomUUID()]) {
      expect(await patch(each, {})).toMatchObject({
        status: 400,
        body: { error: true, message: "No fields to update" },
      });
    }
    const bare = await api.call("PATCH", `${path}/${id}`, { key });
    expect(bare).toMatchObject({ status: 400, body: { message: "No fields to update" } });
  });

  test("with a subject or any unknown field is a 400 that names it", async () => {
    const { id } = await create(ada);
    for (const field of ["subject", "id", "createdAt", "nmae"]) {
      expect(await patch(id, { label: "x", [field]: "y" })).toMatchObject({
        status: 400,
        body: { message: "Invalid profile", issues: [{ code: "unrecognized_keys", keys: [field] }] },
      });
    }
    expect((await api.call("GET", `${path}/${id}`, { key })).body.label).toBe("home");
  });

  test("with the wrong type is a 400", async () => {
    const { id } = await create(ada);
    for (const body of [{ name: "Ada" }, { label: 7 }, { shipping: { addressLines: {} } }, { contact: [] }]) {
      expect(await patch(id, body)).toMatchObject({ status: 400, body: { message: "Invalid profile" } });
    }
  });
});

describe("deleting a profile", () => {
  test("says so once, and is a 404 from then on", async () => {
    const { id } = await create(ada);
    const answer = await api.call("DELETE", `${path}/${id}`, { key });
    expect(answer).toMatchObject({ status: 200, body: { deleted: true, id } });
    for (const method of ["DELETE", "GET"]) {
      expect((await api.call(method, `${path}/${id}`, { key })).text).toBe(notFound);
    }
  });

  test("may carry a content type without a body", async () => {
    const { id } = await create();
    const headers = { "content-type": "application/json" };
    expect((await api.call("DELETE", `${path}/${id}`, { key, headers })).status).toBe(200);
  });

  test("leaves its checkouts without it, and takes its sessions along", async () => {
    const { id } = await create(ada);
    const now = api.clock.now();
    const checkoutId = randomUUID();
    const { db } = api.database;
    await db
      .insertInto("checkouts")
      .values({
        id: checkoutId,
        tenant_id: tenantId,
        status: "queued",
        target: "{}",
        constraints: "{}",
        metadata: "{}",
        buyer_profile_id: id,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await db
      .insertInto("buyer_sessions")
      .values({
        id: randomUUID(),
        tenant_id: tenantId,
        buyer_profile_id: id,
        merchant_domain: "example.com",
        sealed: "sealed",
        created_at: now,
        updated_at: now,
      })
      .execute();
    await api.call("DELETE", `${path}/${id}`, { key });
    const checkout = await db
      .selectFrom("checkouts")
      .select(["status", "buyer_profile_id"])
      .where("id", "=", checkoutId)
      .executeTakeFirstOrThrow();
    expect(checkout).toEqual({ status: "queued", buyer_profile_id: null });
    expect((await api.call("GET", "/v1/buyer-sessions", { key })).body.sessions).toEqual([]);
  });
});

describe("a subject-bound key", () => {
  test("creates profiles of its own end user alone", async () => {
    const bound = await api.createKey(key, { subject: "ada" });
    expect((await create({}, bound)).subject).toBe("ada");
    expect((await create({ subject: " ada " }, bound)).subject).toBe("ada");
    expect(await api.call("POST", path, { key: bound, body: { subject: "bob" } })).toMatchObject({
      status: 403,
      body: { error: true, message: "This API key is bound to subject 'ada' and cannot act for another." },
    });
  });

  test("sees, changes and deletes profiles of its own end user alone", async () => {
    const bound = await api.createKey(key, { subject: "ada" });
    const own = await create({ subject: "ada" });
    const others = [await create({ subject: "bob" }), await create({})];
    const listed = (await api.call("GET", path, { key: bound })).body.data;
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([own.id]);
    for (const { id } of others) {
      for (const answer of [
        await api.call("GET", `${path}/${id}`, { key: bound }),
        await patch(id, { label: "mine" }, bound),
        await api.call("DELETE", `${path}/${id}`, { key: bound }),
      ]) {
        expect({ status: answer.status, text: answer.text }).toEqual({ status: 404, text: notFound });
      }
    }
    expect((await patch(own.id, { label: "mine" }, bound)).body.label).toBe("mine");
    expect((await api.call("DELETE", `${path}/${own.id}`, { key: bound })).status).toBe(200);
    expect((await api.call("GET", path, { key })).body.data).toHaveLength(2);
  });
});
