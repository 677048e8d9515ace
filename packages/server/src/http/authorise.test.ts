import { describe, expect, test } from "vitest";
import { authorise, demandOf } from "./authorise.ts";
import type { Authentication, Caller } from "./caller.ts";

const owner: Caller = {
  tenantId: "t",
  keyId: undefined,
  scopes: ["*"],
  subject: undefined,
  mode: "test",
  tenant: { name: "t", sandboxOnly: true, plan: null, activeLimit: null, dailyLimit: null },
};

function session(caller: Caller | undefined): Authentication {
  return { kind: "session", identity: { issuer: "https://id.test", userId: "u", email: undefined }, caller };
}

function refusalOf(authentication: Authentication, method: string, path: string): unknown {
  try {
    authorise(authentication, demandOf(method, path));
    return undefined;
  } catch (error) {
    return error;
  }
}

describe("a dashboard session", () => {
  test.each(["/v1/checkouts", "/v1/usage", "/v1/billing", "/v1/workspaces/me"])(
    "of a workspace may do what its owner may do under %s",
    (path) => {
      expect(refusalOf(session(owner), "GET", path)).toBeUndefined();
      expect(refusalOf(session(owner), "POST", path)).toBeUndefined();
    },
  );

  test.each(["/v1/checkouts", "/v1/usage", "/v1/billing"])("without a workspace is refused %s", (path) => {
    expect(refusalOf(session(undefined), "GET", path)).toMatchObject({
      code: "forbidden",
      message: "No workspace for this account",
      extra: { code: "no_workspace" },
    });
  });

  test("without a workspace may ask for one and open one", () => {
    expect(refusalOf(session(undefined), "GET", "/v1/workspaces/me")).toBeUndefined();
    expect(refusalOf(session(undefined), "POST", "/v1/workspaces")).toBeUndefined();
  });

  test("is told about an unknown resource before anything else", () => {
    expect(refusalOf(session(undefined), "GET", "/v1/nothing")).toMatchObject({
      message: "Unknown resource",
    });
  });
});

describe("a key", () => {
  const key = (scopes: string[], subject?: string): Authentication => ({
    kind: "key",
    caller: { ...owner, scopes, subject },
  });

  test("is told in order: unknown resource, missing scope, session only, bound to an end user", () => {
    expect(refusalOf(key([], "ada"), "GET", "/v1/nothing")).toMatchObject({ code: "not_found" });
    expect(refusalOf(key([], "ada"), "GET", "/v1/billing")).toMatchObject({ code: "forbidden" });
    expect(refusalOf(key(["*"], "ada"), "GET", "/v1/billing")).toMatchObject({ code: "unauthenticated" });
    expect(refusalOf(key([], "ada"), "GET", "/v1/workspaces")).toMatchObject({ code: "unauthenticated" });
    expect(refusalOf(key(["*"], "ada"), "GET", "/v1/usage")).toMatchObject({
      message: "A subject-bound key cannot read usage.",
    });
  });

  test("bound to an end user may mint keys, and use checkouts, profiles and sessions", () => {
    const bound = key(["*"], "ada");
    expect(refusalOf(bound, "POST", "/v1/api-keys")).toBeUndefined();
    for (const resource of ["checkouts", "buyer-profiles", "buyer-sessions"]) {
      for (const method of ["GET", "POST", "PATCH", "DELETE"]) {
        expect(refusalOf(bound, method, `/v1/${resource}/x`)).toBeUndefined();
      }
    }
  });
});
