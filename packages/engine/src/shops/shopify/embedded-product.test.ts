import { expect, it } from "vitest";
import { readEmbeddedProduct } from "./embedded-product.ts";

const mug = {
  handle: "enamel-mug",
  title: "Mug",
  options: ["Title"],
  variants: [{ id: 41, option1: "Default Title", price: 1800, available: true }],
};
const script = (json: unknown) => `<script data-x type="application/json">${JSON.stringify(json)}</script>`;
const page = (...scripts: string[]) =>
  `<!doctype html><script>var Shopify = {};</script>${scripts.join("")}<p>Mug</p>`;

it.each([mug, { product: mug, selected_variant_id: 41 }])("reads the product of the page from %j", (json) => {
  expect(readEmbeddedProduct(page(script({ a: 1 }), script(json)), "enamel-mug")).toMatchObject({
    title: "Mug",
    variants: [{ id: "41", price: "18.00", isAvailable: true }],
  });
});

it("takes no other product for it", () => {
  const related = { ...mug, handle: "tea-cup", description: "Goes with the enamel-mug." };
  expect(readEmbeddedProduct(page(script(related), script([mug])), "enamel-mug")).toBeUndefined();
});

it("knows a name that its address spells in codes, and takes one that is no code as it stands", () => {
  const hat = { ...mug, handle: "mütze" };
  expect(readEmbeddedProduct(page(script(hat)), "m%C3%BCtze")).toBeDefined();
  expect(readEmbeddedProduct(page(script(hat)), "m%zz")).toBeUndefined();
});

it("reads nothing where the data is cut off, or the page is no shop of this kind", () => {
  expect(readEmbeddedProduct(page(script(mug).replace("}]}", "")), "enamel-mug")).toBeUndefined();
  expect(readEmbeddedProduct(script(mug), "enamel-mug")).toBeUndefined();
});
