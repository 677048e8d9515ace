import { expect, test } from "vitest";
import type { Field } from "../../page/fields/read-fields.ts";
import { isUnasked } from "./turn-down-extras.ts";

function box(label: string, given: Partial<Field> = {}): Field {
  return { role: "unknown", control: "checkbox", enabled: true, required: false, label, ...given } as Field;
}

test.each([
  ["Protect my order", {}],
  ["Warm socks for $5.00", {}],
  ["Als Geschenk verpacken", { role: "giftMessage" }],
] as const)("a box that may stay empty is left empty: %s", (label, given) => {
  expect(isUnasked(box(label, given))).toBe(true);
});

test.each([
  ["I am over 18", { required: true }],
  ["This address is the other one, too", {}],
  ["Use it for the bill", { purpose: "billing" }],
  ["I accept the terms", { role: "terms" }],
] as const)("a box that has to be ticked, or is about an address, is not: %s", (label, given) => {
  expect(isUnasked(box(label, given))).toBe(false);
});
