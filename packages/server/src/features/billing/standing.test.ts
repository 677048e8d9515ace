import { currentPolicyVersion } from "@cartwright/contract";
import { describe, expect, test } from "vitest";
import { type AccountFacts, consequencesOf, standingOf } from "./standing.ts";

const complete: AccountFacts = {
  subscription_status: "active",
  plan: "business",
  identity_status: "verified",
  aup_version: currentPolicyVersion,
};
const now = new Date("2026-11-21T00:00:00.000Z");

describe("a workspace", () => {
  test.each([
    [{}, []],
    [{ subscription_status: "trialing" }, []],
    [{ subscription_status: "past_due" }, []],
    [{ subscription_status: "canceled" }, ["plan"]],
    [{ subscription_status: "unpaid" }, ["plan"]],
    [{ subscription_status: "incomplete" }, ["plan"]],
    [{ plan: null }, ["plan"]],
    [{ identity_status: "processing" }, ["identity"]],
    [{ aup_version: "2020-01-01" }, ["aup"]],
    [{ subscription_status: null, identity_status: null, aup_version: null }, ["plan", "identity", "aup"]],
  ])("with %j lacks %j", (facts, missing) => {
    expect(standingOf({ ...complete, ...facts }).missing).toEqual(missing);
  });
});

describe("a change", () => {
  const standings = {
    complete: standingOf(complete),
    bigger: standingOf({ ...complete, plan: "scale" }),
    lapsed: standingOf({ ...complete, subscription_status: "canceled" }),
    unverified: standingOf({ ...complete, identity_status: null }),
  };

  test.each([
    ["unverified", "complete", { sandbox_only: false, activated_at: now }],
    ["lapsed", "complete", { plan: "business", sandbox_only: false, activated_at: now }],
    ["complete", "lapsed", { plan: null, sandbox_only: true, activated_at: null }],
    ["complete", "bigger", { plan: "scale" }],
    ["complete", "complete", {}],
    ["lapsed", "lapsed", {}],
  ] as const)("from %s to %s brings %j", (before, after, consequences) => {
    expect(consequencesOf(standings[before], standings[after], now)).toEqual(consequences);
  });
});
