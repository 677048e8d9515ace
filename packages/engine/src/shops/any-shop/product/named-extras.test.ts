import { expect, test } from "vitest";
import type { OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import { isLeftOpen, namedExtras } from "./named-extras.ts";

function boxes(name: string, ...titles: string[]): OptionGroupSnapshot {
  const choices = titles.map((title) => {
    return { title, value: title, selector: title, enabled: true, isChosen: false, isPreset: false };
  });
  return { kind: "checkbox", name, isRequired: false, selector: name, choices };
}

test.each([
  [
    "add avocado and edamame, no cucumber",
    boxes("Add extras", "Avocado", "Edamame", "Mango"),
    ["Avocado", "Edamame"],
  ],
  ["add avocado, no cucumber", boxes("Leave out", "Cucumber", "Sesame"), ["Cucumber"]],
  ["sin cebolla", boxes("Quitar ingredientes", "Cebolla", "Queso"), ["Cebolla"]],
  ["with extra cucumber", boxes("Leave out", "Cucumber"), []],
  ["no onions", boxes("Extra toppings", "Onions"), []],
  ["gift wrapped", boxes("wrap", "Add gift wrapping (+$5.00)"), ["Add gift wrapping (+$5.00)"]],
])("%s names the boxes to tick", (request, group, named) => {
  const wanted = namedExtras(group, request).filter(({ isRequired }) => isRequired);
  expect(wanted.flatMap(({ choices }) => choices.map(({ title }) => title))).toEqual(named);
});

test.each([
  ["the large one, no filters", "Add filters: Optional", true],
  [undefined, "Monogram (optional)", true],
  ["with the 40 pack of filters", "Add filters: Optional", false],
  ["the large one", "Filters", false],
])("%s leaves the list %j as it is: %j", (request, name, isLeft) => {
  expect(isLeftOpen({ ...boxes(name, "40 pack", "100 pack"), kind: "select" }, request)).toBe(isLeft);
});
