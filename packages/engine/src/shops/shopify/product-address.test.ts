import { expect, it } from "vitest";
import { readProductAddress } from "./product-address.ts";

it.each([
  ["https://shop.example/products/mug", "/", "mug", undefined],
  ["https://shop.example/products/mug/", "/", "mug", undefined],
  ["https://shop.example/en-gb/products/mug?variant=42#top", "/en-gb/", "mug", "42"],
  ["https://shop.example/collections/camp/products/mug", "/", "mug", undefined],
  ["https://shop.example/de/collections/camp/products/m%C3%BCtze?variant=x", "/de/", "m%C3%BCtze", undefined],
])("%s", (address, root, handle, variantId) => {
  expect(readProductAddress(address)).toEqual({ root, handle, variantId });
});

it.each([
  "https://shop.example/",
  "https://shop.example/product/mug",
  "https://shop.example/products/a/b",
  "nonsense",
])("%s leads to no product", (address) => {
  expect(readProductAddress(address)).toBeUndefined();
});
