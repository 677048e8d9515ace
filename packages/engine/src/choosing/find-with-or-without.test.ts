import { expect, test } from "vitest";
import { matchRequest } from "./match-request.ts";

const engraving = ["No engraving", "Engraving (+ €8.00)"];
const wrapping = ["Without gift wrapping", "With gift wrapping"];

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
