import { expect, it } from "vitest";
import { matchRequest } from "../match-request.ts";
import type { Offer } from "../offer.ts";
import { countedAmong, severalGoods, withCounts } from "./order-several.ts";

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
