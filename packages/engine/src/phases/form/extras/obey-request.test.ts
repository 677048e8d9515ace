import { expect, test } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { isRefused, namedInstead } from "./obey-request.ts";

function preset(label: string, titles: readonly string[], given: Partial<Field> = {}): Field {
  const choices = titles.map((title) => ({ value: title, title, enabled: true }));
  return {
    role: "unknown",
    control: "radio",
    enabled: true,
    label,
    value: titles[0],
    choices,
    ...given,
  } as Field;
}

const substitutes = ["Sustituir por algo similar", "Llamadme", "No sustituir"];

test.each([
  ["Cuatro mallas, sin sustituciones", preset("Si no queda", substitutes), "No sustituir"],
  [
    "Two bags, leave it at my door",
    preset("Drop-off", ["Hand it to me", "Leave it at my door"]),
    "Leave it at my door",
  ],
  ["Two bags", preset("Drop-off", ["Hand it to me", "Leave it at my door"]), undefined],
  ["Cuatro mallas", preset("Si no queda", substitutes), undefined],
  ["Two tickets for Saturday 5 December", preset("Add a donation?", ["No thanks", "£2", "£5"]), undefined],
  [
    "Two tickets for Saturday 5 December, 10 am",
    preset("Add a donation?", ["No thanks", "£5", "£10"]),
    undefined,
  ],
  ["Two tickets and a donation of £5", preset("Add a donation?", ["No thanks", "£2", "£5"]), "£5"],
  ["no onions", preset("Salsa", ["Hot", "Mild", "No salsa"]), undefined],
  ["leave it at my door", preset("Drop-off", ["Leave it at my door", "Meet me"]), undefined],
  [
    "leave it at my door",
    preset("Drop-off", ["Meet me", "Leave it at my door"], { role: "shippingMethod" }),
    undefined,
  ],
  [
    "leave it at my door",
    preset("Drop-off", ["Meet me", "Leave it at my door"], { value: "" }),
    "Leave it at my door",
  ],
])("%j: of %o, what is taken in place of what the shop has preset: %s", (request, field, title) => {
  expect(namedInstead(field, request)?.title).toBe(title);
});

test.each([
  ["No utensils or napkins", "Include utensils and napkins", true],
  ["ohne Besteck bitte", "Besteck beilegen", true],
  ["Don't add anything for the fees", "I'll add £1.60 to cover the transaction fees", true],
  ["Don't wait, but cover the fees", "I'll add £1.60 to cover the transaction fees", false],
  ["15% tip, no utensils", "Tip your driver", false],
  ["with utensils", "Include utensils and napkins", false],
])("%j says whether %j is refused", (request, words, isSaid) => {
  expect(isRefused(words, request)).toBe(isSaid);
});
