import { expect, test } from "vitest";
import { openCost } from "./open-cost.ts";

test.each([
  [["Shipping –"], { name: "Shipping", isDelivery: true }],
  [["Items", "$129.00", "Versand", "—", "Total", "$129.00"], { name: "Versand", isDelivery: true }],
  [["Items $129.00", "Carriage –", "Total $129.00"], { name: "Carriage", isDelivery: false }],
  [["Items", "$129.00", "Carriage", "–", "Total", "$129.00"], { name: "Carriage", isDelivery: false }],
])("a row without an amount is a cost that is still open: %j", (lines, cost) => {
  expect(openCost(lines)).toEqual(cost);
});

test.each([
  [["Shipping", "$4.90", "Total", "$129.00"]],
  [["Garden Chair –", "Total $129.00"]],
  [["Items $129.00", "– 10 %", "Total $119.00"]],
  [["Home", "–", "Chairs"]],
])("other dashes are none: %j", (lines) => {
  expect(openCost(lines)).toBeUndefined();
});
