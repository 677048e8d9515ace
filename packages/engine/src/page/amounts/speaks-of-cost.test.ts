import { expect, it } from "vitest";
import { isChargedAgain } from "./speaks-of-cost.ts";

it.each([
  ["2 Review & Payments", false],
  ["3 Review and Payments", false],
  ["2 Payments", true],
  ["2 Equal Payments", true],
])("that %j means more than one payment: %j", (line, isMore) => {
  expect(isChargedAgain(line)).toBe(isMore);
});
