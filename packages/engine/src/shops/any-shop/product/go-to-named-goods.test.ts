import { expect, test } from "vitest";
import { namedLink } from "./go-to-named-goods.ts";

const links = [
  { text: "Winter Quartet", href: "/winter" },
  { text: "Tickets", href: "/winter" },
  { text: "Advent by Candlelight", href: "/advent" },
  { text: "Quartet", href: "/quartets" },
  { text: "Sign in", href: "/login" },
];

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
