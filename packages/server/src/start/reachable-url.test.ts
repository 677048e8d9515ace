import { expect, it } from "vitest";
import { reachableUrl } from "./reachable-url.ts";

const at = (address: string, family: "IPv4" | "IPv6", internal = false) => ({
  address,
  family,
  internal,
  netmask: "",
  mac: "",
  cidr: null,
  scopeid: 0,
});
const interfaces = {
  lo: [at("127.0.0.1", "IPv4", true), at("::1", "IPv6", true)],
  eth0: [at("fe80::1", "IPv6"), at("fd00::7", "IPv6"), at("10.0.0.7", "IPv4")],
};

it("leaves the address of a listener that has one", () => {
  expect(reachableUrl("http://10.0.0.5:4000", "10.0.0.5", interfaces)).toBe("http://10.0.0.5:4000");
});

it("takes an address that other machines can dial where the listener is on all of them", () => {
  expect(reachableUrl("http://127.0.0.1:4000", "0.0.0.0", interfaces)).toBe("http://10.0.0.7:4000");
  const { lo, eth0 } = interfaces;
  const onlyIpv6 = { lo, eth0: eth0.filter(({ family }) => family === "IPv6") };
  expect(reachableUrl("http://[::1]:4000", "::", onlyIpv6)).toBe("http://[fd00::7]:4000");
});

it("keeps the listener's own where there is no network", () => {
  expect(reachableUrl("http://127.0.0.1:4000", "0.0.0.0", { lo: interfaces.lo })).toBe(
    "http://127.0.0.1:4000",
  );
});
