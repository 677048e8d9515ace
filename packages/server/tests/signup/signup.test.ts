import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { writeSignupState } from "../../src/features/signup/signup-state.ts";
import { type Api, sha256, startApi } from "../http/start-api.ts";

const hourMs = 3_600_000;
let shared: Api;
let api: Api;

beforeAll(async () => {
  shared = await startApi();
});
afterAll(() => shared.close());
// No window of a limit reaches from one test into the next.
beforeEach(() => shared.clock.moveBy(25 * hourMs));
afterEach(() => api.close());

async function start(environment: Record<string, string> = {}): Promise<void> {
  api = await startProcess(environment);
}

function startProcess(environment: Record<string, string> = {}): Promise<Api> {
  const limits = { SIGNUPS_PER_IP_PER_HOUR: "3", SIGNUPS_PER_DAY: "200" };
  return startApi({ beside: shared, environment: { TRUST_PROXY: "true", ...limits, ...environment } });
}

function signUp(body: unknown = {}, ip = "203.0.113.7") {
  return api.call("POST", "/v1/signup", { body, headers: { "x-forwarded-for": ip } });
}

function signUpFromNewAddress(index: number) {
  return signUp({}, `198.51.100.${index}`);
}

const tooMany = {
  status: 429,
  body: { error: true, message: "Too many signups from this address. Try again later." },
};
const paused = {
  status: 429,
  body: { error: true, message: "Signups are temporarily paused. Get in touch." },
};

describe("a sign-up", () => {
  test("gives a sandbox-only tenant and a test key that holds every scope", async () => {
    await start();
    const { status, body } = await signUp({ name: "Acme", email: "ada@example.com" });
    expect(status).toBe(201);
    expect(body).toEqual({
      tenantId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: "Acme",
      sandboxOnly: true,
      sandboxMerchants: expect.arrayContaining(["hartwell.localhost"]),
      apiKey: expect.stringMatching(/^ck_test_[A-Za-z0-9_-]{32}$/),
    });
    const keys = await api.call("GET", "/v1/api-keys", { key: body.apiKey });
    expect(keys.body.data).toMatchObject([{ mode: "test", scopes: ["*"], subject: null, label: null }]);
  });

  test("needs no body at all", async () => {
    await start();
    const response = await fetch(`${api.baseUrl}/v1/signup`, { method: "POST" });
    expect(response.status).toBe(201);
  });

  test("is named after its name, else its e-mail, else in general", async () => {
    await start();
    expect((await signUp({ email: "ada@example.com" })).body.name).toBe("ada@example.com");
    expect((await signUp({})).body.name).toBe("Sandbox account");
  });

  test("ignores a bearer token", async () => {
    await start();
    expect((await api.call("POST", "/v1/signup", { key: "ck_test_nonsense", body: {} })).status).toBe(201);
  });

  test.each([
    [{ name: "" }, ["name"]],
    [{ name: "   " }, ["name"]],
    [{ name: "n".repeat(121) }, ["name"]],
    [{ name: 7 }, ["name"]],
    [{ name: null }, ["name"]],
    [{ email: "nobody" }, ["email"]],
    [{ email: `${"e".repeat(200)}@example.com` }, ["email"]],
  ])("of %j is a 400 that names the field", async (body, path) => {
    await start();
    const answer = await signUp(body);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: true, message: "Invalid request", issues: [{ path }] },
    });
  });

  test("of the longest name and e-mail is accepted", async () => {
    await start();
    const email = `${"e".repeat(60)}@${`${"d".repeat(60)}.`.repeat(2)}example.com`;
    expect((await signUp({ name: "n".repeat(120), email })).status).toBe(201);
  });

  test("leaves no plain key in the database", async () => {
    await start();
    const { body } = await signUp();
    const rows = await api.database.db
      .selectFrom("api_keys")
      .selectAll()
      .where("tenant_id", "=", body.tenantId)
      .execute();
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0]?.key_hash ?? []).toString("hex")).toBe(sha256(body.apiKey));
    expect(JSON.stringify(rows)).not.toContain(body.apiKey);
    expect(rows[0]?.key_prefix).toBe(body.apiKey.slice(0, 16));
  });
});

