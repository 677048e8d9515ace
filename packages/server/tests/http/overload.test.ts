import { afterAll, beforeAll, expect, test } from "vitest";
import { type Api, startApi } from "./start-api.ts";

let api: Api;
let key: string;
let checkoutPath: string;
/** How long work seems to wait for the database. */
let waitMs = 0;
const logged: string[] = [];

beforeAll(async () => {
  api = await startApi({
    wrapDatabase: (database) => ({ ...database, longestWaitMs: () => waitMs }),
    onLogLine: (line) => logged.push(line),
  });
  key = (await api.createTenant()).key;
  const created = await create();
  expect(created.status).toBe(201);
  checkoutPath = `/v1/checkouts/${created.body.id}`;
});
afterAll(() => api.close());

function create() {
  const [merchant] = api.server.config.sandbox.merchants;
  return api.call("POST", "/v1/checkouts", {
    key,
    body: { target: { url: `http://${merchant}/products/mug` } },
  });
}

async function statusesAt(ms: number): Promise<Record<string, number>> {
  waitMs = ms;
  const answers = {
    create: await create(),
    signup: await api.call("POST", "/v1/signup", { body: {} }),
    look: await api.call("GET", checkoutPath, { key }),
    unknown: await api.call("GET", "/v1/unknown", { key }),
    cancel: await api.call("DELETE", checkoutPath, { key }),
    health: await api.call("GET", "/health"),
  };
  waitMs = 0;
  return Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]));
}

test("what begins something is refused first, then reads, and last what belongs to a checkout", async () => {
  const answered = { create: 201, signup: 201, look: 200, unknown: 404, cancel: 202, health: 200 };
  expect(await statusesAt(0)).toEqual(answered);
  expect(await statusesAt(2_500)).toEqual({ ...answered, create: 503, signup: 503 });
  expect(await statusesAt(4_500)).toEqual({
    ...answered,
    create: 503,
    signup: 503,
    look: 503,
    unknown: 503,
  });
  expect(await statusesAt(9_000)).toEqual({
    create: 503,
    signup: 503,
    look: 503,
    unknown: 503,
    cancel: 503,
    health: 200,
  });
});

test("the refusal says why and when to try again, before anything is done, and is no failure of ours", async () => {
  const before = await countCheckouts();
  waitMs = 2_500;
  logged.length = 0;
  const refused = await create();
  waitMs = 0;
  expect(refused.status).toBe(503);
  expect(refused.body).toEqual({
    error: true,
    message: "The service is busy. Nothing was done; try again in a few seconds.",
  });
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(await countCheckouts()).toBe(before);
  expect(logged.filter((line) => line.includes("request failed"))).toEqual([]);
});

async function countCheckouts(): Promise<number> {
  const rows = await api.database.db.selectFrom("checkouts").select("id").execute();
  return rows.length;
}
