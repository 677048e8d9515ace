import { expect, it } from "vitest";
import { namedOtherwise } from "./named-otherwise.ts";

const described = [
  "Garden Chair",
  "A sturdy chair of solid oak for the garden.",
  "Colour",
  "Blue",
  "Add to basket",
];
const said = (...lines: string[]) =>
  namedOtherwise(lines, {
    goods: "Garden Chair",
    values: ["Blue"],
    described,
    request: "a chair for my balcony",
  });

it.each([
  "1 × Garden Chair (for parts, not working)",
  "Garden Chair, doll's house scale 1:12",
  "Garden Chair, hire for one weekend",
  "Garden Chair (printed photograph)",
])("a name with more than the product's page says is told: %s", (line) => {
  expect(said("Order summary", line, "Total $80.00")).toBe(`It calls the goods "${line}".`);
});

it.each([
  ["1 × Garden Chair, Blue"],
  ["Garden Chair – solid oak, colour: Blue, quantity 1"],
  ["Garden Chair Oakwell", "Ships within 3 business days"],
  ["Garden Chair", "Garden Chair, hire for one weekend: also at our branch"],
  ["Garden Chair for my balcony"],
  ["Velvet Sofa for rainy afternoons"],
])("nothing is told of %j %j", (...lines) => {
  expect(said(...lines)).toBe("");
});
