import { expect, it } from "vitest";
import type { ShownPurchase } from "../page-calls.ts";
import { renderPurchase } from "./purchase-part.ts";

const mug: ShownPurchase = {
  merchant: "shop.example",
  mode: "test",
  hasPicture: false,
  request: null,
  address: [],
  item: { title: "Mug", options: {}, quantity: 1, price: "32.00" },
  delivery: null,
  shipping: null,
  tax: null,
  total: null,
};

it.each([
  ["the currency of the total", { amount: "39.22", currency: "USD" }, "<dt>Item</dt><dd>$32.00</dd>"],
  ["no currency while the total is unknown", null, "<dt>Item</dt><dd>32.00</dd>"],
])("the price of one piece is shown in %s", (_currency, total, line) => {
  expect(renderPurchase({ ...mug, total }, "token").markup).toContain(line);
});
