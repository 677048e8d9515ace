import { expect, test } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { Visit } from "../../visit.ts";
import { isAskedBox, noteAskedBoxes } from "./asked-box.ts";

const box = (label: string, given: Partial<Field> = {}) =>
  ({ control: "checkbox", role: "unknown", label, enabled: true, required: false, ...given }) as Field;
const aid = box("Yes, I am a UK taxpayer and would like the trust to claim Gift Aid on this donation");
const news = box("Keep me updated by email");

test.each([
  [["Gift Aid"], [aid, news], [aid]],
  [["Gift"], [aid, news], []],
  [["Gift Aid"], [aid, box("More about Gift Aid", { required: true })], [aid]],
  [["Gift Aid"], [aid, box("Claim Gift Aid on past gifts")], []],
  [["Gift Aid"], [box("I do not want to claim Gift Aid")], []],
  [["Gift Aid"], [box(aid.label, { role: "newsletter" })], []],
])(
  "words of the request that no choice has had, %j, ask for the only box that says them",
  (words, fields, asked) => {
    const visit = { unmatched: words, order: {} } as unknown as Visit;
    noteAskedBoxes(visit, fields);
    expect(fields.filter((field) => isAskedBox(visit, field))).toEqual(asked);
    expect(visit.unmatched).toEqual(asked.length > 0 ? [] : words);
  },
);

const stay =
  'The Garden Twin with bed and breakfast, with a parking space, no cot. Special request: "a quiet room at the back"';

test.each([
  [stay, "Parking space (£9.00 per night)", true],
  [stay, "Bring a dog (£15.00 per night)", false],
  [stay, "Travel cot (free)", false],
  [stay, "Breakfast hamper (£12.00)", false],
  ["gift-wrapped please, by standard shipping", "Add gift wrapping (+$4.00)", true],
  ["gift-wrapped please, by standard shipping", "Carbon neutral shipping (+$2.00)", false],
  ["ein Stück, mit Montage vor Ort", "Montage vor Ort, 49,00 €", true],
  ["ein Stück, ohne Montage vor Ort", "Montage vor Ort, 49,00 €", false],
  ["one piece, with no signature", "No signature needed", false],
  [undefined, "Parking space", false],
])("a request that says all the words of a box asks for it: %j, %j", (request, label, isAsked) => {
  const visit = { order: { request } } as Visit;
  noteAskedBoxes(visit, [box(label)]);
  expect(isAskedBox(visit, box(label))).toBe(isAsked);
});
