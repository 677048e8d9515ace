import { describe, expect, test } from "vitest";
import type { AmountSnapshot } from "../in-page/amounts/read-amounts.ts";
import { amountRow } from "./amount-fixture.ts";
import { pickPriceLines } from "./pick-price-lines.ts";

const total = { amount: "39.22", currency: "USD" };
const usd = (amount: string) => ({ amount, currency: "USD" });

function linesOf(amounts: AmountSnapshot[], lines: string[] = [], of = total) {
  return pickPriceLines(amounts, lines, of);
}

describe("the lines of a price", () => {
  test("are the rows that are called so", () => {
    const rows = [
      amountRow("Subtotal", "$30.00"),
      amountRow("Shipping", "$6.50"),
      amountRow("Estimated taxes", "$2.72"),
    ];
    expect(linesOf([...rows, amountRow("Total", "$39.22")])).toEqual({
      shipping: usd("6.50"),
      tax: usd("2.72"),
    });
  });

  test("are told in other languages, with their rates", () => {
    const rows = [amountRow("Versandkosten", "4,90 €"), amountRow("inkl. MwSt. (19 %)", "5,43 €")];
    expect(linesOf(rows, [], { amount: "34.00", currency: "EUR" })).toEqual({
      shipping: { amount: "4.90", currency: "EUR" },
      tax: { amount: "5.43", currency: "EUR" },
    });
  });

  test("are taken from behind an amount that the total includes", () => {
    const rows = [amountRow("$39.22 (includes", "$1.86", { after: "Tax)" })];
    expect(linesOf(rows).tax).toEqual(usd("1.86"));
  });

  test("are nothing where delivery is free", () => {
    expect(
      linesOf([amountRow("Total", "$39.22")], ["Free shipping over all", "Shipping Free"]).shipping,
    ).toEqual(usd("0.00"));
  });

  test("of two taxes are their sum", () => {
    const canada = [amountRow("GST", "$1.50"), amountRow("PST", "$2.10")];
    expect(linesOf(canada).tax).toEqual(usd("3.60"));
  });

  test("that a summary repeats count once", () => {
    const twice = [
      amountRow("Tax", "$2.72"),
      amountRow("Taxes", "$2.72"),
      amountRow("Shipping", "$6.50"),
      amountRow("Shipping", "$6.50"),
    ];
    expect(linesOf(twice)).toEqual({ shipping: usd("6.50"), tax: usd("2.72") });
  });
});

describe("no line of a price", () => {
  test.each([
    ["is told where no row says it", [amountRow("Subtotal", "$30.00"), amountRow("Total", "$39.22")]],
    [
      "are ways to deliver that can be chosen",
      [amountRow("Express", "$12.00"), amountRow("Standard", "$6.50")],
    ],
    [
      "is a total without it",
      [amountRow("Total before tax", "$36.50"), amountRow("Subtotal excl. tax", "$30.00")],
    ],
    [
      "is what two rows contradict",
      [
        amountRow("Shipping", "$6.50"),
        amountRow("Shipping", "$9.50"),
        amountRow("Tax", "$1.00"),
        amountRow("VAT", "$2.00"),
      ],
    ],
    ["is a price that no longer holds", [amountRow("Shipping", "$6.50", { isStruck: true })]],
    ["is more than the total", [amountRow("Tax", "$99.00")]],
  ])("%s", (_what, rows) => {
    expect(linesOf(rows)).toEqual({ shipping: null, tax: null });
  });
});
