import { expect, test } from "vitest";
import { pageOf } from "./page-of.ts";

const name = (text: string) => text.replace("Ada", "{buyer.first_name}");

test.each([
  ["https://shop.example/checkout/address?token=abc#pay", "https://shop.example/checkout/address"],
  ["https://shop.example/checkouts/cn/Z2NwLXVzLWVhc3QxOjAxSg", "https://shop.example/checkouts/cn/…"],
  ["https://shop.example/orders/1004422/thanks", "https://shop.example/orders/…/thanks"],
  ["https://shop.example/of/Ada", "https://shop.example/of/{buyer.first_name}"],
  [
    "https://shop.example/products/enamel-mug-with-a-long-name",
    "https://shop.example/products/enamel-mug-with-a-long-name",
  ],
])("%s is told as %s", (address, told) => {
  expect(pageOf(address, name)).toBe(told);
});

test("what is no page of the web has no address", () => {
  expect(pageOf("about:blank", name)).toBeNull();
});
