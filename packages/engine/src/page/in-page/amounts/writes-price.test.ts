import { expect, it } from "vitest";
import { writesPrice } from "./writes-price.ts";

it.each(["$80", "80 €", "12.90", "129 kr", "49 zł", "4,900円（税込）", "JPY 4900", "4900 JPY"])(
  "%s is a price",
  (text) => {
    expect(writesPrice(text)).toBe(true);
  },
);

it.each(["Garden Chair", "4 GB", "2 Stück", "40 cm", "12 ans", "SKU 1234"])("%s is none", (text) => {
  expect(writesPrice(text)).toBe(false);
});
