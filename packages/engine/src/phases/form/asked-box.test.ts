import { expect, test } from "vitest";
import type { Field } from "../../page/fields/read-fields.ts";
import type { Visit } from "../visit.ts";
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
    const visit: Pick<Visit, "unmatched" | "askedBoxes"> = { unmatched: words };
    noteAskedBoxes(visit, fields);
    expect(fields.filter((field) => isAskedBox(visit, field))).toEqual(asked);
    expect(visit.unmatched).toEqual(asked.length > 0 ? [] : words);
  },
);