describe("the limit of one address", () => {
  test("is three in a rolling hour", async () => {
    await start();
    for (const _ of [1, 2, 3]) expect((await signUp()).status).toBe(201);
    expect(await signUp()).toMatchObject(tooMany);
    expect((await signUp({}, "203.0.113.8")).status).toBe(201);
    api.clock.moveBy(hourMs + 1000);
    expect((await signUp()).status).toBe(201);
  });

  test("counts refused sign-ups for nothing", async () => {
    await start();
    for (const _ of [1, 2, 3]) await signUp({ email: "nobody" });
    expect((await signUp()).status).toBe(201);
  });

  test("sends no Retry-After", async () => {
    await start({ SIGNUPS_PER_IP_PER_HOUR: "1" });
    await signUp();
    expect((await signUp()).headers.has("retry-after")).toBe(false);
  });

  test("holds for any number of sign-ups at once", async () => {
    await start();
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await signUp()).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(17);
    const since = new Date(api.clock.now().getTime() - hourMs);
    const tenants = api.database.db.selectFrom("tenants").select("id").where("created_at", ">", since);
    expect(await tenants.execute()).toHaveLength(3);
  });

  test("holds across processes", async () => {
    await start();
    const other = await startProcess();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? api : other).call("POST", "/v1/signup", {
          body: {},
          headers: { "x-forwarded-for": "203.0.113.7" },
        }),
      ),
    );
    await other.close();
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  });

  test("takes an address for the same in every spelling", async () => {
    await start();
    for (const ip of ["192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1"])
      expect((await signUp({}, ip)).status).toBe(201);
    expect(await signUp({}, "::FFFF:192.0.2.1")).toMatchObject(tooMany);
    for (const ip of ["2001:db8::1", "2001:DB8:0:0::1", "2001:db8::0001"])
      expect((await signUp({}, ip)).status).toBe(201);
    expect(await signUp({}, "2001:db8:0:0:0:0:0:1")).toMatchObject(tooMany);
  });

  test("takes whatever is no address for one address", async () => {
    await start();
    for (const ip of ["nonsense", "x".repeat(5000), "999.1.1.1"])
      expect((await signUp({}, ip)).status).toBe(201);
    expect(await signUp({}, "'; drop table signups")).toMatchObject(tooMany);
  });

  test("goes by the connection where no proxy is trusted", async () => {
    await start({ TRUST_PROXY: "false" });
    for (const index of [1, 2, 3]) expect((await signUpFromNewAddress(index)).status).toBe(201);
    expect(await signUpFromNewAddress(4)).toMatchObject(tooMany);
  });
});

describe("behind proxies", () => {
  const fourth = { true: 201, "1": 429, "2": 201, "127.0.0.0/8,10.0.0.1": 201, "192.0.2.9": 429, false: 429 };

  test.each(Object.entries(fourth))(
    "with TRUST_PROXY=%s the client is whoever the trusted ones name",
    async (trustProxy, expected) => {
      await start({ TRUST_PROXY: trustProxy });
      const from = (client: string) => signUp({}, `${client}, 10.0.0.1`);
      for (const index of [1, 2, 3]) expect((await from(`198.51.100.${index}`)).status).toBe(201);
      expect((await from("198.51.100.4")).status).toBe(expected);
    },
  );

  test("what stands before the trusted ones is the client's own claim", async () => {
    await start({ TRUST_PROXY: "2" });
    for (const claim of ["1.1.1.1", "2.2.2.2", "3.3.3.3"])
      expect((await signUp({}, `${claim}, 198.51.100.1, 10.0.0.1`)).status).toBe(201);
    expect(await signUp({}, "4.4.4.4, 198.51.100.1, 10.0.0.1")).toMatchObject(tooMany);
  });
});

