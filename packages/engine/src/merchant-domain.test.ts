import { expect, it } from "vitest";
import { isHostOf, merchantDomainOf } from "./merchant-domain.ts";

it.each([
  ["https://www.shop.co.uk/item", "shop.co.uk"],
  ["https://pay.shop.example:8443/", "shop.example"],
  ["https://one.myshopify.com/products/mug", "one.myshopify.com"],
  ["http://pay.fennelrye.localhost:4100/", "fennelrye.localhost"],
  ["http://192.0.2.7:8080/", "192.0.2.7"],
])("a sign-in at %s belongs to %s", (url, domain) => {
  expect(merchantDomainOf(url)).toBe(domain);
});

it.each([
  ["shop.example", "shop.example", true],
  ["shop.example", ".shop.example", true],
  ["shop.example", "checkout.shop.example", true],
  ["shop.example", "notshop.example", false],
  ["shop.example", "shop.example.evil.test", false],
  ["one.myshopify.com", "two.myshopify.com", false],
  ["192.0.2.7", "192.0.2.8", false],
])("of the merchant %s the host %s: %s", (domain, host, isOwn) => {
  expect(isHostOf(domain, host)).toBe(isOwn);
});
