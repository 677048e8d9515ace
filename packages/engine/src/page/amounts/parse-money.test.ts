import { minorDigits } from "@cartwright/contract";
import { describe, expect, test } from "vitest";
import { findAmounts, parseMoney } from "./parse-money.ts";

describe("a displayed amount", () => {
  test.each([
    ["$1,234.56", { amount: "1234.56" }],
    ["1.234,56 €", { amount: "1234.56", currency: "EUR" }],
    ["CHF 1'234.50", { amount: "1234.50", currency: "CHF" }],
    ["CHF 1’234.50", { amount: "1234.50", currency: "CHF" }],
    ["¥1,200", { amount: "1200" }],
    ["1,200円", { amount: "1200", currency: "JPY" }],
    ["USD $37.66", { amount: "37.66", currency: "USD" }],
    ["$37.66 USD", { amount: "37.66", currency: "USD" }],
    ["US$12", { amount: "12", currency: "USD" }],
    ["CA$12.50", { amount: "12.50", currency: "CAD" }],
    ["A$ 9.95", { amount: "9.95", currency: "AUD" }],
    ["1 234,56 zł", { amount: "1234.56", currency: "PLN" }],
    ["1\u00a0234,56\u00a0zł", { amount: "1234.56", currency: "PLN" }],
    ["1\u202f234,56 €", { amount: "1234.56", currency: "EUR" }],
    ["R$ 10,00", { amount: "10.00", currency: "BRL" }],
    ["kr 199,00", { amount: "199.00" }],
    ["1 200 kr", { amount: "1200" }],
    ["199,- SEK", { amount: "199", currency: "SEK" }],
    ["€ 5,-", { amount: "5", currency: "EUR" }],
    ["12.500 Ft", { amount: "12500", currency: "HUF" }],
    ["1 299 Kč", { amount: "1299", currency: "CZK" }],
    ["1.234.567,89 €", { amount: "1234567.89", currency: "EUR" }],
    ["₹1,23,456.00", { amount: "123456.00", currency: "INR" }],
    ["10.000 €", { amount: "10000", currency: "EUR" }],
    ["£1,000", { amount: "1000", currency: "GBP" }],
    ["£0.99", { amount: "0.99", currency: "GBP" }],
    ["$30", { amount: "30" }],
    ["37,66", { amount: "37.66" }],
    ["￥3,300", { amount: "3300" }],
    ["₩25,000", { amount: "25000", currency: "KRW" }],
    ["Total: $37.66", { amount: "37.66" }],
    ["$0.00", { amount: "0.00" }],
    ["KWD 59.000", { amount: "59.000", currency: "KWD" }],
    ["59.000 KWD", { amount: "59.000", currency: "KWD" }],
    ["KWD 1,059.000", { amount: "1059.000", currency: "KWD" }],
    ["KWD 59,000", { amount: "59000", currency: "KWD" }],
    ["59,000 DT", { amount: "59.000", currency: "TND" }],
    ["KD 59.000", { amount: "59.000", currency: "KWD" }],
    ["59.000 Kuwaiti dinars", { amount: "59.000", currency: "KWD" }],
    ["kwd 59.000", { amount: "59.000", currency: "KWD" }],
    ["٥٩٫٠٠٠ د.ك.\u200f", { amount: "59.000", currency: "KWD" }],
    ["BHD 7.250", { amount: "7.250", currency: "BHD" }],
    ["1.234 €", { amount: "1234", currency: "EUR" }],
    ["1.234 EUR", { amount: "1234", currency: "EUR" }],
    ["CLP 59.990", { amount: "59990", currency: "CLP" }],
    ["59 euros", { amount: "59", currency: "EUR" }],
    ["12 US dollars", { amount: "12", currency: "USD" }],
    ["US $12.50", { amount: "12.50", currency: "USD" }],
    ["Linen shirt S $12.50", { amount: "12.50" }],
    ["S$12.50", { amount: "12.50", currency: "SGD" }],
    ["37.66 $ CAD", { amount: "37.66", currency: "CAD" }],
    ["Total (EUR): 37", { amount: "37", currency: "EUR" }],
    ["₦15,000.00", { amount: "15000.00", currency: "NGN" }],
    ["Rs. 1,499", { amount: "1499" }],
    ["R 199.00", { amount: "199.00", currency: "ZAR" }],
    ["S/ 49.90", { amount: "49.90", currency: "PEN" }],
    ["XOF 25 000", { amount: "25000", currency: "XOF" }],
    ["1 200 000 UZS", { amount: "1200000", currency: "UZS" }],
  ])("%j is %j", (text, money) => {
    expect(parseMoney(text)).toEqual(money);
  });

  test.each(["", "Free", "-$5.00", "- 5,00 €", "2 items", "14 days", "$5.00 – $9.00", "2024"])(
    "%j is none",
    (text) => {
      expect(parseMoney(text)).toBeUndefined();
    },
  );

  test("takes the page's currency where its own sign is shared", () => {
    expect(parseMoney("$12.00", "CAD")).toEqual({ amount: "12.00", currency: "CAD" });
    expect(parseMoney("¥1,200", "JPY")).toEqual({ amount: "1200", currency: "JPY" });
  });

  test("does not take a page's currency that its sign contradicts", () => {
    expect(parseMoney("12,00 €", "USD")).toEqual({ amount: "12.00", currency: "EUR" });
    expect(parseMoney("$12.00", "EUR")).toEqual({ amount: "12.00" });
  });
});

describe("every currency of ISO 4217", () => {
  const codes = Intl.supportedValuesOf("currency").filter((code) => code !== "XXX");

  test("is read by its code, before and after the amount", () => {
    for (const currency of codes) {
      expect(parseMoney(`${currency} 900.00`)).toEqual({ amount: "900.00", currency });
      expect(parseMoney(`1,234.56 ${currency}`)).toEqual({ amount: "1234.56", currency });
    }
  });

  test("is read as it is written in English, with its own digits", () => {
    for (const currency of codes) {
      const digits = minorDigits(currency);
      const format = {
        style: "currency",
        currencyDisplay: "code",
        currency,
        minimumFractionDigits: digits,
      } as const;
      const written = new Intl.NumberFormat("en", format).format(1059);
      const amount = digits === 0 ? "1059" : `1059.${"0".repeat(digits)}`;
      expect(parseMoney(written)).toEqual({ amount, currency });
    }
  });
});

test("each amount has the currency beside it", () => {
  expect(findAmounts("$37.66 (KWD 11.400)", "USD")).toEqual([
    { amount: "37.66", currency: "USD" },
    { amount: "11.400", currency: "KWD" },
  ]);
  expect(findAmounts("10 € 12 CHF")).toEqual([
    { amount: "10", currency: "EUR" },
    { amount: "12", currency: "CHF" },
  ]);
});

test("a text of any length is read at once", () => {
  for (const text of [
    `$1 -${" ".repeat(500_000)}x`,
    "1 ".repeat(300_000),
    "$".repeat(500_000),
    "a".repeat(500_000),
  ]) {
    const begunAt = performance.now();
    parseMoney(text);
    expect(performance.now() - begunAt).toBeLessThan(200);
  }
});

test("every amount of a sentence is found, in order", () => {
  expect(findAmounts("$37.66 (includes $1.86 tax)").map(({ amount }) => amount)).toEqual(["37.66", "1.86"]);
});
