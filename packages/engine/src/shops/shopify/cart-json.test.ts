import { expect, it } from "vitest";
import { readCart, readRefusal } from "./cart-json.ts";

const item = { variant: { id: "41", values: [], price: "18.00", isAvailable: true }, quantity: 2 };
const line = { key: "41:a", variant_id: 41, quantity: 2, title: "Mug", final_line_price: 3600 };

it.each([
  [[line], { holds: "exactly" }],
  [[], { holds: "nothing" }],
  [[{ ...line, quantity: 1 }], { holds: "fewer", quantity: 1 }],
  [[{ ...line, quantity: 3 }], { holds: "other", title: "Mug" }],
  [[line, { ...line, variant_id: 7, title: "Insurance" }], { holds: "other", title: "Insurance" }],
  [[line, { ...line, variant_id: 8, title: "Sticker", final_line_price: 0 }], { holds: "exactly" }],
])("%j", (items, state) => {
  expect(readCart({ items }, item)).toEqual(state);
});

it("does not take anything else for a cart", () => {
  expect(readCart("<html>", item)).toBeUndefined();
});

it("finds the merchant's words in a refusal", () => {
  expect(readRefusal({ status: 422, message: "Cart Error", description: "The mug is\n sold out." })).toBe(
    "The mug is sold out.",
  );
  expect(readRefusal({ message: "Cart Error" })).toBe("Cart Error");
  expect(readRefusal(undefined)).toBeUndefined();
});
