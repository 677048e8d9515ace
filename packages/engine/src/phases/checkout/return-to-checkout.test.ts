import { expect, it } from "vitest";
import { isElsewhere } from "./return-to-checkout.ts";

const shop = "https://shop.example";
const product = `${shop}/product/mug`;

it.each([
  "/dashboard",
  "/my-account/",
  "/account?tab=profile",
  "/",
  "/#/",
  "/product/mug?variant=2",
  "/customer/account/index/",
])("a sign-in that leads to %s has led away from the checkout", (path) => {
  expect(isElsewhere(`${shop}${path}`, product)).toBe(true);
});

it.each([
  "/checkout",
  "/account/checkout",
  "/index.php?route=checkout",
  "/cart",
  "/orders/new",
  "/#/address/select",
  "/?step=2",
])("one that leads to %s has not, by its address", (path) => {
  expect(isElsewhere(`${shop}${path}`, product)).toBe(false);
});
