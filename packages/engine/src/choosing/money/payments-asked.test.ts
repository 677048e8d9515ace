import { expect, it } from "vitest";
import { paymentsAsked } from "./payments-asked.ts";

it.each([
  ["payer en 3 fois", 3],
  ["One chair. Pay in 4 instalments by card.", 4],
  ["pay in three monthly payments", 3],
  ["paiement en 3x", 3],
  ["in 12 Raten", 12],
  ["order it 3 times", undefined],
  ["two chairs, pay by card", undefined],
  [undefined, undefined],
])("%o asks for %o payments", (request, count) => {
  expect(paymentsAsked(request)).toBe(count);
});
