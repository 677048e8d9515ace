import { expect, test } from "vitest";
import { matchRequest } from "../match-request.ts";

const colours = ["Blue", "Black", "Green", "White"];

test.each([
  ["one cover, to go on my blue sofa", undefined],
  ["for his old blue chair", undefined],
  ["a cover for Mrs Black", undefined],
  ["with the name Scarlett Green", undefined],
  ["for my wife, in blue", "Blue"],
  ["my cover in blue", "Blue"],
  ["Blue, for my white kitchen", "Blue"],
  ["my favourite colour, green", "Green"],
  ["für mein weißes Sofa", undefined],
])("%s means %s", (request, meant) => {
  const offer = { title: "Cushion cover", options: [{ name: "Colour", values: colours }], variants: [] };
  expect(matchRequest(offer, request).named.get("Colour")?.[0]).toBe(meant);
});

test("the number of a house is no value", () => {
  const options = [{ name: "Box", values: ["Box of 12", "Box of 24"] }];
  const { named } = matchRequest(
    { title: "Truffles", options, variants: [] },
    "a box, for the Reeds at number 24",
  );
  expect(named).toEqual(new Map());
});
