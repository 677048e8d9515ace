import { expect, it } from "vitest";
import { type BudgetLimits, openBudget } from "./budget.ts";

const limits: BudgetLimits = { calls: 3, tokens: 1_000, wallClockMs: 5_000, failures: 2 };

it.each([
  ["calls", { tokens: 1, ms: 1 }, 3],
  ["tokens", { tokens: 600, ms: 1 }, 2],
  ["wallClockMs", { tokens: 1, ms: 5_000 }, 1],
] as const)("is spent by %s", (name, used, calls) => {
  const budget = openBudget(limits);
  for (let made = 0; made < calls; made += 1) {
    expect(budget.spent()).toBeUndefined();
    budget.addCall(used);
  }
  expect(budget.spent()).toBe(name);
});

it("is spent by failures in a row, and a move that led on forgives those before it", () => {
  const budget = openBudget(limits);
  budget.addFailure();
  budget.forgiveFailures();
  budget.addFailure();
  expect(budget.spent()).toBeUndefined();
  budget.addFailure();
  expect(budget.spent()).toBe("failures");
});

it("tells what is left of its time, and no less than nothing", () => {
  const budget = openBudget(limits);
  budget.addCall({ tokens: 1, ms: 4_000 });
  expect(budget.remainingMs()).toBe(1_000);
  budget.addCall({ tokens: 1, ms: 4_000 });
  expect(budget.remainingMs()).toBe(0);
});
