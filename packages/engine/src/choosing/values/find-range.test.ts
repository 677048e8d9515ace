import { expect, test } from "vitest";
import { matchRequest } from "../match-request.ts";

const cakes = ["6–8 people ($48.00)", "10–12 people ($68.00)", "16–20 people ($92.00)"];

test.each([
  ["chocolate sponge for 12 people", cakes, "10–12 people ($68.00)"],
  ["for twelve people", cakes, "10–12 people ($68.00)"],
  ["for 14 people", cakes, undefined],
  ["to 12 Mill Lane", cakes, undefined],
  ["for 8 people", ["6–8 people", "8–10 people"], undefined],
])("%s, of %j, means %s", (request, values, meant) => {
  const offer = { title: "Celebration Cake", options: [{ name: "Size", values }], variants: [] };
  expect(matchRequest(offer, request).named.get("Size")?.[0]).toBe(meant);
});
