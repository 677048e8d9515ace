import { describe, expect, it } from "vitest";
import type { Offer } from "./offer.ts";
import { splitCombinations } from "./split-combinations.ts";

function offerOf(...values: string[]): Offer {
  const variants = values.map((value) => ({
    id: value,
    values: [value],
    price: undefined,
    isAvailable: true,
  }));
  return { title: "T-shirt", options: [{ name: "Variants", values }], variants };
}

describe("a list of whole combinations", () => {
  it("that names its parts is an option for each of them", () => {
    const parted = splitCombinations(
      offerOf("Size: S, Colour: Blue", "Size: S, Colour: Black", "Size: M, Colour: Blue"),
    );

    expect(parted?.isNamed).toBe(true);
    expect(parted?.offer.options).toEqual([
      { name: "Size", values: ["S", "M"] },
      { name: "Colour", values: ["Blue", "Black"] },
    ]);
    expect(parted?.offer.variants.map(({ id, values }) => [id, values.join()])).toContainEqual([
      "Size: M, Colour: Blue",
      "M,Blue",
    ]);
  });

  it("has the price behind each of them in none of its parts", () => {
    const parted = splitCombinations(
      offerOf("Black / S - $70.00", "Black / M - $70.00", "Navy / S - $70.00", "Navy / M - $75.00"),
    );
    expect(parted?.offer.options.map(({ values }) => values)).toEqual([
      ["Black", "Navy"],
      ["S", "M"],
    ]);
  });

  it("is none where its second part is a price", () => {
    expect(splitCombinations(offerOf("25 bulbs - € 8,95", "50 bulbs - € 15,95"))).toBeUndefined();
  });

  it.each([
    ["S / Blue", "M / Blue"],
    ["S - Blue", "M - Blue"],
    ["S, Blue", "M, Blue"],
  ])("without names (%s) has its parts numbered", (first, second) => {
    expect(splitCombinations(offerOf(first, second))).toMatchObject({ isNamed: false });
    expect(splitCombinations(offerOf(first, second))?.offer.options).toEqual([
      { name: "Variants 1", values: ["S", "M"] },
      { name: "Variants 2", values: ["Blue"] },
    ]);
  });

  it.each([
    ["Blue", "Black"],
    ["Blue", "Blue - with logo"],
    ["Size: S, Colour: Blue", "Size: M, Finish: Oil"],
    ["1,5 l", "2,0 l"],
    ["T-shirt", "Tank-top"],
  ])("is none: %s", (...values) => {
    expect(splitCombinations(offerOf(...values))).toBeUndefined();
  });

  it("is none beside another option", () => {
    const offer = offerOf("S / Blue", "M / Blue");
    expect(
      splitCombinations({ ...offer, options: [...offer.options, { name: "Print", values: ["Yes"] }] }),
    ).toBeUndefined();
  });
});
