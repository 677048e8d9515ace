import { expect, it } from "vitest";
import { itemPriceObjection, limitRemark, timesQuantity, totalObjection } from "./check-cost.ts";

const limit = { amount: "20.00", currency: "USD" };

it("compares the item price whatever the currency", () => {
  expect(itemPriceObjection("20.00", limit)).toBeUndefined();
  expect(itemPriceObjection("20.01", limit)).toBe("Item price 20.01 exceeds maxCost 20.00.");
  expect(itemPriceObjection(undefined, limit)).toBeUndefined();
  expect(itemPriceObjection("99", undefined)).toBeUndefined();
});

it("holds a total without a currency to the number, and leaves one in another currency alone", () => {
  expect(totalObjection({ amount: "21.00", currency: "USD" }, limit)).toBe(
    "Order total 21.00 USD exceeds maxCost 20.00 USD.",
  );
  expect(totalObjection({ amount: "21.00" }, limit)).toBe("Order total 21.00 USD exceeds maxCost 20.00 USD.");
  expect(totalObjection({ amount: "2100", currency: "JPY" }, limit)).toBeUndefined();
  expect(totalObjection({ amount: "20.00", currency: "USD" }, limit)).toBeUndefined();
  expect(totalObjection(undefined, limit)).toBeUndefined();
});

it("multiplies exactly", () => {
  expect(timesQuantity("0.10", 3)).toBe("0.30");
  expect(timesQuantity("18.00", 12)).toBe("216.00");
  expect(timesQuantity("1500", 2)).toBe("3000");
});

it("tells where the limit could not be applied, and says nothing where it was", () => {
  expect(limitRemark({ amount: "59.000", currency: "KWD" }, limit)).toBe(
    "The spending limit of 20.00 USD was not applied, because the shop charges in KWD.",
  );
  expect(limitRemark(undefined, limit)).toBe(
    "The spending limit of 20.00 USD could not be checked, because no total could be read.",
  );
  expect(limitRemark({ amount: "19.00" }, limit)).toBe("");
  expect(limitRemark({ amount: "19.00", currency: "USD" }, limit)).toBe("");
  expect(limitRemark(undefined, undefined)).toBe("");
});
