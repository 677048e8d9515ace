import { expect, test } from "vitest";
import { namedLink } from "./go-to-named-goods.ts";

const links = [
  { name: "Winter Quartet", address: "/winter" },
  { name: "Advent by Candlelight", address: "/advent" },
  { name: "Quartet", address: "/quartets" },
  { name: "Sign in", address: "/login" },
].map((link) => ({ ...link, isPriced: false, isAside: false }));

test("the only link that a request names in full is found", () => {
  expect(namedLink(links, "Two adults for the Winter Quartet on 12 December")).toBe("/winter");
  expect(namedLink(links, "Two adults for Advent by candlelight, please")).toBe("/advent");
});

test("a link is not found by a part of its name, by a word of any shop, or beside another that is named", () => {
  expect(namedLink(links, "Two tickets for the Winter concert")).toBeUndefined();
  expect(namedLink(links, "sign in and buy it")).toBeUndefined();
  expect(namedLink(links, "Winter Quartet or Advent by Candlelight")).toBeUndefined();
  expect(namedLink(links, undefined)).toBeUndefined();
});

test("goods with a price are found by most of their name", () => {
  const priced = [
    { name: "Paper filters for AeroPress, 350 pcs", address: "/350" },
    { name: "Paper filters for AeroPress, 100 pcs", address: "/100" },
  ].map((link) => ({ ...link, isPriced: true, isAside: false }));
  expect(namedLink(priced, "350 AeroPress paper filters")).toBe("/350");
  expect(namedLink(priced, "AeroPress paper filters")).toBeUndefined();
});
