import { expect, test } from "vitest";
import { namedValues, namesExtra } from "./named-values.ts";

const slots = ["De 10:00 a 12:00", "De 12:00 a 14:00", "De 18:00 a 20:00"];
const afternoon = ["10:00 AM – 12:00 PM", "2:00 PM – 4:00 PM"];

test.each([
  ["el sábado 5 de diciembre entre las 10 y las 12", slots, "De 10:00 a 12:00"],
  ["zwischen 18 und 20 Uhr", slots, "De 18:00 a 20:00"],
  ["between 2 and 4 pm", afternoon, "2:00 PM – 4:00 PM"],
  ["at 12:00", slots, "De 12:00 a 14:00"],
  ["10 to 12 May. We arrive between 12:00 and 14:00", slots, "De 12:00 a 14:00"],
  ["deliver it between 18:00 and 20:00, not at 10", slots, "De 18:00 a 20:00"],
  ["from 14:00 to 18:00", slots, undefined],
  ["between 10 and 14", slots, undefined],
  ["10 of the 12 inch ones", ["10:00", "12:00"], undefined],
])("%j names the time %#", (request, values, named) => {
  expect([...namedValues({ name: "", values }, request)]).toEqual(named ? [named] : []);
});

const breakfast = "Frühstücksbuffet, 14,00 € pro Person und Tag";

test.each([
  ["Zwei Nächte für zwei Personen, Flex-Tarif mit Frühstück, ohne Stellplatz", breakfast, true],
  ["Zwei Nächte für zwei Personen, mit Frühstück", "Tiefgaragenplatz, 12,00 € pro Nacht", false],
  ["Flex-Tarif ohne Frühstück", breakfast, false],
  ["met regenhuif, zonder kinderzitje", "Kinderzitje (+ € 5,00 per dag)", false],
  ["met regenhuif, zonder kinderzitje", "Regenhuif (+ € 4,00 per dag)", true],
])("%j, of the extra %j: %s", (request, extra, isNamed) => {
  expect(namesExtra(extra, request)).toBe(isNamed);
});

test("a value whose words stand apart has its number in words as well", () => {
  const values = [
    "Relaxation Massage",
    "Deep Tissue Massage, 1 hour",
    "Deep Tissue Massage, 1 hour 30 minutes",
    "Hot Stone Massage",
  ];
  const item = { name: "Item", values };
  expect([...namedValues(item, "A one hour deep tissue massage with Maria")]).toEqual([values[1]]);
  expect([...namedValues(item, "a deep tissue massage")]).toEqual([]);
});

test.each([
  ["on Thursday at 2 pm", ["2:00pm"]],
  ["on Thursday at 2pm", ["2:00pm"]],
  ["on Thursday at 3.30 p.m.", ["3:30pm"]],
  ["twice, 2 a day", []],
])("%j names of the hours %j", (request, named) => {
  const values = ["10:00am", "2:00pm", "3:30pm", "5:00pm"];
  expect([...namedValues({ name: "Time", values }, request)]).toEqual(named);
});

test("a name behind with is that of the only one who is called so", () => {
  const values = ["Any available", "Maria Lopez", "Ben Ho"];
  expect([...namedValues({ name: "Calendar", values }, "a massage with Maria on Monday")]).toEqual([
    "Maria Lopez",
  ]);
  expect([...namedValues({ name: "Calendar", values }, "a massage for Maria")]).toEqual([]);
});
