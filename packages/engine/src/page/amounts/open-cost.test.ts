import { expect, test } from "vitest";
import { openCost } from "./open-cost.ts";

test.each([
  [["Shipping –"], { name: "Shipping", isDelivery: true }],
  [["Items", "$129.00", "Versand", "—", "Total", "$129.00"], { name: "Versand", isDelivery: true }],
  [["Items $129.00", "Carriage –", "Total $129.00"], { name: "Carriage", isDelivery: false }],
  [["Items", "$129.00", "Carriage", "–", "Total", "$129.00"], { name: "Carriage", isDelivery: false }],
  [["Shipping CA$14.50", "Tax after address", "Total CA$432.50"], { name: "Tax", isDelivery: false }],
  [
    ["Shipping", "CA$14.50", "Tax:", "after address", "Total", "CA$432.50"],
    { name: "Tax", isDelivery: false },
  ],
  [["Artículos 25,80 €", "Envío", "según CP", "Total", "25,80 €"], { name: "Envío", isDelivery: true }],
  [
    ["Items $100.00", "Sales tax calculated at next step", "Total $100.00"],
    { name: "Sales tax", isDelivery: false },
  ],
])("a row without an amount is a cost that is still open: %j", (lines, cost) => {
  expect(openCost(lines)).toEqual(cost);
});

test.each([
  [["Shipping", "$4.90", "Total", "$129.00"]],
  [["Garden Chair –", "Total $129.00"]],
  [["Items $129.00", "– 10 %", "Total $119.00"]],
  [["Home", "–", "Chairs"]],
  [["Items $100.00", "Shipping", "Standard", "$4.90", "Total", "$104.90"]],
  [["Items $100.00", "Shipping", "Free", "Total", "$100.00"]],
  [["Items $100.00", "Tax", "included", "Total", "$100.00"]],
  [["Items $100.00", "Tax", "Shipping", "$4.90", "Total", "$104.90"]],
  [["VAT", "Company", "Street"]],
])("other dashes and words are none: %j", (lines) => {
  expect(openCost(lines)).toBeUndefined();
});
