import type { AnswerValues, Question } from "@cartwright/contract";
import { expect, it } from "vitest";
import type { Offer } from "../../choosing/offer.ts";
import type { Tried } from "../../shops/shop.ts";
import type { Visit } from "../visit.ts";
import { settleOffer } from "./settle-variant.ts";

const wardrobe: Offer = {
  title: "Wardrobe",
  options: [{ name: "Wood", values: ["Oak", "Pine"] }],
  variants: ["Oak", "Pine"].map((value) => ({ id: value, values: [value], isAvailable: true })),
} as unknown as Offer;

it("keeps for the payment what the answer about the variant cannot settle", async () => {
  const asked: Question[] = [];
  const ask = (question: Question): Promise<AnswerValues> => {
    asked.push(question);
    return Promise.resolve({ Wood: "Oak" });
  };
  const visit = {
    order: { url: "https://shop.example/wardrobe", request: "in walnut, with upstairs carrying" },
    host: { ask },
  } as unknown as Visit;
  const { variant } = await settleOffer(visit, { preselectedVariantId: undefined }, wardrobe);
  expect(variant.values).toEqual(["Oak"]);
  expect(asked[0]?.message).toContain("upstairs carrying");
  expect(visit.unmatched).toContain("upstairs carrying");
});

it("does not call sold out what only has a shut button, and says so once", async () => {
  const asked: Question[] = [];
  const ask = (question: Question): Promise<AnswerValues> => {
    asked.push(question);
    return Promise.resolve({ Wood: "Pine" });
  };
  const visit = {
    order: { url: "https://shop.example/wardrobe", request: "in oak" },
    host: { ask },
  } as unknown as Visit;
  const tryVariant = (_: Offer, variant: Offer["variants"][number]): Promise<Tried> =>
    Promise.resolve(
      variant.id === "Oak" ? { kind: "shut", button: "Add to cart" } : { kind: "chosen", variant },
    );
  const { variant } = await settleOffer(visit, { preselectedVariantId: undefined, tryVariant }, wardrobe);
  expect(variant.values).toEqual(["Pine"]);
  expect(asked.map(({ message }) => message)).toEqual([
    'With Oak, the shop\'s button "Add to cart" cannot be pressed, and its page does not say why. Which "Wardrobe" should be bought at shop.example?',
  ]);
});

it("ends without calling a product sold out whose button is shut for a reason that the page does not say", async () => {
  const visit = { order: { url: "https://shop.example/wardrobe" }, host: {} } as unknown as Visit;
  const shut = {
    ...wardrobe,
    shutButton: "Add to cart",
    variants: wardrobe.variants.map((one) => ({ ...one, isAvailable: false })),
  };
  await expect(settleOffer(visit, { preselectedVariantId: undefined }, shut)).rejects.toThrow(
    /button "Add to cart" cannot be pressed/,
  );
});

const sizesOf = (unit: string, sizes: readonly string[]): Offer => ({
  title: "Boot",
  options: [
    { name: "Unit", values: ["EU", "UK"] },
    { name: "Size", values: sizes },
  ],
  presets: new Map([["Unit", unit]]),
  variants: ["EU", "UK"].flatMap((one) =>
    sizes.map((size) => ({ id: `${one} ${size}`, values: [one, size], price: undefined, isAvailable: true })),
  ),
});

it("chooses what is clear before a person is asked about the rest, once", async () => {
  const visit = {
    order: { url: "https://shop.example/boot", request: "UK size 8" },
    host: {},
  } as unknown as Visit;
  const made: string[] = [];
  const shop = {
    preselectedVariantId: undefined,
    chooseEarly: async (_: Offer, wanted: ReadonlyMap<string, string>) => {
      made.push([...wanted.values()].join());
      return sizesOf("UK", ["7", "8"]);
    },
  };
  const { variant } = await settleOffer(visit, shop, sizesOf("EU", ["41", "42"]));
  expect(variant.values).toEqual(["UK", "8"]);
  expect(made).toEqual(["UK"]);
});
