import { expect, test } from "vitest";
import { allowHost, isNavigationAllowed, navigationScope } from "./navigation-policy.ts";

const scope = navigationScope("https://www.shop.co.uk/p/1?x=2", ["pay.example"]);

test.each([
  "https://www.shop.co.uk/",
  "https://shop.co.uk/",
  "https://checkout.shop.co.uk:8443/x",
  "http://shop.co.uk/",
  "https://SHOP.co.uk./",
  "https://pay.example/",
  "https://3ds.pay.example/",
  "about:blank",
  "about:blank#x",
])("lets a tab go to %s", (url) => {
  expect(isNavigationAllowed(scope, url)).toBe(true);
});

test.each([
  "https://othershop.co.uk/",
  "https://co.uk/",
  "https://shop.co.uk.evil.example/",
  "https://evil.example/shop.co.uk",
  "https://shop.co.uk@evil.example/",
  "https://evilpay.example/",
  "https://example/",
  "data:text/html,x",
  "blob:https://shop.co.uk/1",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "ftp://shop.co.uk/",
  "view-source:https://shop.co.uk/",
  "chrome://version/",
  "about:srcdoc",
  "ws://shop.co.uk/",
  "https://",
  "",
])("keeps a tab from %j", (url) => {
  expect(isNavigationAllowed(scope, url)).toBe(false);
});

test("shops of one hosting platform are strangers to each other", () => {
  const hosted = navigationScope("https://a.myshopify.com/products/x", []);
  expect(isNavigationAllowed(hosted, "https://a.myshopify.com/cart")).toBe(true);
  expect(isNavigationAllowed(hosted, "https://b.myshopify.com/cart")).toBe(false);
  expect(isNavigationAllowed(hosted, "https://myshopify.com/")).toBe(false);
});

test("a name below localhost is a shop of its own", () => {
  const local = navigationScope("http://hartwell.localhost:4100/", []);
  expect(isNavigationAllowed(local, "http://pay.hartwell.localhost:4100/")).toBe(true);
  expect(isNavigationAllowed(local, "http://copperkettle.localhost:4100/")).toBe(false);
});

test("an address stands for itself", () => {
  const byAddress = navigationScope("http://127.0.0.1:3000/", []);
  expect(isNavigationAllowed(byAddress, "http://127.0.0.1:3001/")).toBe(true);
  expect(isNavigationAllowed(byAddress, "http://1.127.0.0.1:3000/")).toBe(false);
  expect(isNavigationAllowed(navigationScope("http://[::1]/", []), "http://[::1]/x")).toBe(true);
});

test("a public suffix among the extra hosts opens nothing below it", () => {
  const wide = navigationScope("https://shop.example/", ["com", "myshopify.com", "*.wild.example"]);
  expect(isNavigationAllowed(wide, "https://anything.com/")).toBe(false);
  expect(isNavigationAllowed(wide, "https://b.myshopify.com/")).toBe(false);
  expect(isNavigationAllowed(wide, "https://x.wild.example/")).toBe(true);
});

test("a host that code vouches for is added, and the former scope stays as it was", () => {
  const wider = allowHost(scope, "checkout.platform.example");
  expect(isNavigationAllowed(wider, "https://checkout.platform.example/c/1")).toBe(true);
  expect(isNavigationAllowed(scope, "https://checkout.platform.example/c/1")).toBe(false);
});
