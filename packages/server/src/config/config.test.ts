import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

function mistakesOf(source: Record<string, string>): string[] {
  try {
    readConfig(source);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n");
    throw error;
  }
}

const vaultKey = (id: string) => `${id}:${Buffer.alloc(32, id).toString("base64")}`;

describe("the configuration", () => {
  it("needs nothing to be set", () => {
    const config = readConfig({});
    expect(config.api).toMatchObject({
      host: "127.0.0.1",
      port: 4000,
      baseUrl: undefined,
      trustProxy: false,
    });
    expect(config.webhooks).toEqual({ retrySeconds: [10, 60, 300], mayDialLoopback: true });
    expect([...config.roles]).toEqual(["api", "worker", "sandbox", "dashboard", "answer"]);
  });

  it("takes an empty variable for an unset one", () => {
    expect(readConfig({ PORT: "", SIGNUPS: " " }).api.port).toBe(4000);
  });

  it("keeps webhooks off the loopback once the database is elsewhere", () => {
    expect(readConfig({ DATABASE_URL: "postgres://db/x" }).webhooks.mayDialLoopback).toBe(false);
    expect(
      readConfig({ DATABASE_URL: "postgres://db/x", WEBHOOKS_TO_LOOPBACK: "on" }).webhooks.mayDialLoopback,
    ).toBe(true);
  });

  it("keeps webhooks off the loopback wherever the service listens to others", () => {
    expect(readConfig({ HOST: "0.0.0.0" }).webhooks.mayDialLoopback).toBe(false);
    expect(readConfig({ WEBHOOKS_TO_LOOPBACK: "off" }).webhooks.mayDialLoopback).toBe(false);
    const forced = { WEBHOOKS_TO_LOOPBACK: "on", DATABASE_URL: "postgres://db/x" };
    expect(mistakesOf({ ...forced, BASE_URL: "https://api.example.com" })).toEqual([
      "WEBHOOKS_TO_LOOPBACK: cannot be on where BASE_URL opens the service to others",
    ]);
  });

  it.each([
    "http://accounts.localhost:4100",
    "http://accounts.localhost.:9",
    "http://127.0.0.1:4100",
    "http://[::1]:4100",
  ])(
    "takes sessions of the sandbox's provider %s where everything is on loopback, and nowhere else",
    (OIDC_ISSUER) => {
      const environment = { OIDC_ISSUER, OIDC_CLIENT_ID: "dashboard" };
      expect(readConfig(environment).identity?.issuer).toBe(OIDC_ISSUER);
      for (const opened of [{ DATABASE_URL: "postgres://db/x" }, { HOST: "::" }, { TRUST_PROXY: "1" }])
        expect(mistakesOf({ ...environment, ...opened })).toEqual([
          `OIDC_ISSUER: cannot be the sandbox's where ${Object.keys(opened)[0]} opens the service to others`,
        ]);
    },
  );

  it("takes a provider of one's own on the machine of a database", () => {
    const environment = { OIDC_ISSUER: "http://localhost:8080/realms/a", OIDC_CLIENT_ID: "dashboard" };
    expect(mistakesOf({ ...environment, DATABASE_URL: "postgres://db/x" })).toEqual([]);
  });

  it.each([
    "http://billing.localhost:4100",
    "http://127.0.0.1:4100",
    "https://[::1]:4100",
    "http://10.0.0.7:4100",
    "http://127.0.0.1.nip.io:4100",
  ])("lets the processor %s activate nobody where the service is for others", (STRIPE_API_BASE) => {
    const prices = { STRIPE_PRICE_PERSONAL: "a", STRIPE_PRICE_BUSINESS: "b", STRIPE_PRICE_SCALE: "c" };
    const environment = { STRIPE_SECRET_KEY: "sk_live_sandbox", STRIPE_API_BASE, ...prices };
    expect(mistakesOf(environment)).toEqual([]);
    expect(mistakesOf({ ...environment, DASHBOARD_URL: "https://shop.example" })).toEqual([
      "STRIPE_API_BASE: must be an https address of another machine where DASHBOARD_URL opens the service to others",
    ]);
  });

  it.each(["sk_test_51abc", "rk_test_51abc"])(
    "lets the test key %s make no customer live where the service is for others",
    (STRIPE_SECRET_KEY) => {
      const prices = { STRIPE_PRICE_PERSONAL: "a", STRIPE_PRICE_BUSINESS: "b", STRIPE_PRICE_SCALE: "c" };
      const environment = { STRIPE_SECRET_KEY, ...prices };
      expect(mistakesOf(environment)).toEqual([]);
      expect(mistakesOf({ ...environment, BASE_URL: "https://api.shop.example" })).toEqual([
        "STRIPE_SECRET_KEY: cannot be a test key where BASE_URL opens the service to others, because its customers pay with test cards",
      ]);
      expect(
        mistakesOf({
          ...environment,
          STRIPE_SECRET_KEY: "sk_live_51abc",
          BASE_URL: "https://api.shop.example",
        }),
      ).toEqual([]);
    },
  );

  it("counts further merchants as sandbox merchants, as a browser spells them", () => {
    expect(readConfig({ EXTRA_SANDBOX_MERCHANTS: "Shop.test, bücher.test" }).sandbox.extraMerchants).toEqual([
      "shop.test",
      "xn--bcher-kva.test",
    ]);
  });

  it("demands what mails to buyers need, of the parts that send them", () => {
    const mails = { ANSWER_MAILS: "buyer" };
    const needsServer = ["ANSWER_MAILS: needs SMTP_URL"];
    expect(mistakesOf(mails)).toEqual([]);
    expect(mistakesOf({ ...mails, ROLES: "answer,dashboard" })).toEqual([]);
    expect(mistakesOf({ ...mails, ROLES: "api" })).toEqual(needsServer);
    expect(mistakesOf({ ...mails, ROLES: "worker", SMTP_URL: "smtp://127.0.0.1" })).toEqual([]);
    expect(mistakesOf({ ...mails, ANSWER_PROOF: "sign_in" })).toEqual([
      "ANSWER_MAILS: needs code among ANSWER_PROOF",
    ]);
    // The sandbox's mailbox is used only where everything is on loopback.
    expect(mistakesOf({ ...mails, HOST: "0.0.0.0" })).toEqual(needsServer);
  });

  it("names every mistake at once, one line each, and quotes no secret", () => {
    const mistakes = mistakesOf({
      PORT: "70000",
      BASE_URL: "nowhere",
      ROLES: "api,cook",
      DATABASE_URL: "mysql://x",
      WORKER_SLOTS: "0",
      SIGNUPS: "maybe",
      WEBHOOK_RETRY_SECONDS: "10,soon",
      EXTRA_SANDBOX_MERCHANTS: "http://shop.test",
      EGRESS_EXITS: "{",
      VAULT_KEYS: "hunter2",
      EMBED_TOKEN_SECRET: "hunter2",
      OIDC_CLIENT_ID: "x",
      AGENT_API_KEY: "hunter2",
      STRIPE_SECRET_KEY: "hunter2",
    });
    const named = mistakes.map((line) => line.slice(0, line.indexOf(":")));
    expect(named).toEqual(
      expect.arrayContaining([
        "PORT",
        "BASE_URL",
        "ROLES",
        "DATABASE_URL",
        "WORKER_SLOTS",
        "SIGNUPS",
        "WEBHOOK_RETRY_SECONDS",
        "EXTRA_SANDBOX_MERCHANTS",
        "EGRESS_EXITS",
        "VAULT_KEYS",
        "EMBED_TOKEN_SECRET",
        "OIDC_CLIENT_ID",
        "AGENT_API_KEY",
        "STRIPE_PRICE_PERSONAL",
      ]),
    );
    expect(mistakes.join()).not.toContain("hunter2");
  });

  it.each([
    [{ HOST: "999.1.1.1" }, "HOST: must be an IP address or a hostname"],
    [{ INTERNAL_HOST: "http://a" }, "INTERNAL_HOST: must be an IP address or a hostname"],
    [{ ROLES: "," }, "ROLES: must name at least one of api, worker, sandbox, dashboard, answer"],
    [{ SANDBOX_LATENCY_MS: "soon" }, "SANDBOX_LATENCY_MS: must be a whole number from 0 to 600000"],
  ])("refuses %j", (environment, mistake) => {
    expect(mistakesOf(environment)).toEqual([mistake]);
  });

  it.each([
    [
      { BROWSER_CDP_URL: "wss://browsers.example/?token=hunter2" },
      "BROWSER_PROXY_HOST: is needed where BROWSER_CDP_URL is on another host: the name under which that browser reaches this machine",
    ],
    [
      { BROWSER_CDP_URL: "http://10.0.0.7:9222", BROWSER_PROXY_LISTEN: "10.0.0.5" },
      "BROWSER_PROXY_HOST: is needed where BROWSER_CDP_URL is on another host: the name under which that browser reaches this machine",
    ],
    [
      { BROWSER_CDP_URL: "http://browsers.example", BROWSER_PROXY_HOST: "0.0.0.0" },
      "BROWSER_PROXY_HOST: must be a name or an address that another machine can connect to",
    ],
    [
      { BROWSER_CDP_URL: "http://browsers.example", BROWSER_PROXY_HOST: "worker:1" },
      "BROWSER_PROXY_HOST: must be an IP address or a hostname",
    ],
    [{ BROWSER_PROXY_HOST: "worker" }, "BROWSER_PROXY_HOST: has no effect without BROWSER_CDP_URL"],
    [
      { BROWSER_CDP_URL: "http://[::1]:9222", BROWSER_PROXY_LISTEN: "0.0.0.0" },
      "BROWSER_PROXY_LISTEN: has no effect without BROWSER_PROXY_HOST",
    ],
  ])("says of a remote browser that is half configured what is amiss: %j", (environment, mistake) => {
    expect(mistakesOf(environment)).toEqual([mistake]);
  });

  it.each([
    "http://127.0.0.1:9222",
    "ws://localhost:9222/x",
    "http://[::1]:9222",
    "http://chrome.localhost:1",
    "http://127.1:9222",
  ])("needs no name of this machine for a browser at %s", (BROWSER_CDP_URL) => {
    expect(readConfig({ BROWSER_CDP_URL }).browser.proxyHost).toBeUndefined();
  });

  it("reads by which name a remote browser reaches this machine, and where the proxies listen for it", () => {
    const BROWSER_CDP_URL = "wss://browsers.example/";
    const { proxyHost, proxyListenHost } = readConfig({
      BROWSER_CDP_URL,
      BROWSER_PROXY_HOST: "Worker-1.internal",
      BROWSER_PROXY_LISTEN: "10.0.0.5",
    }).browser;
    expect({ proxyHost, proxyListenHost }).toEqual({
      proxyHost: "worker-1.internal",
      proxyListenHost: "10.0.0.5",
    });
  });

  it.each(["::1", "0.0.0.0", "localhost", "api.internal"])("takes HOST=%s", (HOST) => {
    expect(readConfig({ HOST }).api.host).toBe(HOST);
  });

  it.each([
    ["off", false],
    ["0", false],
    ["on", true],
    ["2", 2],
    ["10.0.0.0/8, ::1,loopback", ["10.0.0.0/8", "::1", "loopback"]],
  ])("reads TRUST_PROXY=%s", (word, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: word }).api.trustProxy).toEqual(trustProxy);
  });

  it.each(["yes", "100", "-1", "10.0.0.0/33", "::1/129", "10.0.0.1/8/8", "proxy.test", "on,10.0.0.1"])(
    "refuses TRUST_PROXY=%s",
    (word) => {
      expect(mistakesOf({ TRUST_PROXY: word })).toEqual([expect.stringContaining("TRUST_PROXY: must be")]);
    },
  );

  it.each([
    [{ AGENT_API_KEY: "k" }, ["AGENT_API_KEY"]],
    [{ AGENT_BASE_URL: "http://models.test/v1" }, ["AGENT_BASE_URL"]],
    [{ AGENT_MODEL: "m" }, ["AGENT_MODEL", "AGENT_API_KEY"]],
    [{ AGENT_MODEL: "provider/m" }, ["AGENT_API_KEY"]],
    [{ AGENT_MODEL: "m", AGENT_BASE_URL: "models" }, ["AGENT_BASE_URL"]],
    [{ AGENT_MODEL: "m", AGENT_BASE_URL: "http://user:word@models.test/v1" }, ["AGENT_BASE_URL"]],
  ])("says of a model that is half configured what is amiss: %j", (environment, named) => {
    const found = new Set(mistakesOf(environment).map((line) => line.slice(0, line.indexOf(":"))));
    expect([...found]).toEqual(named);
  });

  it("takes a model at an address, with or without a key, and one at the gateway", () => {
    const atAddress = { AGENT_MODEL: "qwen3", AGENT_BASE_URL: "http://127.0.0.1:8000/v1" };
    expect(readConfig(atAddress).agentModel).toMatchObject({ model: "qwen3", apiKey: undefined });
    expect(readConfig({ AGENT_MODEL: "provider/m", AGENT_API_KEY: "k" }).agentModel?.baseUrl).toBeUndefined();
  });

  it("takes several vault keys and refuses one id for two", () => {
    const { vaultKeys } = readConfig({ VAULT_KEYS: `${vaultKey("b")}, ${vaultKey("a")}` }).secrets;
    expect(vaultKeys?.map((key) => key.id)).toEqual(["b", "a"]);
    expect(mistakesOf({ VAULT_KEYS: `${vaultKey("a")},${vaultKey("a")}` })).toHaveLength(1);
  });

  it("prints no secret when it is printed", () => {
    const config = readConfig({
      EMBED_TOKEN_SECRET: "hunter2-hunter2-hunter2",
      VAULT_KEYS: vaultKey("a"),
      EGRESS_EXITS: '{"DE":"http://user:hunter2@exit.test:8080"}',
      AGENT_MODEL: "provider/m",
      AGENT_API_KEY: "hunter2",
    });
    const printed = `${JSON.stringify(config)}${inspect(config, { depth: 9, showHidden: true })}`;
    expect(printed).not.toMatch(/hunter2|61, 61, 61|YWFhYWFh/);
  });
});
