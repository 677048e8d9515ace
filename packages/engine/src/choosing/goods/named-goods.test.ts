import { expect, test } from "vitest";
import { isSaidInFull, namedGoods } from "./named-goods.ts";

const filters = [
  "Gooseneck Kettle 0.9 L",
  "Paper Filters for AeroPress, 100 pcs",
  "Paper Filters for AeroPress, 350 pcs",
];

test("goods are named by most of their words, in any order and form", () => {
  expect(namedGoods(filters, "I need the AeroPress paper filters, the pack with 350 pieces")).toEqual([
    filters[2],
  ]);
  const books = ["Notizbuch A5 liniert, schwarz", "Notizbuch A5 kariert, rot", "Notizbuch A4 kariert, rot"];
  expect(namedGoods(books, "Bitte das rote Notizbuch im Format A5 mit Karos")).toEqual([books[1]]);
  const tea = ["Herbata Sencha 100 g", "Matcha ceremonialna 30 g"];
  expect(namedGoods(tea, "Kup jedną matchę ceremonialną 30g")).toEqual([tea[1]]);
  expect(namedGoods(["Momo", "Demian"], "Bitte Momo bestellen")).toEqual(["Momo"]);
});

test("the name that says nothing more is meant", () => {
  expect(namedGoods(["Case for Pixel 8 Pro", "Case for Pixel 8"], "a case for the Pixel 8")).toEqual([
    "Case for Pixel 8",
  ]);
});

test("goods that the request fits equally are all returned", () => {
  expect(namedGoods(["Oxford Shirt Blue", "Oxford Shirt White"], "an Oxford shirt")).toHaveLength(2);
});

test("another number, a single word of many, and what is not wanted name nothing", () => {
  expect(namedGoods(filters.slice(0, 2), "AeroPress paper filters, 350 pieces")).toEqual([]);
  expect(namedGoods(["Merino wool socks", "Linen Shirt"], "a wool jumper")).toEqual([]);
  expect(namedGoods(["Linen Shirt"], "a jacket, not the linen shirt")).toEqual([]);
  expect(namedGoods(filters, undefined)).toEqual([]);
});

test("a name is said in full only by more than a word", () => {
  expect(isSaidInFull("Winter Quartet", "two tickets for the winter quartet")).toBe(true);
  expect(isSaidInFull("Tickets", "two tickets for the winter quartet")).toBe(false);
});
