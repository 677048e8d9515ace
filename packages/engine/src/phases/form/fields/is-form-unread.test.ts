import { expect, test } from "vitest";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { isFormUnread } from "./is-form-unread.ts";

function form(...roles: FieldRole[]): Field[] {
  return roles.map((role) => ({ role, control: "text", enabled: true, value: "" }) as Field);
}

test.each([
  ["three fields of unknown purpose", form("unknown", "unknown", "unknown")],
  ["two of them beside an e-mail address", form("unknown", "email", "unknown")],
  ["two of them beside a phone number", form("unknown", "phone", "unknown", "coupon")],
])("%s are a form that was not understood", (_what, fields) => {
  expect(isFormUnread(fields)).toBe(true);
});

test.each([
  ["a single unknown field beside an e-mail address", form("unknown", "email")],
  ["a note and a code in a cart", form("unknown", "unknown", "quantity")],
  ["unknown fields beside a street", form("unknown", "unknown", "unknown", "email", "addressLine1")],
  ["filled ones", form("unknown", "unknown", "unknown").map((field) => ({ ...field, value: "x" }))],
  [
    "those of the page's footer",
    form("unknown", "unknown", "email").map((field) => ({ ...field, isAside: true })),
  ],
])("%s are not", (_what, fields) => {
  expect(isFormUnread(fields)).toBe(false);
});
