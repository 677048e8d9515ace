import { describe, expect, test } from "vitest";
import { allRoutes } from "./routes.ts";
import { isScope, requiredScope, type Scope, scopeCovers, validScopes } from "./scopes.ts";

describe("what a held scope covers", () => {
  const cases: [held: string[], required: Scope, covered: boolean][] = [
    [["*"], "checkouts.write", true],
    [["*"], "*", true],
    [["checkouts.read"], "checkouts.read", true],
    [["checkouts.write"], "checkouts.read", true],
    [["checkouts.read"], "checkouts.write", false],
    [["checkouts.write"], "webhooks.read", false],
    [["checkouts.write"], "*", false],
    [validScopes.filter((scope) => scope !== "*"), "*", false],
    [[], "usage.read", false],
    [["buyer-profiles.write"], "buyer-sessions.read", false],
    [["checkouts"], "checkouts.read", false],
  ];
  test.each(cases)("%j against %s: %s", (held, required, covered) => {
    expect(scopeCovers(held, required)).toBe(covered);
  });
});

test("there are fifteen scopes, and nothing else is one", () => {
  expect(validScopes).toHaveLength(15);
  expect(["*", "api-keys.write", "usage.write"].every(isScope)).toBe(true);
  expect(["", "*.read", "checkouts", "checkouts.delete", "workspaces.read"].some(isScope)).toBe(false);
});

describe("the scope a call needs", () => {
  test.each([
    ["GET", "/v1/checkouts?limit=5", "checkouts.read"],
    ["DELETE", "/v1/checkouts/1", "checkouts.write"],
    ["PUT", "/v1/api-keys/1/nothing", "api-keys.write"],
    ["GET", "/v1/workspaces/me", undefined],
    ["GET", "/v1/checkoutsx", undefined],
    ["GET", "/v1/", undefined],
    ["GET", "/health", undefined],
  ])("%s %s needs %s", (method, path, scope) => {
    expect(requiredScope(method, path)).toBe(scope);
  });

  test.each(allRoutes.map((route) => [route.method, route.path, route] as const))(
    "the route %s %s declares it",
    (method, path, route) => {
      const scope = path === "/v1/signup" ? undefined : requiredScope(method, path);
      expect(route.scope).toBe(scope);
    },
  );
});
