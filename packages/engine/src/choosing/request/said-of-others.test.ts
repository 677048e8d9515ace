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
  ["one cover. It's to go with a green chair", undefined],
  ["one cover in white, to go with a green chair", "White"],
  ["A white cover. Our cat is black, if that matters.", "White"],
  ["A cover. My favourite is the green one.", "Green"],
  ["one cover, to 14 Green Lane", undefined],
  ["for my friend Green", undefined],
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

test.each([
  ["size 38, for my sister who turns 40", "38"],
  ["38, and a receipt to 40 Krakowska Street", "38"],
])("an age and an address are no size: %s", (request, meant) => {
  const options = [{ name: "Size", values: ["38", "39", "40"] }];
  expect(matchRequest({ title: "Slippers", options, variants: [] }, request).named.get("Size")).toEqual([
    meant,
  ]);
});
