import { expect, it } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { knownFor } from "./answer-payment-page.ts";

const field = (role: string, more: object = {}) =>
  ({
    role,
    control: "text",
    enabled: true,
    required: false,
    score: 1,
    value: "",
    label: "",
    placeholder: "",
    ...more,
  }) as Field;
const codes = field("phoneCountry", {
  control: "select",
  value: "34",
  choices: ["34", "351"].map((value) => ({ value, title: `+${value}`, enabled: true })),
});
const buyer = { phone: "+351912345678", country_code: "PT", email: "ana@example.com" };

it("a number is written without the code that a list beside it holds, though that list is never empty", () => {
  const given = knownFor([codes, field("phone"), field("email", { value: "a@example.com" })], buyer);
  expect(given.map(({ field: { role }, value }) => [role, value])).toEqual([
    ["phoneCountry", "351"],
    ["phone", "912345678"],
  ]);
});

it.each([
  ["What is the name of your first pet?", []],
  ["First name", ["Ana"]],
])("%j is given %j", (label, values) => {
  const given = knownFor([field("firstName", { label })], { first_name: "Ana" });
  expect(given.map(({ value }) => value)).toEqual(values);
});
