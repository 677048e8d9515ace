import { expect, test } from "vitest";
import { namesPhone, requireNamedFields } from "./give-missing.ts";

test("the empty fields that a complaint names are what the shop insists on", () => {
  const field = (label: string, value = "") => ({ label, value, required: false });
  const fields = [field("When were you born?"), field("Company"), field("Phone", "123")];
  const named = requireNamedFields(
    fields,
    "Please correct: When were you born?: is missing. Phone: is wrong.",
  );
  expect(named.map(({ required }) => required)).toEqual([true, false, false]);
});

test.each([
  ["Mobile: leave out the prefix and the leading 0", true],
  ["Mobile and e-mail: please check", false],
  ["Something is missing", false],
])("a complaint about the number alone: %s", (words, expected) => {
  const fields = [
    { role: "phone", label: "Mobile", value: "0871234567" },
    { role: "email", label: "E-mail", value: "ada@example.com" },
    { role: "company", label: "Company", value: "" },
  ] as const;
  expect(namesPhone(fields, words)).toBe(expected);
});
