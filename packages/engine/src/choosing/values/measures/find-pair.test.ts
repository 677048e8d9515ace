import { expect, test } from "vitest";
import { matchRequest } from "../../match-request.ts";

const prints = ["20 x 30 cm", "40 x 60 cm", "60 x 40 cm"];

test.each([
  ["one print, 40 by 60", prints, "40 x 60 cm"],
  ["40 cm by 60 cm", prints, "40 x 60 cm"],
  ["40 mal 60", prints, "40 x 60 cm"],
  ["30 by 60", prints, undefined],
  ["not 40 by 60", prints, undefined],
  ["the 180 cm wide one", ["140 x 200 cm", "180 x 200 cm"], "180 x 200 cm"],
])("%s, of %j, means %s", (request, values, meant) => {
  const offer = { title: "Anything", options: [{ name: "Format", values }], variants: [] };
  expect(matchRequest(offer, request).named.get("Format")?.[0]).toBe(meant);
});
