import { expect, it } from "vitest";
import { expectedTotal } from "./expected-total.ts";

const lamp = (price: string | undefined, quantity: number) => ({
  variant: { id: "1", values: [], price, isAvailable: true },
  options: [],
  quantity,
});

it("is what the pieces and their delivery cost", () => {
  const work = { item: lamp("12.90", 2), delivery: "done", deliveryPrice: "4.9" } as const;
  expect(expectedTotal("USD", work)).toEqual({ amount: "30.70", currency: "USD" });
  expect(expectedTotal("JPY", { ...work, item: lamp("1200", 1), deliveryPrice: "880" })).toEqual({
    amount: "2080",
    currency: "JPY",
  });
});

it.each([
  ["the price", { item: lamp(undefined, 1) }],
  ["the delivery", { delivery: "open" }],
  ["what the delivery costs", { deliveryPrice: undefined }],
] as const)("is unknown without %s", (_what, missing) => {
  const work = { item: lamp("12.90", 1), delivery: "done", deliveryPrice: "4.90", ...missing } as const;
  expect(expectedTotal("USD", work)).toBeUndefined();
  expect(expectedTotal(undefined, { ...work, item: lamp("12.90", 1) })).toBeUndefined();
});
