import { describe, expect, it } from "vitest";
import { readConfig } from "../../packages/server/src/config/config.ts";
import { lookAtKeys, lookAtReach } from "./look-at-settings.ts";

const DATABASE_URL = "postgres://cartwright:cartwright@database.example/cartwright";
const secret = Buffer.alloc(32, 7).toString("base64");
const keys = { VAULT_KEYS: `one:${secret}`, EMBED_TOKEN_SECRET: secret, INTERNAL_SECRET: secret };
const notOk = (findings: ReturnType<typeof lookAtKeys>) => findings.filter(({ level }) => level !== "ok");

describe("the keys", () => {
  it("are fine if all are set", () => {
    expect(notOk(lookAtKeys(readConfig({ DATABASE_URL, ...keys })))).toEqual([]);
  });

  it("are a problem if processes that share a database would each make their own", () => {
    const { VAULT_KEYS: _, ...others } = keys;
    expect(notOk(lookAtKeys(readConfig({ DATABASE_URL, ...others })))).toEqual([
      {
        name: "keys",
        level: "problem",
        words: "VAULT_KEYS: not set, so each process makes its own",
        advice: "Give the same to every process: docs/deploy.md#keys.",
      },
    ]);
  });

  it("are worth a warning if the only process makes them", () => {
    expect(notOk(lookAtKeys(readConfig({})))).toMatchObject([{ name: "keys", level: "warning" }]);
  });

  it("are a problem if evidence could not be sealed", () => {
    expect(notOk(lookAtKeys(readConfig({ EVIDENCE_DAYS: "7" })))).toContainEqual(
      expect.objectContaining({ name: "evidence", level: "problem" }),
    );
  });
});

describe("the addresses that others use", () => {
  const warningsOf = (environment: Record<string, string>) =>
    notOk(lookAtReach(readConfig({ DATABASE_URL, ...keys, ...environment }))).map(({ words }) => words);

  it("are worth a warning if they are missing or not encrypted", () => {
    expect(warningsOf({ ROLES: "api,answer", HOST: "0.0.0.0", BASE_URL: "http://api.example" })).toEqual([
      "BASE_URL is not https",
      "ANSWER_URL is not set",
    ]);
  });

  it("are worth a warning if a proxy hides the callers behind its own address", () => {
    expect(warningsOf({ ROLES: "api", HOST: "0.0.0.0", BASE_URL: "https://api.example" })).toEqual([
      expect.stringContaining("TRUST_PROXY is off behind TLS"),
    ]);
  });

  it("are fine with TLS and a trusted proxy", () => {
    const behindProxy = { HOST: "0.0.0.0", BASE_URL: "https://api.example", TRUST_PROXY: "10.0.0.1" };
    expect(warningsOf({ ROLES: "api", ...behindProxy })).toEqual([]);
  });
});
