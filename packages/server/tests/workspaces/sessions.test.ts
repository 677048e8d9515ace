import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { allRoutes } from "@cartwright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "../../src/platform/clock.ts";
import { createKeySet } from "../../src/platform/identity/key-set.ts";
import { verifySessionToken } from "../../src/platform/identity/session-tokens.ts";
import { type Api, startApi } from "../http/start-api.ts";
import { clientId, startIdentityProvider, type TestIdentityProvider } from "../support/identity-provider.ts";
import { createMovableClock } from "../support/movable-clock.ts";

let provider: TestIdentityProvider;
let stranger: TestIdentityProvider;
let api: Api;

beforeAll(async () => {
  provider = await startIdentityProvider();
  stranger = await startIdentityProvider();
  api = await startApi({ environment: { ...provider.environment, OIDC_AUDIENCE: "https://api.test" } });
});
afterAll(async () => {
  await api.close();
  await provider.close();
  await stranger.close();
});

const session = { aud: "https://api.test" };
const now = () => Math.floor(Date.now() / 1000);
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const usual = () => ({ iss: provider.issuer, ...session, sub: "ada", exp: now() + 60 });
const ask = (key: string) => api.call("GET", "/v1/workspaces/me", { key });

describe("a session token", () => {
  test.each([
    ["for this audience", session],
    ["for several audiences, this one among them", { aud: ["x", "https://api.test"] }],
    ["issued to this application", { aud: undefined, azp: clientId }],
    ["for this audience, issued to this application", { ...session, azp: clientId }],
  ])("%s proves who calls", async (_, claims) => {
    expect(await ask(await provider.sign(claims))).toMatchObject({ status: 404 });
  });

  test.each([
    ["that is expired", { ...session, exp: now() - 60 }, "expired"],
    ["that never expires", { ...session, exp: undefined }, "it never expires"],
    ["from the future", { ...session, nbf: now() + 600 }, "not valid yet"],
    ["of another issuer", { ...session, iss: "https://else.test" }, "wrong issuer"],
    ["of no issuer", { ...session, iss: undefined }, "wrong issuer"],
    ["for another audience", { aud: "https://else.test" }, "wrong application"],
    ["for nobody", { aud: undefined }, "wrong application"],
    ["issued to another application", { ...session, azp: "else" }, "wrong application"],
    ["for another audience, issued to this one", { aud: "else", azp: clientId }, "wrong application"],
    ["of nobody", { ...session, sub: undefined }, "malformed"],
    ["of a person whom no database can name", { ...session, sub: "a\u0000" }, "malformed"],
  ])("%s is refused", async (_, claims, reason) => {
    await expectRefusal(await provider.sign(claims), reason);
  });

  test("that expired a moment ago, by another machine's clock, still counts", async () => {
    expect(await ask(await provider.sign({ ...session, exp: now() - 1 }))).toMatchObject({ status: 404 });
  });

  test("that another provider signed in this one's name is refused", async () => {
    await expectRefusal(await stranger.sign(usual()), "signed with an unknown key");
  });

  test("with the name of a good key and another's signature is refused", async () => {
    const [header] = (await provider.sign(session)).split(".");
    const [, payload, signature] = (await stranger.sign(usual())).split(".");
    await expectRefusal(`${header}.${payload}.${signature}`, "the signature does not match");
  });

  test("whose claims were changed is refused", async () => {
    const [header, , signature] = (await provider.sign(session)).split(".");
    await expectRefusal(`${header}.${encode(usual())}.${signature}`, "the signature does not match");
  });

  test.each(["", "c2ln"])("of the algorithm none with the signature %j is refused", async (signature) => {
    await expectRefusal(
      `${encode({ alg: "none" })}.${encode(usual())}.${signature}`,
      "the algorithm is not allowed",
    );
  });

  test("that takes the public key for a shared secret is refused", async () => {
    await expectRefusal(await confuseKeys(), "the algorithm is not allowed");
  });

  test.each(["a.b.c", "eyJhbGciOiJSUzI1NiJ9.e30.c2ln", "..", "eyJ.eyJ."])(
    "that is nonsense, %s, is refused",
    async (token) => {
      const { status, body } = await ask(token);
      expect({ status, isSaid: /^Invalid (session token|or revoked)|^Missing/.test(body.message) }).toEqual({
        status: 401,
        isSaid: true,
      });
    },
  );

  test("is told in a log by nothing", async () => {
    const lines: string[] = [];
    const other = await startApi({
      beside: api,
      environment: provider.environment,
      onLogLine: (line) => lines.push(line),
    });
    const token = await provider.sign({ aud: clientId });
    await other.call("GET", "/v1/workspaces/me", { key: token });
    await other.call("GET", "/v1/workspaces/me", { key: `${token}x` });
    await other.close();
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join()).not.toContain(token.split(".")[1]);
  });

  test("is refused, and no failure of ours, while the provider is away", async () => {
    const away = await startIdentityProvider();
    const token = await away.sign();
    const other = await startApi({ beside: api, environment: away.environment });
    await away.close();
    expect(await other.call("GET", "/v1/checkouts", { key: token })).toMatchObject({
      status: 401,
      body: { error: true, message: "Invalid session token: the identity provider cannot be reached" },
    });
    await other.close();
  });
});

