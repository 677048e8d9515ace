import { expect, test } from "vitest";
import type { Field } from "../../page/fields/read-fields.ts";
import { fieldKey } from "./asking/ask-for-fields.ts";
import { takeRequested } from "./take-requested.ts";

const note = {
  role: "orderNote",
  control: "textarea",
  label: "Your remark",
  name: "remark",
  enabled: true,
  value: "",
  form: 1,
  sentBy: "Place order",
} as Field;
const payment = {
  ...note,
  role: "paymentMethod",
  control: "radio",
  form: 0,
  sentBy: "",
  value: "invoice",
} as Field;
const visit = { order: { request: 'Two mugs. Order comments: "Back door"' } } as never;

test("a note alone in the form of the order's button is written, and again if the page has lost it, but not forever", () => {
  const work = { details: new Map<string, string>(), tries: new Map<string, number>() };
  expect(takeRequested(visit, work, [payment, note])).toEqual([note]);
  expect(takeRequested(visit, work, [payment, note])).toEqual([note]);
  expect(takeRequested(visit, work, [payment, { ...note, value: "Back door" }])).toEqual([]);
  work.tries.set(`detail ${fieldKey(note)}`, 3);
  expect(takeRequested(visit, work, [payment, note])).toEqual([]);
});

test("a note of another form is left", () => {
  const work = { details: new Map<string, string>(), tries: new Map<string, number>() };
  expect(takeRequested(visit, work, [payment, { ...note, sentBy: "Post comment" }])).toEqual([]);
});
