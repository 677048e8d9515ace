import { expect, it } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { agreedIn } from "./page-says.ts";

const total = { amount: "80.00", currency: "USD" };
const list = (label: string, titles: readonly string[], more: Partial<Field> = {}) =>
  ({
    role: "unknown",
    control: "select",
    value: titles[0],
    label,
    required: false,
    native: undefined,
    choices: titles.map((title) => ({ value: title, title, enabled: true, selector: "" })),
    ...more,
  }) as Field;

it.each([
  ["Cover", ["Gold cover (in the price)", "None"]],
  ["Verpackung", ["Geschenkbox", "Keine"]],
])("what a list has chosen that offers a no as well is told: %s", (label, titles) => {
  expect(agreedIn([list(label, titles)], total)).toEqual([`${label}: ${titles[0]}`]);
});

it.each<[string, Field]>([
  ["the no itself", list("Cover", ["None", "Gold cover"])],
  ["a list without a no", list("Colour of the box", ["Red", "Blue"])],
  ["a list that is known", list("Country", ["Norway", "None"], { role: "country" })],
  ["an open list", list("Cover", ["Gold", "None"], { value: "" })],
])("%s is not", (_which, field) => {
  expect(agreedIn([field], total)).toEqual([]);
});

const box = (label: string, more: Partial<Field> = {}) =>
  list(label, [], { control: "checkbox", role: "terms", value: "on", required: true, ...more });

it.each([
  "I agree to the terms of sale and start my free Oak Club trial",
  "Ich akzeptiere die AGB und werde Mitglied",
  "I accept the terms and allow the shop to debit further amounts",
])("what a box agrees to beside the terms is told: %s", (label) => {
  expect(agreedIn([box(label, { value: "" })], total)).toEqual([label]);
});

it.each([
  [box("I agree to the terms of sale and the privacy policy")],
  [box("Join the club", { value: "", required: false })],
])("the terms alone are not, nor a box that is left empty", (field) => {
  expect(agreedIn([field], total)).toEqual([]);
});
