import type { AnswerValues, Question } from "@cartwright/contract";
import { expect, it } from "vitest";
import type { Offer } from "../../choosing/offer.ts";
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
