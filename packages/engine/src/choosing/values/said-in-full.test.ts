import { expect, test } from "vitest";
import { matchRequest } from "../match-request.ts";

test.each([
  ["a bottle in a wooden box", ["Bottle", "Bottle in wooden box (+8 €)"], "Bottle in wooden box (+8 €)"],
  ["a bottle, please", ["Bottle", "Bottle in wooden box (+8 €)"], "Bottle"],
  ["both printed and digital", ["Print", "Digital", "Print + Digital"], "Print + Digital"],
  ["digital", ["Print", "Digital", "Print + Digital"], "Digital"],
  ["a bottle, no box", ["Bottle", "Bottle and box"], "Bottle"],
])("%s, of %j, means %s", (request, values, meant) => {
  const offer = { title: "Port", options: [{ name: "Kind", values }], variants: [] };
  expect(matchRequest(offer, request).named.get("Kind")?.[0]).toBe(meant);
});
