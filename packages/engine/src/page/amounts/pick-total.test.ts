import { expect, it } from "vitest";
import { languages } from "../../words/languages.ts";
import type { AmountSnapshot } from "../in-page/read-amounts.ts";
import { pickTotal } from "./pick-total.ts";

const total = (text: string, label = "Order total"): AmountSnapshot => ({
  text,
  label,
  seenLabel: "",
  names: "",
  fontSize: 16,
  isBold: false,
  isStruck: false,
  isFollowed: false,
  isCovered: false,
  top: 0,
});
const dollars = (amount: string) => ({ amount, currency: "USD" });

it.each([
  ["one amount", "$37.66", "37.66", []],
  ["an amount with the tax in it", "$37.66 (includes $1.86 tax)", "37.66", []],
  ["an amount for today and a higher one for later", "$15.00 today, then $900.00", "900.00", ["15.00"]],
  [
    "an amount for today and two for later",
    "$15.00 today, $400.00 in May, $500.00 in June",
    "500.00",
    ["15.00", "400.00"],
  ],
])("a line with %s", (_what, text, amount, contradicting) => {
  const found = { amounts: [total(text)], currency: "USD", dollar: "", language: "en" };
  expect(pickTotal(found, languages)).toEqual({
    total: dollars(amount),
    contradicting: contradicting.map(dollars),
  });
});

it.each([
  "$9\u034f|15.00",
  "$9|15.00",
  "$90/0.00",
  "$1`500.00",
  "$1_500.00",
  "$9،150.00",
  "$1⎖500",
  "$9 15.00",
  "1 500 50 kr",
  "9$00.00",
  "$1\u03365.00",
  "$ⅨⅩ15",
  "$9⁰⁰.00",
  "₹ ९15.00",
  "$15k",
  "$1.5M",
  "₹ 1.5L",
  "USD 15 million",
  "₹15 crore",
  "1万5000円",
  "¥1万5000",
  "$15.00 × 60",
  "60 x $15.00",
  "$15.00 + $885.00",
  "$15.00 + tax",
])("a total written %j is none, and nothing else on the page is taken for it", (text) => {
  const amounts = [total(text), total("$15.00", "Grand total")];
  const found = { amounts, currency: "USD", dollar: "", language: "en" };
  expect(pickTotal(found, languages)).toBeUndefined();
});

it.each([
  ["$9\u206000.00", "900.00"],
  ["$9\u00ad00.00", "900.00"],
  ["$9\ufeff00.00", "900.00"],
  ["1€50", "1.50"],
  ["1 500:50 kr", "1500.50"],
  ["Order total (3 items): $15.00", "15.00"],
  ["Total 3 pcs. $15.00", "15.00"],
  ["$15.00USD", "15.00"],
  ["15.00 USD*", "15.00"],
  ["€15,-", "15"],
  ["15,00 € inkl. MwSt.", "15.00"],
  ["£15.00\u200e", "15.00"],
])("a total written %j is %s", (text, amount) => {
  const found = { amounts: [total(text)], currency: "", dollar: "", language: "en" };
  expect(pickTotal(found, languages)?.total.amount).toBe(amount);
});

it("a line that names a second currency is told", () => {
  const found = { amounts: [total("$15.00 / 900,00 €")], currency: "", dollar: "USD", language: "en" };
  expect(pickTotal(found, languages)).toMatchObject({
    total: { amount: "900.00", currency: "EUR" },
    contradicting: [{ amount: "15.00" }],
  });
});

it.each(["Total Including Shipping", "Gesamtsumme inkl. Versand", "Total avec livraison", "Final sum"])(
  "%s is the total",
  (label) => {
    const amounts = [total("$20.00", "Shipping"), total("$40.00", label)];
    const found = { amounts, currency: "USD", dollar: "", language: "en" };
    expect(pickTotal(found, languages)?.total).toEqual(dollars("40.00"));
  },
);

it.each(["Subtotal including tax", "Shipping incl. tax", "Total excluding shipping"])(
  "%s is none",
  (label) => {
    const found = { amounts: [total("$40.00", label)], currency: "USD", dollar: "", language: "en" };
    expect(pickTotal(found, languages)).toBeUndefined();
  },
);

it.each([
  ["that is called no more than that", [total("EUR 76.12", "Amount: EUR"), total("USD 80.00", "")], "76.12"],
  [
    "that stands alone, whatever it is called",
    [total("$86.00", "Garden Shop"), total("$86.00", "")],
    "86.00",
  ],
  ["that is called the total, beside others", [total("$80.00", "Amount"), total("$84.00")], "84.00"],
])("the amount of a page of a payment %s is what is paid", (_how, amounts, amount) => {
  const found = { amounts, currency: "", dollar: "USD", language: "en" };
  expect(pickTotal({ ...found, isOfPayment: true }, languages)?.total.amount).toBe(amount);
});

it("two sums without a name leave the amount of a payment open", () => {
  const amounts = [total("$86.00", "Garden Shop"), total("$5.00", "")];
  const found = { amounts, currency: "USD", dollar: "", language: "en", isOfPayment: true };
  expect(pickTotal(found, languages)).toBeUndefined();
});
