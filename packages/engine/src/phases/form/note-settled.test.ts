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
