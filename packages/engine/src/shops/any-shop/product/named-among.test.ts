import { expect, test } from "vitest";
import { namedAmong } from "./named-among.ts";
import type { RankedButton } from "./rank-purchase-buttons.ts";

const card = (text: string, spoken = "", owner = "among") =>
  ({ candidate: { text, spoken, owner }, isTold: false, score: 8, asksToChoose: false }) as RankedButton;
const menu = [
  card("Garlic Knots Six pieces, parsley butter $7.00+", "Garlic Knots"),
  card("Margherita San Marzano tomato, basil $14.00+"),
  card("Funghi Roasted mushrooms, thyme $16.50+"),
];

test("of the dishes of a menu, the only one that the request names is meant", () => {
  expect(namedAmong(menu, "Two 16 inch Funghi pizzas with chili oil")).toBe(menu[2]);
  expect(namedAmong(menu, "twelve garlic knots")).toBe(menu[0]);
  expect(namedAmong(menu, "a pizza")).toBeUndefined();
  expect(namedAmong(menu, "a margherita and a funghi")).toBeUndefined();
  expect(namedAmong([card("Funghi", "", "page")], "funghi")).toBeUndefined();
});
