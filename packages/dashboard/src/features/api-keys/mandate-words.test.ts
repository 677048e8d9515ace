import { expect, it } from "vitest";
import { describeMandate } from "./mandate-words.ts";

it("says how much a key may spend, and what is used of it", () => {
  const budget = { currency: "USD", perCheckout: "50", perDay: "100", total: "1000" };
  const spent = { today: "39.22", total: "120.40" };
  expect(describeMandate({ budget, spent })).toBe(
    "$50.00 a purchase; $100.00 a day ($39.22 used); $1,000.00 in all ($120.40 used)",
  );
});

it("says where a key buys, and until when", () => {
  const merchants = ["hartwell.localhost", "copperkettle.localhost"];
  expect(describeMandate({ merchants, expiresAt: "2027-01-01T00:00:00.000Z" })).toBe(
    "only at hartwell.localhost, copperkettle.localhost; until Jan 1, 2027",
  );
});

it("says nothing of a key that may buy anything", () => {
  expect(describeMandate({})).toBe("");
});
