import { expect, test } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { hasBoxToTick, wishFor } from "./form-boxes.ts";

function box(role: Field["role"], label: string, given: Partial<Field> = {}): Field {
  return { role, control: "checkbox", enabled: true, required: false, label, name: "", ...given } as Field;
}

test.each([
  ["terms", "Akceptuję regulamin sklepu", {}, "yes"],
  ["terms", "Wyrażam zgodę na otrzymywanie informacji handlowych (opcjonalnie)", {}, "no"],
  ["terms", "I agree to receive offers (optional)", {}, "no"],
  ["terms", "I agree to the terms and the optional extras", { required: true }, "yes"],
  ["newsletter", "Send me news", {}, "no"],
  ["newsletter", "Send me the guest house newsletter", {}, "no"],
  ["newsletter", "I do not want to receive the newsletter", {}, "yes"],
] as const)("a consent is given only if the shop needs it (%s: %s)", (role, label, given, wish) => {
  expect(wishFor(box(role, label, given))).toBe(wish);
});

const terms = box("terms", "Akceptuję regulamin księgarni");

test.each([
  ["terms", [terms], true],
  [
    "terms that are accepted, beside another consent",
    [{ ...terms, value: "1" }, box("terms", "Wyrażam zgodę na otrzymanie ankiety")],
    false,
  ],
  [
    "terms of a club, beside those of the order that are accepted",
    [{ ...terms, value: "1" }, box("terms", "I accept the terms and conditions of the Oak+ club")],
    false,
  ],
  ["terms of a club alone", [box("terms", "I accept the terms of the club")], true],
  ["a consent alone", [box("terms", "I agree")], true],
  [
    "a consent that the shop insists on",
    [{ ...terms, value: "1" }, box("terms", "Wyrażam zgodę", { required: true })],
    true,
  ],
] as const)("%s: whether a box is to be ticked", (_what, fields, isToTick) => {
  expect(hasBoxToTick(fields.map((field) => ({ ...field, value: field.value ?? "" })))).toBe(isToTick);
});
