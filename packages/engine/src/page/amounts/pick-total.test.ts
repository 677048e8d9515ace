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
