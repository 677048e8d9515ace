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
