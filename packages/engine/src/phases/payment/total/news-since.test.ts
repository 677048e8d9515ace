import { describe, expect, it } from "vitest";
import { goodsInstead, isNamedWithGoods } from "./lines-about-goods.ts";
import { newsSince, noteSince } from "./news-since.ts";
import type { PageSays } from "./page-says.ts";

const frame = ["Checkout", "E-mail", "Street", "Payment", "Card number", "Total $15.00", "Place order"];
const says = (goods: readonly string[], more: Partial<PageSays> = {}): PageSays => ({
  address: "https://shop.example/checkout",
  lines: [...frame.slice(0, 3), ...goods, ...frame.slice(3)],
  charges: [],
  ...more,
});
const goods = { title: "Garden Chair", values: ["Oak", "Size: L"], pieces: 2 };
const news = (before: PageSays, now: PageSays) => newsSince(before, now, goods);

describe("what a page says of the order since a person has agreed to it", () => {
  it.each([
    [
      "another number of pieces",
      ["Garden Chair × 1"],
      ["Garden Chair × 5"],
      '"Garden Chair × 1"',
      '"Garden Chair × 5"',
    ],
    [
      "other goods",
      ["Garden Chair"],
      ["Velvet Sofa, final sale"],
      '"Garden Chair"',
      '"Velvet Sofa, final sale"',
    ],
    [
      "other goods in one of two places",
      ["Garden Chair", "Garden Chair"],
      ["Garden Chair", "Sofa"],
      '"Garden Chair"',
      '"Sofa"',
    ],
    [
      "another number than is ordered, with the choices",
      ["Garden Chair"],
      ["3 × Garden Chair (Oak, L)"],
      '"Garden Chair"',
      '"3 × Garden Chair (Oak, L)"',
    ],
    [
      "a remark beside their number",
      ["Garden Chair"],
      ["2 × Garden Chair (Oak, used)"],
      '"Garden Chair"',
      '"2 × Garden Chair (Oak, used)"',
    ],
    [
      "another number below the goods",
      ["Garden Chair", "Qty: 1"],
      ["Garden Chair", "Qty: 7"],
      '"Qty: 1"',
      '"Qty: 7"',
    ],
  ])("%s", (_what, before, now, was, is) => {
    const told = news(says(before), says(now));
    expect(told).toContain(was);
    expect(told).toContain(is);
  });

  it("not what a list of the form shows since it was chosen", () => {
    const [before, now] = [says(["Garden Chair"]), says(["Garden Chair", "3 x Oil"])];
    expect(newsSince(before, now, goods)).toContain("3 x Oil");
    expect(newsSince(before, now, { ...goods, shown: ["3 x Oil"] })).toBeUndefined();
  });

  it("a sum that is charged besides", () => {
    const charges = ["Renews at $99.00 per month"];
    expect(news(says([]), says([], { charges }))).toContain('"Renews at $99.00 per month"');
    expect(news(says([], { charges }), says([], { charges }))).toBeUndefined();
  });

  it.each([
    ["nothing", ["Garden Chair × 1"], ["Garden Chair × 1"]],
    ["a summary that was folded up", ["Garden Chair × 1", "$15.00"], []],
    [
      "words that have nothing to do with the goods",
      ["Garden Chair"],
      ["Garden Chair", "Visa ending in 4242"],
    ],
    ["the goods with their number and choices", ["Garden Chair"], ["2 × Garden Chair (Oak, L)"]],
    ["another remark", ["Garden Chair", "3 people look at this"], ["Garden Chair", "4 people look at this"]],
  ])("is no news: %s", (_what, before, now) => {
    expect(news(says(before), says(now))).toBeUndefined();
  });

  it("more goods, and goods of a page that only calls itself another one", () => {
    const before = says(["Garden Chair × 1"]);
    expect(news(before, says(["Garden Chair × 1", "Velvet Sofa × 3"]))).toContain('"Velvet Sofa × 3"');
    const other = says(["Velvet Sofa × 1"], { address: "https://shop.example/checkout?x=1" });
    expect(news(before, other)).toContain('"Velvet Sofa × 1"');
  });

  it("on another step, other goods that are counted in their place", () => {
    const step = (line: string) => ({
      ...says([]),
      lines: ["Review", line, "Ada Lovelace", "548 Market Street", "$15.00"],
    });
    expect(news(says(["Garden Chair × 1"]), step("Velvet Sofa × 1"))).toContain('"Velvet Sofa × 1"');
    expect(news(says(["Garden Chair × 1"]), step("Chair, green × 1"))).toBeUndefined();
    expect(news(says(["Garden Chair × 1"]), step("Your parcel"))).toBeUndefined();
  });

  it("on another step, the goods may be written otherwise", () => {
    const step = {
      ...says([]),
      lines: ["Review", "Garden Chair (1)", "Ada Lovelace", "548 Market Street", "$15.00"],
    };
    expect(news(says(["Garden Chair × 1"]), step)).toBeUndefined();
  });
});

it("goods in place of those that should be bought are told where none of their words is on the page", () => {
  expect(goodsInstead({ lines: ["Checkout", "Velvet Sofa × 1"] }, "Garden Chair")).toBe("Velvet Sofa × 1");
  expect(goodsInstead({ lines: ["Green chair", "Cushion × 1"] }, "Garden Chair")).toBeUndefined();
  expect(goodsInstead({ lines: ["Checkout", "Total $15.00"] }, "Garden Chair")).toBeUndefined();
});

it.each([
  [["Garden Chair, red"], "red", true],
  [["Garden Chair", "Size: M", "$80.00"], "M", true],
  [["Garden Chair", "$80.00", "Total $80.00", "M"], "M", false],
  [["Garden Chair", "Medium"], "M", false],
  [["Velvet Sofa, red"], "red", false],
])("among %j the goods are named with %j: %j", (lines, words, isNamed) => {
  expect(isNamedWithGoods({ lines }, "Garden Chair", words)).toBe(isNamed);
});

it.each([
  ["Discount expired, $20.00 is collected by the courier", true],
  ["All prices in SGD", true],
  ["We pack it with love in our own workshop", false],
])(
  "a note beside the total that was not there when it was approved is told if it names money: %s",
  (note, isTold) => {
    const says = (lines: string[]) => ({ address: "https://shop.example/", lines, charges: [] });
    const total = { amount: "80.00", currency: "USD" };
    const now = { total, unexplained: { lines: [note], isMore: false } };
    expect(noteSince(says(["Total $80.00"]), says(["Total $80.00", note]), now)).toBe(
      isTold ? `It says now: "${note}".` : undefined,
    );
    expect(noteSince(says(["Total $80.00", `${note}.`]), says(["Total $80.00", note]), now)).toBeUndefined();
    expect(noteSince(says(["One", "Two", "Three"]), says(["Total $80.00", note]), now)).toBeUndefined();
  },
);
