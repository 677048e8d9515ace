import { describe, expect, it, test } from "vitest";
import { chargesInWords, otherCharges } from "./other-charges.ts";

const total = { amount: "15.00", currency: "USD" };
const said = (...lines: string[]) => otherCharges(lines, { total });

describe("what a page says that is charged besides its total, or again", () => {
  it.each([
    "Renews at $99.00 per month until cancelled",
    "Your card will be charged $900.00 when you place the order.",
    "Balance of $885.00 will be charged on delivery",
    "$15.00 monthly, cancel at any time",
    "Tip for your driver $3.00",
    "By ordering you subscribe to Plus ($9.99/mo).",
    "Verlängert sich danach für 99,00 € im Monat",
    "Puis 49,90 € par mois, sans engagement",
    "初回15ドル、2回目以降は毎月 9,900円",
    "Ubezpieczenie przesyłki 12,00 zł",
  ])("%s", (line) => {
    expect(said("Garden Chair $15.00", line, "Total $15.00")).toEqual([line]);
  });

  it("is told from the largest on: small ones hide none", () => {
    const small = [1, 2, 3, 4].map((cents) => `Stamp fee, later $0.0${cents}`);
    expect(said(...small, "Then your card is charged $900.00")[0]).toContain("$900.00");
  });

  it("stands in two cells, or in two lines", () => {
    expect(said("Monthly renewal", "$99.00")).toEqual(["Monthly renewal $99.00"]);
    expect(said("$99.00", "per month")).toEqual(["$99.00 per month"]);
  });

  it("is cut out of a long line, around its amount", () => {
    const [line = ""] = said(
      `${"Words of the shop. ".repeat(20)}Then $99.00 a month.${" More words.".repeat(20)}`,
    );
    expect(line).toContain("Then $99.00 a month.");
    expect(line.length).toBeLessThan(200);
  });

  it.each([
    "Garden Chair $15.00",
    "Your card will be charged $15.00 when you place the order.",
    "Shipping $0.00",
    "Subtotal excl. tax $12.00",
    "Gift card balance $0.00",
    "Free delivery over $50.00",
    "Only 3 left, order monthly",
    "Sofa $900.00",
  ])("is not: %s", (line) => {
    expect(said(line)).toEqual([]);
  });
});

test("in a language that nobody here reads, a sentence with more than the total is told", () => {
  const line = "Ezt követően havonta 99.00 USD kerül levonásra";
  expect(otherCharges([line], { total, isUnread: true })).toEqual([line]);
  expect(otherCharges(["Kanapé 900.00 USD"], { total, isUnread: true })).toEqual([]);
});

describe("a charge without an amount in digits", () => {
  it.each([
    "Your membership renews automatically until you cancel.",
    "I allow the shop to debit further amounts from this card without asking me.",
    "This is the first of 24 equal monthly payments.",
    "The remaining nine hundred dollars are charged on delivery.",
    "Handling of eight hundred dollars is added when it ships.",
    "Place order and start my monthly plan",
    "Dies ist die erste von vierundzwanzig gleichen Raten.",
    "Die restlichen neunhundert Euro folgen im Mai.",
    "Neuf cents euros seront dus à la remise du colis.",
    "Ceci est la première de douze échéances.",
    "Los novecientos dólares restantes llegan después.",
    "翌月から九千円ずつお支払いいただきます。",
    "Lease term 36 months; ownership stays with the lessor until the last payment.",
    "Until further notice you get a new cover each spring and are invoiced for it.",
    "Chaque printemps, vous recevez une nouvelle housse et la facture.",
  ])("%s", (line) => {
    expect(chargesInWords(["Garden Chair", line])).toEqual([line]);
  });

  it.each([
    "Subscribe to our monthly newsletter",
    "Garden Chair",
    "One of our chairs for your garden",
    "All prices are in US dollars.",
    "Delivered in 3 to 5 days",
    "Total",
  ])("is not: %s", (line) => {
    expect(chargesInWords([line])).toEqual([]);
  });
});
