import { describe, expect, it, test } from "vitest";
import { applyPlanCeiling } from "./plan-ceiling.ts";

function constraintsOf(amount: string, currency = "USD") {
  return { maxCost: { amount, currency } };
}

describe("the plan ceiling", () => {
  it("becomes the limit where none was sent, beside whatever else was sent", () => {
    expect(applyPlanCeiling({ note: "kept" }, "personal")).toEqual({
      kind: "accepted",
      constraints: { note: "kept", maxCost: { amount: "200.00", currency: "USD" } },
    });
  });

  test.each(["200.01", "1000", "200.000001"])("refuses %s USD and never clamps it", (amount) => {
    expect(applyPlanCeiling(constraintsOf(amount), "personal")).toEqual({
      kind: "refused",
      amount,
      ceilingUsd: 200,
    });
  });

  test.each([
    ["200", "USD"],
    ["200.00", "USD"],
    ["9.99", "USD"],
    ["5000", "JPY"],
  ])("lets %s %s through as it was sent", (amount, currency) => {
    const constraints = constraintsOf(amount, currency);
    expect(applyPlanCeiling(constraints, "personal")).toEqual({ kind: "accepted", constraints });
  });

  test.each(["business", "scale", null] as const)("%s has none", (plan) => {
    expect(applyPlanCeiling({}, plan)).toEqual({ kind: "accepted", constraints: {} });
    expect(applyPlanCeiling(constraintsOf("99999"), plan).kind).toBe("accepted");
  });
});
