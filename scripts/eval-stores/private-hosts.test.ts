import { expect, it } from "vitest";
import { privateHosts } from "./private-hosts.ts";
import type { Purchase } from "./read-manifest.ts";

const purchase = (url: string, ...allowedDomains: string[]): Purchase => ({
  name: "a shop",
  url,
  allowedDomains,
  profile: {},
  answers: {},
  ignoreHttpsErrors: false,
  expect: "succeeded",
});

it.each([
  ["http://127.0.0.1:8080/mug", [], ["127.0.0.1:8080"]],
  ["http://[::1]:8080/mug", [], ["[::1]:8080"]],
  ["https://shop.localhost/mug", [], ["shop.localhost"]],
  ["http://127.0.0.1:8080/mug", ["shop.localhost", "pay.example"], ["127.0.0.1:8080", "shop.localhost"]],
  ["https://shop.example/mug", ["127.0.0.1:9090"], ["127.0.0.1:9090"]],
  ["https://shop.example/mug", ["localhost.example", "10.0.0.1"], []],
])("for %s with %j the browser may reach %j on this machine", (url, allowed, hosts) => {
  expect(privateHosts(purchase(url, ...allowed))).toEqual(hosts);
});
