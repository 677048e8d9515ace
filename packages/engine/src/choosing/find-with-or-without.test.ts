import { expect, test } from "vitest";
import { matchRequest } from "./match-request.ts";
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

test.each([
  ["engraved with J.R. 2026", engraving, "Engraving (+ €8.00)"],
  ["please don't engrave it, no engraving", engraving, "No engraving"],
  ["in blue", engraving, undefined],
  ["gift wrapped, please", wrapping, "With gift wrapping"],
  ["ohne Gravur", ["Keine Gravur", "Mit Gravur"], "Keine Gravur"],
])("%s, of %j, means %s", (request, values, meant) => {
  const offer = { title: "Pocket Knife", options: [{ name: "Extras", values }], variants: [] };
  expect(matchRequest(offer, request).named.get("Extras")?.[0]).toBe(meant);
});
