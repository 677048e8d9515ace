import { expect, it } from "vitest";
import { readAjaxProduct, readStorefrontProduct } from "./product-json.ts";

const variant = { id: 41, option1: "Slate", option2: "L", option3: null, price: 3205, available: true };

it("reads prices in hundredths, options and what is in stock", () => {
  const offer = readAjaxProduct({
    title: "Tee",
    options: [{ name: "Color", position: 1, values: ["Slate", "Rust"] }, "Size"],
    variants: [variant, { ...variant, id: "42", option1: "Rust", price: 900, available: false }],
  });
  expect(offer).toEqual({
    title: "Tee",
    options: [
      { name: "Color", values: ["Slate", "Rust"] },
      { name: "Size", values: ["L"] },
    ],
    variants: [
      { id: "41", values: ["Slate", "L"], price: "32.05", isAvailable: true },
      { id: "42", values: ["Rust", "L"], price: "9.00", isAvailable: false },
    ],
  });
});

it("takes for in stock what the plainer form does not call sold out", () => {
  const product = {
    title: "Mug",
    options: [{ name: "Title" }],
    variants: [{ id: 1, option1: "Default Title", price: "18.00" }],
  };
  expect(readStorefrontProduct({ product })?.variants).toEqual([
    { id: "1", values: ["Default Title"], price: "18.00", isAvailable: true },
  ]);
});

it.each([undefined, {}, { title: "x", options: [], variants: [] }, "<html>"])("%j is no product", (json) => {
  expect(readAjaxProduct(json)).toBeUndefined();
});
