import { expect, it } from "vitest";
import type { PurchaseButton } from "./find-purchase-button.ts";
import { isSaidGone } from "./product-page.ts";

const gone = { availability: "outofstock" };
const button = (given: Partial<PurchaseButton>) =>
  ({ text: "Add to cart", disabled: false, isGuessed: false, ...given }) as PurchaseButton;

it("an open button contradicts a declaration that the product is sold out", () => {
  expect(isSaidGone(gone, button({}))).toBe(false);
  expect(isSaidGone({ availability: "instock" }, button({ text: "Sold out" }))).toBe(true);
});

it.each([
  ["no button", undefined],
  ["a shut one", button({ disabled: true })],
  ["a dimmed one", button({ looksShut: true })],
  ["one that is only guessed", button({ isGuessed: true })],
  ["one of other goods", button({ isOfAnother: true })],
])("%s does not", (_what, found) => {
  expect(isSaidGone(gone, found)).toBe(true);
});
