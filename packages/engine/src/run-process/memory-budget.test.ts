import { expect, test } from "vitest";
import { createMemoryBudget } from "./memory-budget.ts";

test("the largest of those that together hold too much has to go, and no other", () => {
  const budget = createMemoryBudget(100);
  expect(budget.isExceededBy(1, 40)).toBe(false);
  expect(budget.isExceededBy(2, 50)).toBe(false);
  expect(budget.isExceededBy(3, 20)).toBe(false);
  expect(budget.isExceededBy(1, 40)).toBe(false);
  expect(budget.isExceededBy(2, 50)).toBe(true);
  budget.forget(2);
  expect(budget.isExceededBy(1, 70)).toBe(false);
});

test("one that holds all of it and more has to go by itself", () => {
  expect(createMemoryBudget(100).isExceededBy(1, 101)).toBe(true);
});
