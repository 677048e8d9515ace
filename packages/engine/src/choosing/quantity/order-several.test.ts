import { describe, expect, it } from "vitest";
import { matchRequest } from "../match-request.ts";
import type { Offer } from "../offer.ts";
import { countedAmong, severalGoods, severalVariants, withCounts } from "./order-several.ts";

const titles = ["Adult", "Child", "Booklet"];
const offer: Offer = {
  title: "The Snow Queen",
  options: [
    { name: "Row", values: ["Stalls", "Circle"] },
    { name: "Item", values: titles, isGoods: true, isTogether: true },
  ],
  variants: ["Stalls", "Circle"].flatMap((row) =>
    titles.map((title, at) => ({
      id: `${row} ${title}`,
      values: [row, title],
      price: ["22.00", "10.50", "6.00"][at],
      isAvailable: row === "Stalls" || title !== "Child",
    })),
  ),
};

it("several goods are one choice, with their prices together", () => {
  const counted = withCounts(
    offer,
    new Map([
      ["Adult", 2],
      ["Child", 1],
    ]),
  );
  expect(counted.variants).toEqual([
    {
      id: "Stalls\n2 × Adult, 1 × Child",
      values: ["Stalls", "2 × Adult, 1 × Child"],
      price: "54.50",
      isAvailable: true,
    },
    {
      id: "Circle\n2 × Adult, 1 × Child",
      values: ["Circle", "2 × Adult, 1 × Child"],
      price: "54.50",
      isAvailable: false,
    },
  ]);
  expect(matchRequest(counted, "two adults and a child in the circle")).toMatchObject({
    quantity: 1,
    isQuantityNamed: true,
    unmatched: [],
    named: new Map([["Row", ["Circle"]]]),
  });
});

it("one of them, or none, needs no numbers of each", () => {
  expect(severalGoods(offer, "two adults")).toBeUndefined();
  expect(severalGoods(offer, "the booklet")).toBeUndefined();
  expect(severalGoods(offer, "two adults and one dog")).toMatchObject({ isClear: false });
});

it("adults are those who pay the full price, and are counted by area", () => {
  const areas = ["Stalls", "Dress Circle"];
  const all = areas.flatMap((area) =>
    ["Full price", "Concession (over 65)", "Child (under 16)"].map((kind) => `${area} / ${kind}`),
  );
  expect(countedAmong(all, "Two adults and one child in the stalls")).toMatchObject({
    isClear: true,
    counts: new Map([
      ["Stalls / Full price", 2],
      ["Stalls / Child (under 16)", 1],
    ]),
  });
});

it("a word of the product's name is no shade of a colour", () => {
  const vests = ["M", "L", "XL"].flatMap((size) => [`${size} / Yellow`, `${size} / Orange`]);
  const request = "Yellow hi-vis vests for our crew: 4 in M, 6 in L and 2 in XL";
  expect(countedAmong(vests, request, "Hi-Vis Vest, EN ISO 20471 Class 2")).toMatchObject({
    isClear: true,
    counts: new Map([
      ["M / Yellow", 4],
      ["L / Yellow", 6],
      ["XL / Yellow", 2],
    ]),
  });
});

describe("variants of one product", () => {
  const sizes = ["XS", "S", "M", "L", "XL"];
  const colours = ["Black", "Charcoal", "Berry"];
  const layer: Offer = {
    title: "Women's Merino Base Layer",
    options: [
      { name: "Size", values: sizes },
      { name: "Color", values: colours },
    ],
    variants: sizes.flatMap((size) =>
      colours.map((colour) => ({
        id: `${size} ${colour}`,
        values: [size, colour],
        price: "64.00",
        isAvailable: true,
      })),
    ),
  };

  it.each([
    [
      "The women's merino base layer in charcoal: one in S and two in M. Regular ground shipping, I'll pay by credit card.",
      "1 × S / Charcoal, 2 × M / Charcoal",
    ],
    ["three in S black and two in M berry please", "3 × S / Black, 2 × M / Berry"],
    ["2x black M, 1x charcoal L", "2 × M / Black, 1 × L / Charcoal"],
    ["Zwei in M und eine in L, in Black", "2 × M / Black, 1 × L / Black"],
  ])("%s", (request, label) => {
    const offer = severalVariants(layer, request);
    expect(offer?.variants.map(({ values }) => values)).toEqual([[label]]);
    expect(matchRequest(offer ?? layer, request)).toMatchObject({
      quantity: 1,
      isQuantityNamed: true,
      unmatchedOfGoods: [],
    });
  });

  it.each([
    "two in M, charcoal",
    "one in S, or one in M if S is sold out, black",
    "one in S and two in M",
    "one for me in S and something for my 2 kids, black",
    "black or charcoal, one in M",
  ])("not several: %s", (request) => {
    expect(severalVariants(layer, request)).toBeUndefined();
  });

  it("an option that is not named has the page's value", () => {
    const offer = severalVariants(
      { ...layer, presets: new Map([["Color", "Black"]]) },
      "one in S and two in M",
    );
    expect(offer?.variants).toMatchObject([{ values: ["1 × S / Black, 2 × M / Black"], price: "192.00" }]);
  });
});

it("rows of a table are counted by their first cell, where the others only get in the way", () => {
  const tins = ["1 litre, Covers 12 m²", "2.5 litres, Covers 30 m²", "5 litres, Covers 60 m²"];
  const counted = countedAmong(tins, "Chalk Matt: two 2.5 litre tins and one 5 litre", "Chalk Matt Emulsion");

  expect(counted?.isClear).toBe(true);
  expect([...(counted?.counts ?? [])]).toEqual([
    ["2.5 litres, Covers 30 m²", 2],
    ["5 litres, Covers 60 m²", 1],
  ]);
});
