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

it("the shop's and the buyer's words are set apart, as they may be written from right to left", () => {
  const { markup } = renderPurchase(
    {
      ...mug,
      item: { title: "ספל", options: { צבע: "כחול" }, quantity: 1, price: null },
      delivery: { method: "דואר", price: "5.00" },
      address: ["רחוב 1"],
    },
    "token",
  );
  for (const words of ["ספל", "צבע: כחול", "דואר", "רחוב 1"]) expect(markup).toContain(`<bdi>${words}</bdi>`);
});
