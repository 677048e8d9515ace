import { expect, test } from "vitest";
import { matchRequest } from "../match-request.ts";

const shades = ["110 Ivory", "220 Sand", "330 Honey"];

test.each([
  ["two of the 220", shades, "220 Sand"],
  ["the 220, please", shades, "220 Sand"],
  ["the 220 g tin", shades, undefined],
  ["to 220 Mill Lane", shades, undefined],
  ["the tan boots in a UK 6 please", ["UK 5 / EU 38", "UK 6 / EU 39"], "UK 6 / EU 39"],
])("%s, of %j, means %s", (request, values, meant) => {
  const offer = { title: "Foundation", options: [{ name: "Shade", values }], variants: [] };
  expect(matchRequest(offer, request).named.get("Shade")?.[0]).toBe(meant);
});
