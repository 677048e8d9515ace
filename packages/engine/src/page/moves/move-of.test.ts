import { expect, test } from "vitest";
import { languages } from "../../words/languages.ts";
import type { PressableSnapshot } from "../in-page/presses/read-pressables.ts";
import { moveOf } from "./move-of.ts";

function button(known: Partial<PressableSnapshot>): PressableSnapshot {
  return {
    ...{ text: "", spoken: "", names: "", href: "", isSubmit: false, isLink: false, enabled: true },
    ...{ looksShut: false, isInDialog: false, isInFrameOfPage: true, area: 1_000, top: 0 },
    ...{ isFilled: false, isInText: false, around: "", isShutStep: false, selector: "button", form: -1 },
    ...known,
  };
}

test.each(["btn lucide lucide-shopping-cart h-6", "fa fa-shopping-bag", "icon /sprite.svg#basket"])(
  "a picture called %s in the header opens the cart",
  (names) => {
    expect(moveOf(button({ names, text: "1" }), languages).move).toBe("view_cart");
  },
);

test.each([
  ["stands beside goods", { names: "fa fa-shopping-cart", isInFrameOfPage: false }],
  ["puts something into it", { names: "fa fa-cart-plus" }],
  ["says something else", { names: "fa fa-shopping-cart", text: "Wish list" }],
])("a picture of a cart that %s does not", (_what, known) => {
  expect(moveOf(button(known), languages).move).not.toBe("view_cart");
});

test.each([
  ["by the maker's sign", { text: "\uf8ff Pay" }],
  ["by its name for screen readers", { text: "Pay", spoken: "Buy with Apple Pay" }],
  ["by its markup", { text: "Pay", names: "btn gpay-button" }],
])("a wallet's button known %s does not pay", (_how, known) => {
  expect(moveOf(button({ isInFrameOfPage: false, ...known }), languages).move).toBeUndefined();
});

test("a button that pays is not taken for a wallet's", () => {
  expect(moveOf(button({ text: "Pay", names: "btn pay-button" }), languages).move).toBe("pay");
});

test("a tab pays nothing, whatever it is called", () => {
  expect(moveOf(button({ text: "Pay in 3", isTab: true }), languages).move).toBeUndefined();
  expect(moveOf(button({ text: "Pay in 3" }), languages).move).toBe("pay");
});
