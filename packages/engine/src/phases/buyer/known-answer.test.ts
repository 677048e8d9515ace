import { expect, test } from "vitest";
import type { Field } from "../../page/fields/read-fields.ts";
import { fieldOfDay } from "./known-answer.ts";

const day = {
  role: "unknown",
  control: "text",
  name: "day",
  label: "Delivery date",
  value: "",
  placeholder: "",
  enabled: true,
};
const found = (request: string, ...fields: object[]) =>
  fieldOfDay({ order: { request } } as never, fields as Field[]);

test("the only empty field for a day is found where the request names one", () => {
  expect(found("A teapot on 9 December", day, { ...day, name: "city" })).toBe(day);
  expect(found("A teapot", day)).toBeUndefined();
  expect(found("A teapot on 9 December", day, { ...day, name: "return_date" })).toBeUndefined();
  expect(found("A teapot on 9 December", { ...day, value: "2026-12-09" })).toBeUndefined();
  expect(found("A teapot on 9 December", { ...day, role: "dateOfBirth" })).toBeUndefined();
});
