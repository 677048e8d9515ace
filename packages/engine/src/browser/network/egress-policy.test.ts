import { expect, test } from "vitest";
import { decideEgress } from "./egress-policy.ts";

const strict = { privateHosts: [] };

test.each([
  ["127.0.0.1", "private_address"],
  ["127.1", "private_address"],
  ["0x7f000001", "private_address"],
  ["0177.1", "private_address"],
  ["2130706433", "private_address"],
  ["0", "private_address"],
  ["10.1", "private_address"],
  ["169.254.169.254.", "private_address"],
  ["[::1]", "private_address"],
  ["[::ffff:7f00:1]", "private_address"],
  ["[::]", "private_address"],
  ["[fe80::1]", "private_address"],
  ["127。0。0。1", "private_address"],
  ["１２７.0.0.1", "private_address"],
  ["%31%32%37.0.0.1", "private_address"],
  ["localhost", "private_name"],
  ["LOCALHOST.", "private_name"],
  ["a.localhost", "private_name"],
  ["printer.local", "private_name"],
  ["metadata.google.internal", "private_name"],
  ["router.lan", "private_name"],
  ["nas.home.arpa", "private_name"],
  ["intranet", "private_name"],
  ["", "bad_host"],
  ["a b", "bad_host"],
  ["a@b.example", "bad_host"],
  ["a.example/x", "bad_host"],
  ["[::1", "bad_host"],
  ["1.2.3.4.5", "bad_host"],
])("refuses %j: %s", (host, reason) => {
  expect(decideEgress(host, 443, strict)).toEqual({ verdict: "refuse", reason });
});

test("a public name is looked up, and only public addresses of it count", () => {
  const decision = { verdict: "resolve", hostname: "shop.example", kinds: ["public"] };
  expect(decideEgress("Shop.Example.", 443, strict)).toEqual(decision);
});

test("a public address is dialled as it is", () => {
  const decision = { verdict: "dial", addresses: [{ address: "93.184.215.14", family: 4 }] };
  expect(decideEgress("93.184.215.14", 8443, strict)).toEqual(decision);
});

test("services that are no web servers are refused on public hosts", () => {
  expect(decideEgress("mail.example", 25, strict)).toEqual({ verdict: "refuse", reason: "forbidden_port" });
});

test("a listed name below localhost is the loopback interface, on its port and with its subdomains alone", () => {
  const policy = { privateHosts: ["shop.localhost:4100"] };
  const loopback = {
    verdict: "dial",
    addresses: [
      { address: "127.0.0.1", family: 4 },
      { address: "::1", family: 6 },
    ],
  };
  expect(decideEgress("shop.localhost", 4100, policy)).toEqual(loopback);
  expect(decideEgress("pay.shop.localhost", 4100, policy)).toEqual(loopback);
  expect(decideEgress("shop.localhost", 4001, policy)).toEqual({ verdict: "refuse", reason: "private_name" });
  expect(decideEgress("othershop.localhost", 4100, policy)).toEqual({
    verdict: "refuse",
    reason: "private_name",
  });
});

test("a listed host may resolve to the private network but never to a metadata service", () => {
  const policy = { privateHosts: ["staging.example", "10.0.0.7:8080", "169.254.169.254", "::1"] };
  const decision = { verdict: "resolve", hostname: "staging.example", kinds: ["public", "private"] };
  expect(decideEgress("staging.example", 80, policy)).toEqual(decision);
  expect(decideEgress("10.0.0.7", 8080, policy).verdict).toBe("dial");
  expect(decideEgress("10.0.0.7", 80, policy).verdict).toBe("refuse");
  expect(decideEgress("[::1]", 80, policy).verdict).toBe("dial");
  expect(decideEgress("169.254.169.254", 80, policy).verdict).toBe("refuse");
});
