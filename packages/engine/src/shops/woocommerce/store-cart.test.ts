import { expect, it } from "vitest";
import { holdsCounted, holdsEach, ownLines, storeCart } from "./store-cart.ts";

const line = (name: string, editable = true, sold_individually = false) => ({
  name,
  quantity: 1,
  quantity_limits: { editable },
  sold_individually,
});

it.each([
  [
    "named after the set",
    [line("Tea set"), line("Tea set &rarr; Green tea"), line("Tea set &rarr; Honey")],
    ["Tea set"],
  ],
  ["whose number only the set changes", [line("Tea set"), line("Green tea", false)], ["Tea set"]],
  ["that were chosen", [line("Tea set"), line("Glass pot")], ["Tea set"]],
  [
    "but no extra that the shop adds",
    [line("Tea set"), line("Tea set gift box")],
    ["Tea set", "Tea set gift box"],
  ],
  [
    "nor one that is sold one by one",
    [line("Tea set"), line("Insurance", false, true)],
    ["Tea set", "Insurance"],
  ],
  ["and not without the set", [line("Green tea", false), line("Honey", false)], ["Green tea", "Honey"]],
])("the parts of a set are no goods of their own: those %s", (_which, items, own) => {
  const known = storeCart.parse({ items }).items;
  const found = ownLines(known, { goods: "Tea set", values: ["1 × Glass pot $31.00 50 in stock"] });

  expect(found.map(({ name }) => name)).toEqual(own);
});

it.each([
  ["each with its number of pieces", { Lavender: 2, Pine: 1 }, true],
  ["but no other number", { Lavender: 1, Pine: 1 }, false],
  ["none of them missing", { Lavender: 2 }, false],
  ["and none that was not ordered", { Lavender: 2, Pine: 1, Olive: 1 }, false],
])("several goods that one button orders have a line each, %s", (_which, lines, expected) => {
  const items = Object.entries(lines).map(([name, quantity]) => ({ ...line(`${name} soap`), quantity }));
  const counts = new Map([
    ["Lavender soap $6.00", 2],
    ["Olive soap $6.50", 0],
    ["Pine soap $7.00", 1],
  ]);

  expect(holdsCounted(storeCart.parse({ items }).items, counts, 1)).toBe(expected);
});

it("several variants of one product are a line each, with their own number of pieces", () => {
  const line = (size: string, quantity: number) => ({
    name: "Shirt",
    quantity,
    variation: [{ value: size }],
  });
  const cart = (...lines: ReturnType<typeof line>[]) => storeCart.parse({ items: lines }).items;
  const each = (["S", "M"] as const).map((size, at) => ({
    variant: { id: size, values: [size], price: undefined, isAvailable: true },
    quantity: at + 1,
  }));
  expect(holdsEach(cart(line("S", 1), line("M", 2)), each)).toBe(true);
  expect(holdsEach(cart(line("S", 2), line("M", 1)), each)).toBe(false);
  expect(holdsEach(cart(line("S", 1)), each)).toBe(false);
});
