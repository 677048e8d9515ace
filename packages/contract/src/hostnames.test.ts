import { expect, test } from "vitest";
import { findHostname, Hostname } from "./hostnames.ts";

test.each([
  ["a.com", "a.com"],
  ["Pay.A.COM", "pay.a.com"],
  ["xn--bcher-kva.example", "xn--bcher-kva.example"],
  ["bücher.example", "xn--bcher-kva.example"],
  ["localhost", "localhost"],
  ["hartwell.localhost", "hartwell.localhost"],
  ["127.0.0.1", "127.0.0.1"],
])("%s is the host %s", (text, hostname) => {
  expect(findHostname(text)).toBe(hostname);
  expect(Hostname.parse(text)).toBe(text);
});

test.each([
  "",
  " ",
  "https://a.com",
  "a.com/x",
  "a.com:80",
  "*.a.com",
  "a..b",
  ".a.com",
  "a.com.",
  "-a.com",
  "a_b.com",
  "u@a.com",
  "a.com?x",
  "a.com#x",
  "a\\b",
  "a b",
  "a\tb.com",
  "[::1]",
  "%61.com",
  `${"a".repeat(64)}.com`,
  `${"a.".repeat(127)}com`,
])("%j is no hostname", (text) => {
  expect(findHostname(text)).toBeUndefined();
  expect(Hostname.safeParse(text).success).toBe(false);
});
