import { expect, test } from "vitest";
import type { OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import { groupsToSettle } from "./groups-to-settle.ts";

function groupOf(name: string, titles: readonly string[], chosen = ""): OptionGroupSnapshot {
  const choices = titles.map((title) => ({
    title,
    value: title,
    selector: title,
    enabled: true,
    isChosen: title === chosen,
    isPreset: title === chosen,
  }));
  return { kind: "buttons", name, isRequired: false, selector: "", choices };
}

test.each([
  ["How to get it", ["Delivery: Check availability", "In store: Select store"]],
  ["Lieferart", ["Lieferung", "Abholung in der Filiale"]],
])("%s is settled in the checkout, not on the product", (name, titles) => {
  expect(groupsToSettle([groupOf(name, titles)])).toEqual([]);
});

test.each([
  ["Size", ["S", "M"]],
  ["Finish", ["Standard", "Ground glass"]],
])("%s is a property of the product", (name, titles) => {
  expect(groupsToSettle([groupOf(name, titles)]).map((one) => one.name)).toEqual([name]);
});

test("a row of which one shows as chosen is a choice, even if a value is also a word for the checkout", () => {
  const formats = ["Botella 500 ml", "Lata 2,5 l", "Caja 6 × 500 ml"];
  expect(groupsToSettle([groupOf("Formato", formats, "Botella 500 ml")])).toHaveLength(1);
  expect(groupsToSettle([groupOf("Compra", ["Añadir a la cesta", "Caja"])])).toEqual([]);
});

test("what is left of a plan's choices says how often, and is no button that buys", () => {
  const choice = (title: string) => ({
    title,
    value: title,
    selector: title,
    enabled: true,
    isChosen: false,
    isPreset: false,
  });
  const buttons = (...titles: string[]) =>
    groupsToSettle([
      { kind: "buttons", name: "Billing", isRequired: true, selector: "x", choices: titles.map(choice) },
    ]);
  expect(buttons("One-time purchase")).toHaveLength(1);
  expect(buttons("Add to cart", "Buy now")).toHaveLength(0);
});

test.each(["Aantal paar", "Menge (Stück)", "Quantity"])(
  "%s counts pieces, and is no property of the product",
  (name) => {
    expect(groupsToSettle([groupOf(name, ["1", "2", "3"], "1")])).toEqual([]);
  },
);
