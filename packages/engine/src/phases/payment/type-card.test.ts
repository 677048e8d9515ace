import { expect, it } from "vitest";
import type { Field } from "../../page/fields/read-fields.ts";
import { codeAskedAgain } from "./type-card.ts";

const field = (role: Field["role"], value = "") => ({ role, value, score: 1, enabled: true }) as Field;

it("a code without a number beside it is that of the card that was given", () => {
  const code = field("cardCode");

  expect(codeAskedAgain([field("email", "ada@example.com"), code])).toBe(code);
});

it.each([
  ["beside an empty number", [field("cardNumber"), field("cardCode")]],
  ["that is filled in", [field("cardCode", "123")]],
  ["that isn't there", [field("oneTimeCode")]],
])("no code is given again %s", (_where, fields) => {
  expect(codeAskedAgain(fields)).toBeUndefined();
});
