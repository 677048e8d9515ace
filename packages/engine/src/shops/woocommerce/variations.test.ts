import { describe, expect, it } from "vitest";
import type { Offer } from "../../choosing/offer.ts";
import type { VariationsForm } from "./in-page/read-variations-form.ts";
import { offerWithVariations, readCarriedVariations, readListedVariations } from "./variations.ts";

const form: VariationsForm = {
  productId: "7",
  json: "false",
  attributes: [
    { name: "attribute_pa_color", choices: choices("Red", "Blue") },
    { name: "attribute_size", choices: choices("S", "L") },
  ],
};
const offer: Offer = {
  title: "Hoodie",
  options: [
    { name: "Color", values: ["Red", "Blue"] },
    { name: "Size", values: ["S", "L"] },
  ],
  variants: ["Red", "Blue"].flatMap((color) =>
    ["S", "L"].map((size) => ({
      id: `${color} ${size}`,
      values: [color, size],
      price: "40.00",
      isAvailable: true,
    })),
  ),
};

describe("the variations of a product", () => {
  it("tell which combinations exist, what they cost and which are sold out", () => {
    const carried = readCarriedVariations([
      { attributes: { attribute_pa_color: "red", attribute_size: "" }, display_price: 42, is_in_stock: true },
      {
        attributes: { attribute_pa_color: "blue", attribute_size: "l" },
        display_price: 45.5,
        is_in_stock: false,
      },
    ]);
    expect(offerWithVariations(offer, form, carried ?? []).variants).toMatchObject([
      { id: "Red S", price: "42.00", isAvailable: true },
      { id: "Red L", price: "42.00", isAvailable: true },
      { id: "Blue L", price: "45.50", isAvailable: false },
    ]);
  });

  it("are asked for where the form is too small to carry them", () => {
    const product = {
      variations: [
        {
          id: 71,
          attributes: [
            { name: "Color", value: "red" },
            { name: "Size", value: "s" },
          ],
        },
        {
          id: 72,
          attributes: [
            { name: "Color", value: "blue" },
            { name: "Size", value: null },
          ],
        },
      ],
    };
    const stock = [{ id: 71, is_in_stock: false, prices: { price: "1900", currency_minor_unit: 2 } }];
    const listed = readListedVariations(product, stock, form) ?? [];
    expect(offerWithVariations(offer, form, listed).variants).toMatchObject([
      { id: "Red S", price: "19.00", isAvailable: false },
      { id: "Blue S", price: "40.00", isAvailable: true },
      { id: "Blue L", price: "40.00", isAvailable: true },
    ]);
  });

  it("are none where the form carries the word false", () => {
    expect(readCarriedVariations(false)).toBeUndefined();
  });
});

function choices(...titles: string[]) {
  return titles.map((title) => ({ title, value: title.toLowerCase() }));
}
