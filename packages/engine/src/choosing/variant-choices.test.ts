import { expect, it } from "vitest";
import type { Offer } from "./offer.ts";
import { findAnsweredVariant, variantChoices } from "./variant-choices.ts";

const offer: Offer = {
  title: "Tee",
  options: [
    { name: "Color", values: ["Slate", "Rust", "Moss"] },
    { name: "Size", values: ["L", "XL"] },
  ],
  variants: [
    { id: "1", values: ["Slate", "L"], price: "32.00", isAvailable: true },
    { id: "2", values: ["Slate", "XL"], price: "32.00", isAvailable: true },
    { id: "3", values: ["Rust", "L"], price: "32.00", isAvailable: true },
    { id: "4", values: ["Moss", "L"], price: "32.00", isAvailable: false },
  ],
};

it("offers only values of combinations that exist and are in stock", () => {
  expect(titles(new Map())).toEqual({ Color: ["Slate", "Rust"], Size: ["L", "XL"] });
});

it("leaves a single choice where the request settles the value, and narrows the others to it", () => {
  expect(titles(new Map([["Color", "Rust"]]))).toEqual({ Color: ["Rust"], Size: ["L"] });
});

it("finds the variant by option name, never a combination that cannot be had", () => {
  expect(findAnsweredVariant(offer, { Size: "XL", Color: "Slate" })?.id).toBe("2");
  expect(findAnsweredVariant(offer, { Size: "XL", Color: "Rust" })).toBeUndefined();
  expect(findAnsweredVariant(offer, { Size: "L", Color: "Moss" })).toBeUndefined();
  expect(findAnsweredVariant(offer, { Color: "Slate" })).toBeUndefined();
});

function titles(wanted: Map<string, string>): Record<string, string[]> {
  const choices = [...variantChoices(offer, wanted)];
  return Object.fromEntries(choices.map(([name, values]) => [name, values.map(({ title }) => title)]));
}