describe("the limit of the platform", () => {
  test("is a number in a rolling day", async () => {
    await start({ SIGNUPS_PER_DAY: "4" });
    for (const index of [1, 2, 3, 4]) expect((await signUpFromNewAddress(index)).status).toBe(201);
    expect(await signUpFromNewAddress(5)).toMatchObject(paused);
    api.clock.moveBy(23 * hourMs);
    expect(await signUpFromNewAddress(6)).toMatchObject(paused);
    api.clock.moveBy(hourMs + 1000);
    expect((await signUpFromNewAddress(7)).status).toBe(201);
  });

  test("holds for any number of sign-ups at once", async () => {
    await start({ SIGNUPS_PER_DAY: "5" });
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => signUpFromNewAddress(index)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});

describe("one network", () => {
  const inOneNetwork = (index: number) => `2001:db8:7::${index.toString(16)}`;
  const stranger = "2a00:1450:4001::1";
  const count = async (ips: readonly string[]) => {
    let accepted = 0;
    for (const ip of ips) if ((await signUp({}, ip)).status === 201) accepted += 1;
    return accepted;
  };
  const many = (length: number, toAddress: (index: number) => string) =>
    Array.from({ length }, (_, index) => toAddress(index));

  test("of 64 bits counts as one address, all of its addresses at once", async () => {
    await start();
    const answers = await Promise.all(many(40, inOneNetwork).map((ip) => signUp({}, ip)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(answer).toMatchObject(tooMany);
    expect((await signUp({}, stranger)).status).toBe(201);
  });

  test("of 48 bits may do what three addresses may in an hour, and has a share of the day", async () => {
    await start({ SIGNUPS_PER_DAY: "60" });
    const ofSite = many(30, (index) => `2001:db8:8:${index.toString(16)}::1`);
    expect(await count(ofSite)).toBe(6);
    api.clock.moveBy(hourMs + 1000);
    expect(await count(ofSite)).toBe(0);
    expect((await signUp({}, "2001:db8:9::1")).status).toBe(201);
    api.clock.moveBy(24 * hourMs);
    expect(await count(ofSite)).toBe(6);
  });

  test("of 48 bits signs up nine times in an hour where its share of the day is larger", async () => {
    await start({ SIGNUPS_PER_DAY: "1000" });
    expect(await count(many(20, (index) => `2001:db8:8:${index.toString(16)}::1`))).toBe(9);
  });

  test("of one provider leaves half of the day to everybody else", async () => {
    await start({ SIGNUPS_PER_DAY: "20" });
    expect(await count(many(30, (index) => `2001:db8:${index.toString(16)}::1`))).toBe(10);
    expect((await signUp({}, stranger)).status).toBe(201);
  });

  test("of IPv4 has a share of the day, in whichever way its addresses are written", async () => {
    await start({ SIGNUPS_PER_DAY: "100" });
    const spellings = [
      (index: number) => `198.51.100.${index}`,
      (index: number) => `::ffff:198.51.100.${index}`,
      (index: number) => `::ffff:c633:64${index.toString(16).padStart(2, "0")}`,
    ];
    expect(await count(spellings.flatMap((spell) => many(9, spell)))).toBe(10);
    expect((await signUp({}, "203.0.113.8")).status).toBe(201);
  });

  test("is all that is kept of an IPv6 address", async () => {
    await start();
    await signUp({}, "2001:db8:7::abcd:1234");
    const rows = await api.database.db.selectFrom("signups").select("source_ip").execute();
    expect(rows.at(-1)?.source_ip).toBe("2001:0db8:0007:0000");
  });
});

describe("the operator", () => {
  test("pauses, closes and opens sign-up at run time", async () => {
    await start();
    const { db } = api.database;
    await writeSignupState(db, "paused");
    expect(await signUp()).toMatchObject(paused);
    await writeSignupState(db, "closed");
    expect(await signUp()).toMatchObject({
      status: 403,
      body: { error: true, message: "Self-serve signup is closed" },
    });
    await writeSignupState(db, "open");
    expect((await signUp()).status).toBe(201);
  });

  test.each([
    ["paused", 429],
    ["closed", 403],
  ] as const)("may start the service with sign-up %s, and open it later", async (defaultState, status) => {
    await shared.database.db.deleteFrom("settings").execute();
    await start({ SIGNUPS: defaultState });
    expect((await signUp()).status).toBe(status);
    await writeSignupState(api.database.db, "open");
    expect((await signUp()).status).toBe(201);
  });
});
