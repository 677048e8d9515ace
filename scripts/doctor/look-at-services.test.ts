import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { readConfig } from "../../packages/server/src/config/config.ts";
import { lookAt } from "./finding.ts";
import {
  judgeDatabase,
  lookAtDatabase,
  lookAtEgress,
  lookAtIdentity,
  lookAtMail,
  lookAtService,
  lookAtStripe,
} from "./look-at-services.ts";

type Answer = [status: number, body: unknown];

/** A listener that gives each path its answer. */
async function serve(answers: Readonly<Record<string, Answer>>): Promise<{ url: string; port: string }> {
  const server = createServer(({ url = "" }, response) => {
    const [status, body] = answers[url] ?? [404, {}];
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port: `${port}` };
}

/** Nothing listens on this port: only the superuser may take it. `fetch` knows lower and higher ones as unsafe. */
const closed = "127.0.0.1:2";
const refused = expect.stringContaining("ECONNREFUSED");

describe("the database", () => {
  it("is a problem if it cannot be reached, and its password is not shown", async () => {
    const config = readConfig({ DATABASE_URL: `postgres://cartwright:verysecret@${closed}/cartwright` });
    const found = await lookAt("database", "Check DATABASE_URL.", () => lookAtDatabase(config));
    expect(found).toEqual([
      { name: "database", level: "problem", words: refused, advice: "Check DATABASE_URL." },
    ]);
    expect(JSON.stringify(found)).not.toContain("verysecret");
  });

  const now = new Date("2026-01-01T00:00:00Z");
  const healthy = {
    version: "18.0",
    now,
    missing: [],
    unknown: [],
    connections: { limit: 100, used: 20 },
  };

  it("is fine if it answers, is up to date and agrees on the time", () => {
    expect(judgeDatabase(healthy, now).map(({ name, level }) => `${name} ${level}`)).toEqual([
      "database ok",
      "migrations ok",
      "clock ok",
    ]);
  });

  it.each([-120, 120])("is a problem if the clock of this machine is %i s off", (seconds) => {
    const ownNow = new Date(now.getTime() + seconds * 1000);
    expect(judgeDatabase(healthy, ownNow)).toContainEqual({
      name: "clock",
      level: "problem",
      words: `differs from the database's by ${seconds} s`,
      advice: "Let both keep time by NTP.",
    });
  });

  it.each([
    ["connections are running out", { connections: { limit: 100, used: 90 } }, "connections"],
    ["migrations are missing", { missing: ["0042-new.sql"] }, "migrations"],
    ["it is of a newer version", { unknown: ["0099-newer.sql"] }, "migrations"],
  ])("is worth a warning if %s", (_, change, name) => {
    const warnings = judgeDatabase({ ...healthy, ...change }, now).filter(({ level }) => level === "warning");
    expect(warnings).toMatchObject([{ name, advice: expect.any(String) }]);
  });
});

describe("the identity provider", () => {
  const look = (issuer: string) =>
    lookAt("identity", "Check OIDC_ISSUER.", () =>
      lookAtIdentity(readConfig({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: "dashboard" })),
    );

  it("is a problem if it is off", async () => {
    expect(await look(`http://${closed}`)).toEqual([
      { name: "identity", level: "problem", words: refused, advice: "Check OIDC_ISSUER." },
    ]);
  });

  it("is a problem if the address is not a provider's", async () => {
    const { url } = await serve({});
    expect(await look(url)).toMatchObject([
      { level: "problem", words: expect.stringContaining("answers with 404") },
    ]);
  });

  it("is a problem if it calls itself something else", async () => {
    const issuer = "https://login.example/";
    const { url } = await serve({
      "/.well-known/openid-configuration": [200, { issuer, jwks_uri: `${issuer}keys` }],
    });
    expect(await look(url)).toEqual([
      {
        name: "identity",
        level: "problem",
        words: `the provider calls itself ${issuer}`,
        advice: "Write OIDC_ISSUER exactly like that.",
      },
    ]);
  });
});

describe("Stripe", () => {
  const look = (url: string) =>
    lookAt("stripe", "Check STRIPE_SECRET_KEY and the prices.", () =>
      lookAtStripe(
        readConfig({
          STRIPE_API_BASE: url,
          STRIPE_SECRET_KEY: "sk_test_wrong",
          STRIPE_PRICE_PERSONAL: "price_personal",
          STRIPE_PRICE_BUSINESS: "price_business",
          STRIPE_PRICE_SCALE: "price_scale",
          STRIPE_PRICE_COMPLETED_CHECKOUT: "price_completed",
        }),
      ),
    );
  const prices = ["personal", "business", "scale", "completed"].map((name) => `/v1/prices/price_${name}`);

  it("is a problem if it refuses the key", async () => {
    const refusal = { error: { type: "invalid_request_error", message: "Invalid API Key provided" } };
    const { url } = await serve(Object.fromEntries(prices.map((path) => [path, [401, refusal]])));
    expect(await look(url)).toEqual([
      {
        name: "stripe",
        level: "problem",
        words: "Invalid API Key provided",
        advice: "Check STRIPE_SECRET_KEY and the prices.",
      },
    ]);
  });

  it("is a problem if a plan's price can no longer be charged", async () => {
    const price = { active: true, recurring: { interval: "month" } };
    const answers = prices.map((path): [string, Answer] => [path, [200, price]]);
    const { url } = await serve({
      ...Object.fromEntries(answers),
      "/v1/prices/price_business": [200, { ...price, active: false }],
    });
    expect((await look(url)).filter(({ level }) => level === "problem")).toMatchObject([
      { words: "the price of business is not an active recurring one" },
    ]);
  });
});

it("reports a mail server that refuses connections, without its password", async () => {
  const config = readConfig({ SMTP_URL: `smtp://cartwright:verysecret@${closed}` });
  const found = await lookAt("mail", "Check SMTP_URL.", () => lookAtMail(config));
  expect(found).toEqual([{ name: "mail", level: "problem", words: refused, advice: "Check SMTP_URL." }]);
});

describe("the way out", () => {
  it("is a problem if it is closed", async () => {
    expect(await lookAtEgress(readConfig({}), `http://${closed}/`)).toEqual([
      {
        name: "egress",
        level: "problem",
        words: refused,
        advice: "Workers need DNS, and ports 80 and 443 of the internet.",
      },
    ]);
  });

  it("is fine if a site answers", async () => {
    const { url } = await serve({});
    expect(await lookAtEgress(readConfig({}), url)).toMatchObject([{ level: "ok" }]);
  });

  it("is not needed by a machine that is no worker", async () => {
    expect(await lookAtEgress(readConfig({ ROLES: "api" }), `http://${closed}/`)).toMatchObject([
      { level: "ok" },
    ]);
  });
});

describe("the running service", () => {
  const ready: Record<string, Answer> = {
    "/ready": [200, { ready: true }],
    "/vault-keys": [200, { missing: [] }],
    "/metrics": [200, 'cartwright_webhook_attempts_total{outcome="delivered"} 8\n'],
  };
  const look = async (answers: Record<string, Answer>) =>
    lookAtService(readConfig({ OPERATIONS_PORT: (await serve(answers)).port }));

  it("is fine if it is ready and its webhooks arrive", async () => {
    expect((await look(ready)).map(({ name, level }) => `${name} ${level}`)).toEqual([
      "service ok",
      "webhooks ok",
    ]);
  });

  it("is worth a warning if nothing answers", async () => {
    expect(await lookAtService(readConfig({ OPERATIONS_PORT: "2" }))).toMatchObject([
      { name: "service", level: "warning", advice: "Start it, or set OPERATIONS_PORT." },
    ]);
  });

  it.each<[string, Answer, string]>([
    ["it is not ready", [503, { ready: false, database: "unreachable" }], "Its log says why."],
    ["it has another token", [401, {}], "Set the one that the running process was given."],
  ])("is a problem if %s", async (_, answer, advice) => {
    expect(await look({ ...ready, "/ready": answer })).toMatchObject([
      { name: "service", level: "problem", advice },
    ]);
  });

  it("is a problem if stored values need a key that it no longer has", async () => {
    const found = await look({ ...ready, "/vault-keys": [200, { missing: ["old"] }] });
    expect(found).toContainEqual({
      name: "vault",
      level: "problem",
      words: "stored values need keys that are not in VAULT_KEYS: old",
      advice: "Put them back, at the end of the list.",
    });
  });

  it("is worth a warning if endpoints refuse its webhooks", async () => {
    const counts = [
      'cartwright_webhook_attempts_total{outcome="delivered"} 8',
      'cartwright_webhook_attempts_total{outcome="refused"} 3',
      'cartwright_webhook_attempts_total{outcome="unreachable"} 1',
    ];
    const found = await look({ ...ready, "/metrics": [200, counts.join("\n")] });
    expect(found.filter(({ level }) => level !== "ok")).toMatchObject([
      {
        name: "webhooks",
        level: "warning",
        words: "of 12 attempts since the start, 3 were refused by the endpoint and 1 did not reach it",
      },
    ]);
  });
});
