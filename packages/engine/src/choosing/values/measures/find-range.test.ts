import { expect, test } from "vitest";
import { matchRequest } from "../../match-request.ts";

const cakes = ["6–8 people ($48.00)", "10–12 people ($68.00)", "16–20 people ($92.00)"];

test.each([
  ["chocolate sponge for 12 people", cakes, "10–12 people ($68.00)"],
  ["for twelve people", cakes, "10–12 people ($68.00)"],
  ["for 14 people", cakes, undefined],
  ["to 12 Mill Lane", cakes, undefined],
  ["for 8 people", ["6–8 people", "8–10 people"], undefined],
  ["a box for our family of five", ["1-2 people", "4-5 people"], "4-5 people"],
  ["58 cm around the chest", ["S (40–52 cm)", "M (52–66 cm)"], "M (52–66 cm)"],
  ["I take a size 40", ["36–38", "39–41", "42–45"], "39–41"],
  ["I am 40", ["36–38", "39–41", "42–45"], undefined],
])("%s, of %j, means %s", (request, values, meant) => {
  const offer = { title: "Celebration Cake", options: [{ name: "Size", values }], variants: [] };
  expect(matchRequest(offer, request).named.get("Size")?.[0]).toBe(meant);
});
