import { describe, expect, it } from "vitest";
import { amountRow } from "./amount-fixture.ts";
import { explainTotal, type OrderedGoods } from "./explain-total.ts";

const chair: OrderedGoods = {
  isOrdered: (label) => /garden chair/i.test(label),
  price: "80.00",
  pieces: 1,
  taken: [],
  offered: [],
};
const explain = (
  total: string,
  rows: readonly (readonly [string, string])[],
  goods: Partial<OrderedGoods> = {},
) =>
  explainTotal(
    [...rows.map(([label, text]) => amountRow(label, text)), amountRow("Total", `$${total}`)],
    { amount: total, currency: "USD" },
    { ...chair, ...goods },
  );

describe("what a total consists of", () => {
  it.each([
    [
      "95.00",
      [
        ["1 × Garden Chair", "$80.00"],
        ["Care kit", "$15.00"],
      ],
      ["Care kit $15.00"],
    ],
    [
      "80.00",
      [
        ["Velvet Sofa", "$80.00"],
        ["Delivery", "$0.00"],
      ],
      ["Velvet Sofa $80.00"],
    ],
    [
      "110.00",
      [
        ["Garden Chair", "$80.00"],
        ["Handling", "$18.00"],
        ["Processing", "$12.00"],
      ],
      ["Handling $18.00", "Processing $12.00"],
    ],
  ] as const)("is told where a row is neither the goods nor a usual one: %s", (total, rows, told) => {
    expect(explain(total, rows)).toEqual({ otherRows: told, rest: undefined });
  });

  it.each([
    [
      "85.95",
      [
        ["Garden Chair", "$80.00"],
        ["Delivery", "$5.95"],
      ],
    ],
    [
      "85.95",
      [
        ["Subtotal", "$80.00"],
        ["Shipping (standard)", "$5.95"],
      ],
    ],
    [
      "80.00",
      [
        ["Garden Chair", "$80.00"],
        ["incl. VAT", "$12.77"],
      ],
    ],
    [
      "70.00",
      [
        ["Garden Chair", "$80.00"],
        ["Discount", "-$10.00"],
      ],
    ],
    [
      "80.00",
      [
        ["Garden Chair", "$80.00"],
        ["You may also like: Cushion", "$49.00"],
      ],
    ],
    ["160.00", [["Garden Chair", "$160.00"]]],
    ["80.00", []],
  ] as const)("is not told where the usual rows come to it: %s %o", (total, rows) => {
    expect(explain(total, rows)).toEqual({ otherRows: [], rest: undefined });
  });

  it.each([
    ["95.00", "Garden Chair care kit", "$15.00"],
    ["160.00", "Garden Chair, Red", "$80.00"],
    ["89.00", "Tax service fee", "$9.00"],
    ["89.00", "Delivery protection", "$9.00"],
  ])("is told where a row only sounds like the goods or a usual one: %s, %s", (total, label, text) => {
    const rows = [
      ["Garden Chair, Blue", "$80.00"],
      [label, text],
    ] as const;
    expect(explain(total, rows).otherRows).toEqual([`${label} ${text}`]);
  });

  it.each([
    [
      "89.00",
      [
        ["Garden Chair", "$80.00"],
        ["UPS Ground shipping", "$9.00"],
      ],
    ],
    [
      "89.00",
      [
        ["Garden Chair", "$80.00"],
        ["Estimated sales tax for California", "$9.00"],
      ],
    ],
    [
      "89.00",
      [
        ["Garden Chair", "$80.00"],
        ["Standard delivery (3-5 days)", "$9.00"],
      ],
    ],
    [
      "80.00",
      [
        ["Garden Chair", "$80.00"],
        ["1 × Garden Chair", "$80.00"],
      ],
    ],
  ] as const)("is not told where a usual row has a word more: %s %o", (total, rows) => {
    expect(explain(total, rows)).toEqual({ otherRows: [], rest: undefined });
  });

  it("is told where a row of another name costs nothing, unless it is one that is only not used", () => {
    const rows = [
      ["Garden Chair", "$80.00"],
      ["Oak+ club", "$0.00"],
      ["Gift card", "$0.00"],
      ["Delivery", "$0.00"],
      ["Handling fee", "$0.00"],
    ] as const;
    expect(explain("80.00", rows).otherRows).toEqual(["Oak+ club $0.00"]);
  });

  it("counts the price of a choice that is taken, and none that is not", () => {
    const choices = { taken: ["Express delivery $25.00"], offered: ["Gift wrapping $5.00"] };
    const rows = [
      ["Garden Chair", "$80.00"],
      ["Gift wrapping", "$5.00"],
    ] as const;
    expect(explain("105.00", rows, choices)).toEqual({ otherRows: [], rest: undefined });
    const twice = [["Collect in store Reno (2) Collect in store", "$0.00"]] as const;
    const offered = { taken: [], offered: ["Collect in store Reno"] };
    expect(explain("80.00", [["Garden Chair", "$80.00"], ...twice], offered).otherRows).toEqual([]);
  });

  it.each([
    ["95.00", [], "15.00"],
    ["89.00", [["1 × Garden Chair", "$80.00"]], "9.00"],
    [
      "100.95",
      [
        ["Garden Chair", "$80.00"],
        ["Delivery", "$5.95"],
      ],
      "15.00",
    ],
  ] as const)("names what nothing explains: %s", (total, rows, rest) => {
    expect(explain(total, rows)).toEqual({ otherRows: [], rest });
  });

  it("says nothing where the product's page named no price", () => {
    expect(explain("95.00", [], { price: undefined }).rest).toBeUndefined();
  });
});

it("the row of a delivery or a way to pay that the question names is no row of other goods, another's is", () => {
  const rows = [
    ["Garden Chair", "$80.00"],
    ["Cash on delivery (collected)", "$6.00"],
  ] as const;
  const taken = ["Cash on delivery (collected)"];
  expect(explain("86.00", rows, { taken, told: taken }).otherRows).toEqual([]);
});
