import { expect, it } from "vitest";
import { otherMoneyOn } from "./other-money.ts";

const dollars = { amount: "25.00", currency: "USD" };

it.each([
  "Pay £25.00",
  "Pay 25.00 pounds",
  "Pay 25 pounds sterling",
  "Jetzt 25,00 Franken zahlen",
  "Pay 2,500 yen",
  "Pay €23.10",
])("a button that names other money than dollars: %s", (words) => {
  expect(otherMoneyOn(words, dollars)).toBe(true);
});

it.each([
  "Place order",
  "Pay $25.00",
  "Pay 25.00",
  "Pay 25.00 dollars",
  "Payer 25,00 dollars américains",
  "Pay US$25.00 (about €23.10)",
  "Pay now · 2 pounds of coffee for 25.00 USD",
  "Continue (step 3 of 4)",
])("a button that does not: %s", (words) => {
  expect(otherMoneyOn(words, dollars)).toBe(false);
});

it("the approved money is known by its name in the languages of the shops", () => {
  expect(otherMoneyOn("Zahle 25,00 Franken", { amount: "25.00", currency: "CHF" })).toBe(false);
  expect(otherMoneyOn("Zapłać 25,00 złotych", { amount: "25.00", currency: "PLN" })).toBe(false);
  expect(otherMoneyOn("Pay 25.00 quid", { amount: "25.00", currency: "GBP" })).toBe(false);
  expect(otherMoneyOn("Pay 25.00 pounds", { amount: "25.00" })).toBe(false);
  expect(otherMoneyOn("Pay 25.00 pounds", undefined)).toBe(false);
});
