import { expect, it } from "vitest";
import type { OfferOption } from "../offer.ts";
import { readTokens } from "../request/tokens.ts";
import { countGoods } from "./count-goods.ts";

const one = (...values: string[]): OfferOption[] => [{ name: "Item", values }];
const tickets = one("Adult", "Child", "Senior", "Programme booklet");
const bars = one("Milk 45%", "Sea Salt Caramel", "Piedmont Hazelnut", "Candied Orange", "Peppermint");
const shirts: OfferOption[] = [
  { name: "Colour", values: ["White", "Black", "Navy"] },
  { name: "Size", values: ["S", "M", "L", "XL"] },
];
const counted = (options: readonly OfferOption[], request: string) => {
  const found = countGoods(options, readTokens(request));
  const lines = found?.lines.map(({ count, values }) => `${count} ${[...values.values()].join(" / ")}`);
  return lines && `${lines.join(", ")}${found?.isClear ? "" : "?"}`;
};

it.each([
  [tickets, "two adults and one child, no programme booklet", "2 Adult, 1 Child"],
  [one("Adults", "Children", "Infants"), "for two adults and one child", "2 Adults, 1 Children"],
  [tickets, "two adults and one child, and one glass of wine", "2 Adult, 1 Child?"],
  [tickets, "2 adults and 3 children for 19 December at 14:00", "2 Adult, 3 Child"],
  [tickets, "an adult and a child", "1 Adult, 1 Child"],
  [tickets, "3 tickets: 2 adults, 1 senior", "2 Adult, 1 Senior"],
  [tickets, "Adult: 2, child: 1", "2 Adult, 1 Child"],
  [tickets, "adult x 2, child x 1", "2 Adult, 1 Child"],
  [
    bars,
    "two sea salt, three hazelnut and one orange",
    "2 Sea Salt Caramel, 3 Piedmont Hazelnut, 1 Candied Orange",
  ],
  [bars, "a box of 6: 4 milk, 2 peppermint", "4 Milk 45%, 2 Peppermint"],
  [shirts, "5 in navy L and 10 in navy XL", "5 L / Navy, 10 XL / Navy"],
  [shirts, "3 in S and 2 in M, all black", "3 S / Black, 2 M / Black"],
  [shirts, "2 white and 1 navy, size L", "2 White / L, 1 Navy / L"],
  [shirts, "2 white in S, 3 black in M", "2 White / S, 3 Black / M"],
  [one("M6 x 30", "M8 x 40"), "4 of the M8 x 40 and 2 of the M6 x 30", "4 M8 x 40, 2 M6 x 30"],
  [one("38", "40"), "2 in 38 and 1 in 40", "2 38, 1 40"],
  [one("Erwachsene", "Kind (4–14)"), "zwei Erwachsene und ein Kind", "2 Erwachsene, 1 Kind (4–14)"],
  [tickets, "two adults and one child for the Winter Quartet", "2 Adult, 1 Child"],
  [one("250 g", "500 g"), "two of 250 g and one of 500 g", "2 250 g, 1 500 g"],
])("of %j, %j is %s", (options, request, lines) => {
  expect(counted(options, request)).toBe(lines);
});

it.each([
  [tickets, "2 adults and the child", "2 Adult?"],
  [tickets, "2 adults and 1 child, 4 in the front row", "2 Adult, 1 Child?"],
  [tickets, "2 adults there, 3 adults and 1 child back", "2 Adult, 3 Adult, 1 Child?"],
  [shirts, "5 in navy L and 10 in white", "5 Navy / L, 10 White / L?"],
])("of %j, %j is not clear: %s", (options, request, lines) => {
  expect(counted(options, request)).toBe(lines);
});

it.each([
  [tickets, "two adults", "2 Adult"],
  [tickets, "an adult ticket, and no child", "1 Adult"],
  [shirts, "2 in navy, size L", "2 Navy / L"],
  [tickets, "two adults and one baby", "2 Adult?"],
  [bars, "the sea salt bar", undefined],
])("of %j, %j asks for no several goods", (options, request, lines) => {
  expect(counted(options, request)).toBe(lines);
});
