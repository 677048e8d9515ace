import { expect, test } from "vitest";
import { addressesOf } from "./addresses.ts";

const page = "https://shop.example/product/mug/";

test("a shop that names no interface, or one of another host, has it where the platform puts it", () => {
  for (const api of [null, "", "https://other.example/wp-json/"]) {
    const { storeApi, usualCheckout } = addressesOf(page, api);
    expect(storeApi("cart")).toBe("/wp-json/wc/store/v1/cart");
    expect(usualCheckout).toBe("/checkout/");
  }
});

test("a shop in a folder of its host has its interface and its checkout there", () => {
  const { storeApi, usualCheckout } = addressesOf(page, "https://shop.example/store/wp-json/");
  expect(storeApi("products", { parent: "7" })).toBe("/store/wp-json/wc/store/v1/products?parent=7");
  expect(usualCheckout).toBe("/store/checkout/");
});

test("a shop without readable addresses takes the path as a parameter", () => {
  const { storeApi, usualCheckout } = addressesOf(page, "https://shop.example/index.php?rest_route=/");
  expect(new URLSearchParams(storeApi("products", { parent: "7" }).split("?")[1])).toEqual(
    new URLSearchParams({ rest_route: "/wc/store/v1/products", parent: "7" }),
  );
  expect(usualCheckout).toBe("/checkout/");
});
