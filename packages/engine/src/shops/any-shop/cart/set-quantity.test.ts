import { expect, it } from "vitest";
import { countsOnly } from "./set-quantity.ts";

it.each([
  [["Maple Granola, 500 g", "3 × £8.50", "Remove"], true],
  [["3 x Garden Chair", "$240.00"], true],
  [["Garden Chair × 3", "$240.00"], true],
  [["Garden Chair", "3 x 80,00 €"], true],
  [["Beer, 6 x 330 ml", "3 × £8.50"], true],
  [["Maple Granola", "1 × £8.50"], false],
  [["3 × £8.50", "1 × £2.00"], false],
  [["Maple Granola", "£25.50"], false],
])("%j counts three pieces and nothing else: %s", (lines, is) => {
  expect(countsOnly(lines, 3)).toBe(is);
});
