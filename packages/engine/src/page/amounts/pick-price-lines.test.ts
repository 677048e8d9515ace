import { describe, expect, test } from "vitest";
import type { AmountSnapshot } from "../in-page/read-amounts.ts";
import { pickPriceLines } from "./pick-price-lines.ts";

function row(label: string, text: string, change: Partial<AmountSnapshot> = {}): AmountSnapshot {
  return {
    text,
    label,
    seenLabel: "",
    after: "",
    names: "",
    fontSize: 14,
    isBold: false,
    isStruck: false,
    isFollowed: false,
    isCovered: false,
    top: 0,
    ...change,
  };
}

const total = { amount: "39.22", currency: "USD" };
const usd = (amount: string) => ({ amount, currency: "USD" });

function linesOf(amounts: AmountSnapshot[], lines: string[] = [], of = total) {
  return pickPriceLines(amounts, lines, of);
}

describe("the lines of a price", () => {
  test("are the rows that are called so", () => {
    const rows = [row("Subtotal", "$30.00"), row("Shipping", "$6.50"), row("Estimated taxes", "$2.72")];
    expect(linesOf([...rows, row("Total", "$39.22")])).toEqual({ shipping: usd("6.50"), tax: usd("2.72") });
  });

  test("are told in other languages, with their rates", () => {
    const rows = [row("Versandkosten", "4,90 €"), row("inkl. MwSt. (19 %)", "5,43 €")];
    expect(linesOf(rows, [], { amount: "34.00", currency: "EUR" })).toEqual({
      shipping: { amount: "4.90", currency: "EUR" },
      tax: { amount: "5.43", currency: "EUR" },
    });
  });

  test("are taken from behind an amount that the total includes", () => {
    const rows = [row("$39.22 (includes", "$1.86", { after: "Tax)" })];
    expect(linesOf(rows).tax).toEqual(usd("1.86"));
  });

  test("are nothing where delivery is free", () => {
    expect(linesOf([row("Total", "$39.22")], ["Free shipping over all", "Shipping Free"]).shipping).toEqual(
      usd("0.00"),
    );
  });

  test("of two taxes are their sum", () => {
    const canada = [row("GST", "$1.50"), row("PST", "$2.10")];
    expect(linesOf(canada).tax).toEqual(usd("3.60"));
  });

  test("that a summary repeats count once", () => {
    const twice = [
      row("Tax", "$2.72"),
      row("Taxes", "$2.72"),
      row("Shipping", "$6.50"),
      row("Shipping", "$6.50"),
    ];
    expect(linesOf(twice)).toEqual({ shipping: usd("6.50"), tax: usd("2.72") });
  });
});

describe("no line of a price", () => {
  test.each([
    ["is told where no row says it", [row("Subtotal", "$30.00"), row("Total", "$39.22")]],
    ["are ways to deliver that can be chosen", [row("Express", "$12.00"), row("Standard", "$6.50")]],
    ["is a total without it", [row("Total before tax", "$36.50"), row("Subtotal excl. tax", "$30.00")]],
    [
      "is what two rows contradict",
      [row("Shipping", "$6.50"), row("Shipping", "$9.50"), row("Tax", "$1.00"), row("VAT", "$2.00")],
    ],
    ["is a price that no longer holds", [row("Shipping", "$6.50", { isStruck: true })]],
    ["is more than the total", [row("Tax", "$99.00")]],
  ])("%s", (_what, rows) => {
    expect(linesOf(rows)).toEqual({ shipping: null, tax: null });
  });
});
