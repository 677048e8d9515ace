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

test("every amount of a sentence is found, in order", () => {
  expect(findAmounts("$37.66 (includes $1.86 tax)").map(({ amount }) => amount)).toEqual(["37.66", "1.86"]);
});
