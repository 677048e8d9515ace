import { expect, it } from "vitest";
import { findCall } from "./calls.ts";

it("turns words into the operator's calls", () => {
  expect(findCall(["set", "id", "plan=null", "dailyLimit=5", "activated=true"])).toEqual({
    method: "PATCH",
    path: "/tenants/id",
    body: { plan: null, dailyLimit: 5, activated: true },
  });
  expect(findCall(["mint-key", "a/b", "live", "checkouts.read"])).toEqual({
    method: "POST",
    path: "/tenants/a%2Fb/api-keys",
    body: { mode: "live", scopes: ["checkouts.read"] },
  });
  expect(findCall(["erase-profile", "tenant", "profile"])).toEqual({
    method: "POST",
    path: "/erasures",
    body: { tenantId: "tenant", buyerProfileId: "profile" },
  });
  expect(findCall(["erase-tenant", "a/b"])).toEqual({ method: "DELETE", path: "/tenants/a%2Fb" });
});

it("knows when words are no command", () => {
  for (const words of [
    [],
    ["what"],
    ["tenant"],
    ["set", "id"],
    ["set", "id", "plan"],
    ["constructor"],
    ["mint-key", "id"],
    ["erase-subject", "id"],
    ["erase-tenant"],
  ])
    expect(findCall(words)).toBeUndefined();
});
