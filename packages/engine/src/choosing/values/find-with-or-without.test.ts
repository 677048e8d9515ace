import { expect, test } from "vitest";
import { matchRequest } from "../match-request.ts";
import { namedValues } from "./named-values.ts";

const engraving = ["No engraving", "Engraving (+ €8.00)"];
const wrapping = ["Without gift wrapping", "With gift wrapping"];

test.each([
  ["gift wrapped, with a card", "Add gift wrapping (+$5.00)", true],
  ["not gift wrapped", "Add gift wrapping (+$5.00)", false],
  ["it is a gift", "Add gift wrapping (+$5.00)", false],
  ["mit Blumenstrauß", "Grußkarte", false],
])("%s, where %s is offered: %s", (request, value, isMeant) => {
  expect(namedValues({ name: "extra", values: [value] }, request).has(value)).toBe(isMeant);
});

test.each<[string, string[], string | undefined, string?]>([
  ["engraved with J.R. 2026", engraving, "Engraving (+ €8.00)"],
  ["please don't engrave it, no engraving", engraving, "No engraving"],
  ["in blue", engraving, undefined],
  ["gift wrapped, please", wrapping, "With gift wrapping"],
  ["leave out the shipping protection", ["Yes", "No"], "No", "Shipping protection +$3.95"],
  ["with shipping protection", ["Yes", "No"], "Yes", "Shipping protection +$3.95"],
  ["in blue", ["Yes", "No"], undefined, "Shipping protection +$3.95"],
  ["ohne Gravur", ["Keine Gravur", "Mit Gravur"], "Keine Gravur"],
])("%s, of %j, means %s", (request, values, meant, name = "Extras") => {
  const offer = { title: "Pocket Knife", options: [{ name, values }], variants: [] };
  expect(matchRequest(offer, request).named.get(name)?.[0]).toBe(meant);
});