/** Signed with the public key, as if that were a secret that both sides share. */
async function confuseKeys(): Promise<string> {
  const [signed] = (await provider.sign(session)).split(".");
  const { kid } = JSON.parse(Buffer.from(String(signed), "base64url").toString());
  const text = `${encode({ alg: "HS256", kid })}.${encode(usual())}`;
  return `${text}.${createHmac("sha256", provider.publicKey()).update(text).digest("base64url")}`;
}

describe("each route that takes sessions alone", () => {
  const sessionRoutes = allRoutes.filter(({ access }) => access === "session");
  const forge = async () => {
    const [header] = (await provider.sign(session)).split(".");
    const [, payload, signature] = (await stranger.sign(usual())).split(".");
    return `${header}.${payload}.${signature}`;
  };
  const attempts: readonly [string, () => Promise<string>][] = [
    ["the signature does not match", forge],
    ["signed with an unknown key", () => stranger.sign(usual())],
    ["expired", () => provider.sign({ ...session, exp: now() - 60 })],
    ["wrong application", () => provider.sign({ aud: "https://else.test" })],
    ["wrong issuer", () => provider.sign({ ...session, iss: "https://else.test" })],
    ["the algorithm is not allowed", async () => `${encode({ alg: "none" })}.${encode(usual())}.`],
    ["the algorithm is not allowed", confuseKeys],
  ];

  test("is among those that are tried", () => {
    expect(sessionRoutes.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "/v1/workspaces/me",
        "/v1/workspaces",
        "/v1/billing",
        "/v1/billing/accept-aup",
      ]),
    );
  });

  test.each(sessionRoutes.map(({ method, path }) => [method, path] as const))(
    "%s %s refuses every token that proves nothing, and says why",
    async (method, path) => {
      for (const [reason, make] of attempts) {
        const { status, body } = await api.call(method, path, { key: await make() });
        expect({ reason, status, body }).toEqual({
          reason,
          status: 401,
          body: { error: true, message: `Invalid session token: ${reason}` },
        });
      }
    },
  );
});

describe("the keys of the provider", () => {
  const rulesFor = ({ issuer }: TestIdentityProvider, cooldownMs?: number) => ({
    issuer,
    clientId,
    audience: clientId,
    keys: createKeySet({ issuer, ...(cooldownMs !== undefined && { cooldownMs }) }),
    clock: systemClock,
    onError: () => undefined,
  });

  test("are asked for once, however many sessions there are", async () => {
    const fresh = await startIdentityProvider();
    const rules = rulesFor(fresh);
    for (let each = 0; each < 5; each++)
      expect(await verifySessionToken(rules, await fresh.sign())).toMatchObject({ kind: "valid" });
    expect(fresh.looks()).toBe(1);
    await fresh.close();
  });

  test("are not asked for by each token while the provider is away, and are a moment later", async () => {
    let looks = 0;
    const broken = createServer((_request, response) => {
      looks += 1;
      response.writeHead(503).end();
    });
    broken.listen(0, "127.0.0.1");
    await once(broken, "listening");
    const issuer = `http://127.0.0.1:${Reflect.get(Object(broken.address()), "port")}`;
    const clock = createMovableClock();
    const rules = { ...rulesFor(provider), issuer, clock, keys: createKeySet({ issuer, clock }) };
    const ask = async () => verifySessionToken(rules, await provider.sign({ iss: issuer }));
    const unreachable = { kind: "invalid", reason: "the identity provider cannot be reached" };
    expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(Array(10).fill(unreachable));
    for (let each = 0; each < 10; each += 1) expect(await ask()).toEqual(unreachable);
    expect(looks).toBe(1);
    clock.moveBy(10_000);
    expect(await ask()).toEqual(unreachable);
    expect(looks).toBe(2);
    broken.close();
  });

  test("may rotate: a new one is found, and the old one is worth nothing", async () => {
    const fresh = await startIdentityProvider();
    const rules = rulesFor(fresh, 0);
    const early = await fresh.sign({ sub: randomUUID() });
    expect(await verifySessionToken(rules, early)).toMatchObject({ kind: "valid" });
    await fresh.rotate();
    expect(await verifySessionToken(rules, await fresh.sign())).toMatchObject({ kind: "valid" });
    expect(await verifySessionToken(rules, early)).toEqual({
      kind: "invalid",
      reason: "signed with an unknown key",
    });
    await fresh.close();
  });

  test("are not asked for once more by each token that names an unknown one", async () => {
    const fresh = await startIdentityProvider();
    const rules = rulesFor(fresh);
    for (let each = 0; each < 5; each++)
      await verifySessionToken(rules, await fresh.sign({}, { kid: randomUUID() }));
    expect(fresh.looks()).toBe(1);
    await fresh.close();
  });
});

async function expectRefusal(token: string, reason: string): Promise<void> {
  const { status, body } = await ask(token);
  expect({ status, body }).toEqual({
    status: 401,
    body: { error: true, message: `Invalid session token: ${reason}` },
  });
}
