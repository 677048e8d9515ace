import { expect, it } from "vitest";
import { noteSettled } from "./note-settled.ts";

it("leaves open what the chosen delivery does not say", () => {
  const visit = { unmatched: ["Lieferung bis zum Aufstellort", "Zahlung per Vorkasse"] };
  noteSettled(visit, "Lieferung bis zum Aufstellort (99,00 €)");
  expect(visit.unmatched).toEqual(["Zahlung per Vorkasse"]);
});

it("leaves a number open, though the delivery's name has it", () => {
  const visit = { unmatched: ["3"] };
  noteSettled(visit, "DHL Standard (3 Werktage)");
  expect(visit.unmatched).toEqual(["3"]);
});

it.each([
  ["kurierem DPD", "Kurier DPD – 14,99 zł"],
  ["Entrega estándar", "Entrega estándar a domicilio"],
  ["Entrega econômica", "Econômica R$ 19,90"],
  ["Thuisbezorgd door PostNL", "PostNL thuisbezorgd (€ 4,95)"],
  ["domicilio por Correo Argentino", "Correo Argentino - Envío a domicilio"],
  ["collected", "Local pickup"],
  ["I pick it up", "Collection from our shop, free"],
  ["picked", "Local pickup Free"],
  ["PPL na adresu", "PPL – doručení na adresu79 Kč"],
])("takes %s for settled by %s", (words, chosen) => {
  const visit = { unmatched: [words] };
  noteSettled(visit, chosen);
  expect(visit.unmatched).toEqual([]);
});

it.each([
  ["Express", "DHL Standard"],
  ["Lieferung bis zum Aufstellort", "Lieferung bis Bordsteinkante"],
  ["GLS", "Kurier DPD"],
  ["collected", "Flat rate $5.00"],
  ["collected in Leeds", "Local pickup"],
  ["picked", "Flat rate $5.00"],
])("takes %s for open beside %s", (words, chosen) => {
  const visit = { unmatched: [words] };
  noteSettled(visit, chosen);
  expect(visit.unmatched).toEqual([words]);
});

it.each([
  ["12月5日", "2026/12/05(土)", []],
  ["12月6日", "2026/12/05(土)", ["12月6日"]],
  ["on 5 December", "Saturday, December 5", []],
  ["einem Samstag", "Liefertag Samstag, 05.12.2026", []],
  ["einem Sonntag", "Liefertag Samstag, 05.12.2026", ["einem Sonntag"]],
  ["土曜日", "2026/12/05(土)", []],
])("takes the day %s for settled by %s, or leaves it open", (words, chosen, left) => {
  const visit = { unmatched: [words] };
  noteSettled(visit, chosen);
  expect(visit.unmatched).toEqual(left);
});
