import { expect, test } from "vitest";
import { sourceAddress } from "./source-address.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:DB8::0001", "[2001:db8::1]"],
  ["2001:db8:0:0:0:0:0:1", "[2001:db8::1]"],
  ["fe80::1%eth0", "[fe80::1]"],
  ["::1", "[::1]"],
  ["", "unknown"],
  ["192.0.2.1:443", "unknown"],
  ["example.com", "unknown"],
])("%j counts as %s", (ip, address) => {
  expect(sourceAddress(ip)).toBe(address);
});
