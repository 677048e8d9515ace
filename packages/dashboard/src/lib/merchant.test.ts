import { expect, it } from "vitest";
import { describePurchase } from "./merchant.ts";

it.each([
  ["https://shop.example/products/garden-chair", "garden chair"],
  ["https://shop.example/%C3%A9tag%C3%A8re", "étagère"],
  // People who can create checkouts must not be able to break the page that lists them.
  ["https://shop.example/%E0%A4%A", "%E0%A4%A"],
  ["https://shop.example/chair%E2%80%AEriahc", "chairriahc"],
  ["https://shop.example/", "The product on the page"],
])("a purchase without a request is described by its address: %s", (url, words) => {
  expect(describePurchase({ url })).toBe(words);
});
