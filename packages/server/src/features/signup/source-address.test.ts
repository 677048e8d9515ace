import { expect, test } from "vitest";
import { sourceOf } from "./source-address.ts";

test.each([
  ["192.0.2.1", "192.0.2.1", "192.0.2.", "192.0."],
  ["::ffff:192.0.2.1", "192.0.2.1", "192.0.2.", "192.0."],
  ["::FFFF:c000:0201", "192.0.2.1", "192.0.2.", "192.0."],
  ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1", "192.0.2.", "192.0."],
  ["64:ff9b::192.0.2.1", "192.0.2.1", "192.0.2.", "192.0."],
  ["2001:DB8::0001", "2001:0db8:0000:0000", "2001:0db8:0000:", "2001:0db8:"],
  ["2001:db8:0:0:ffff:ffff:ffff:ffff", "2001:0db8:0000:0000", "2001:0db8:0000:", "2001:0db8:"],
  ["2001:db8:1:2::1", "2001:0db8:0001:0002", "2001:0db8:0001:", "2001:0db8:"],
  ["2a00::", "2a00:0000:0000:0000", "2a00:0000:0000:", "2a00:0000:"],
  ["fe80::1%eth0", "fe80:0000:0000:0000", "fe80:0000:0000:", "fe80:0000:"],
  ["::1", "0000:0000:0000:0000", "0000:0000:0000:", "0000:0000:"],
  ["", "unknown", "unknown", "unknown"],
  ["192.0.2.1:443", "unknown", "unknown", "unknown"],
  ["example.com", "unknown", "unknown", "unknown"],
])("%j counts as %s, in the network %s of the provider %s", (ip, address, network, provider) => {
  expect(sourceOf(ip)).toMatchObject({ address, network, provider });
});
