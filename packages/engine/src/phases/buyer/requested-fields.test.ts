import { expect, test } from "vitest";
import type { Field } from "../../page/fields/read-fields.ts";
import { requestedFields } from "./requested-fields.ts";

const note = { role: "orderNote", control: "textarea", label: "Anything else?" } as Field;
const gift = { role: "giftMessage", control: "textarea", label: "Gift message" } as Field;

function writtenIn(fields: Field[], request: string, unmatched?: string[]): (string | undefined)[] {
  const found = requestedFields({ order: { request }, unmatched } as never, fields);
  return fields.map((field) => found.get(field)?.value);
}

test("a note goes into the only field for one, whatever that is called", () => {
  expect(writtenIn([note], 'Two mugs. Order comments: "Back door"')).toEqual(["Back door"]);
  expect(writtenIn([note, { ...note }], 'Two mugs. Order comments: "Back door"')).toEqual([
    undefined,
    undefined,
  ]);
  expect(writtenIn([note, gift], 'Two mugs. Gift message: "For Ada"')).toEqual([undefined, "For Ada"]);
});

test("the only text in quotation marks that names nothing of the goods is a note", () => {
  const request = 'Two mugs; tell the courier "Ring the side bell".';
  expect(writtenIn([note], request, ["courier", "side bell"])).toEqual(["Ring the side bell"]);
  expect(writtenIn([note], 'Two of the "Nordsee" mugs', ["mugs"])).toEqual([undefined]);
  expect(writtenIn([note], 'Two mugs with "Ring the side bell"')).toEqual([undefined]);
});

test("a text that was written beside the product is no note as well", () => {
  const order = { request: 'A bouquet, message card: "Happy birthday"' };
  const visit = { order, textsOfGoods: ["Happy birthday"] } as never;
  expect(requestedFields(visit, [note]).size).toBe(0);
});
