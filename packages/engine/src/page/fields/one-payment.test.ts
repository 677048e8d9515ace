import { expect, test } from "vitest";
import { findLeastPayments, findOnePayment, findPayments } from "./one-payment.ts";

const listed = (titles: readonly string[]) => titles.map((title) => ({ value: title, title }));

test.each([
  [["3 payments of $26.67", "6 payments of $13.34", "One-time payment of $80.00"], 2],
  [["1x de R$ 80,00 sem juros", "2x de R$ 40,00 sem juros", "12x de R$ 8,20"], 0],
  [["Pay in full", "3 x 26,67 €", "6 x 13,90 €"], 0],
  [["$80.00", "4 payments of $20.00"], 0],
  [["en 3 fois 26,67 €", "en 1 fois 80,00 €"], 1],
  [["3 zinsfreie Raten zu 26,67 €", "Sofort 80,00 €"], 1],
  [["3 Taksit", "6 Taksit", "Tek Çekim"], 2],
  [["1 taksit", "3 taksit"], 0],
  [["一括払い", "3回払い 2,667円", "6回払い 1,334円"], 0],
] as const)("of numbers of payments the one that pays at once is told: %s", (titles, at) => {
  expect(findOnePayment(listed(titles))?.title).toBe(titles[at]);
});

test.each([
  [["Post, free", "Courier $9.00"]],
  [["Small $10.00", "2 litres $18.00", "3 litres $40.00"]],
  [["Visa", "PayPal", "4 payments of $20.00"]],
  [["2-4 days $5.00", "1 day $15.00", "Pick-up"]],
  [["Standard (3–5 days) $4.50", "Express $12.00"]],
  [["3 Werktage 4,00 €", "Express 12,00 €"]],
  [["Flat rate, 3 days, $4.00", "Express $12.00"]],
  [["1", "2", "3"]],
  [["Visa", "PayPal", "3 payments"]],
  [["No tip", "5 % $4.00", "10 % $8.00"]],
])("what else is chosen from is no number of payments: %s", (titles) => {
  expect(findOnePayment(listed(titles))).toBeUndefined();
});

test("where the page says that these are instalments, their numbers alone will do", () => {
  expect(findLeastPayments(listed(["12", "6", "1"]))?.title).toBe("1");
  expect(findLeastPayments(listed(["$1", "$2", "$5"]))).toBeUndefined();
  expect(findLeastPayments(listed(["Red", "1"]))).toBeUndefined();
});

test("with a rate of interest beside it, the dearest may cost twice as much", () => {
  const titles = ["12 × $2.00 (APR 29.9%)", "Pay in full $10.00"];
  expect(findOnePayment(listed(titles))?.title).toBe(titles[1]);
});

test.each([
  [["Payer en 3 fois : 3 × 15,93 € (dont frais 0,90 €)", "Payer comptant 46,90 €"], 3, 0],
  [["1x $ 80,00", "3x $ 28,00", "6x $ 15,00"], 6, 2],
  [["1x $ 80,00", "3x $ 28,00"], 4, undefined],
  [["3 days $4.00", "1 day $9.00"], 3, undefined],
])("of %o, %o payments are choice %o", (titles, count, expected) => {
  const choices = listed(titles);
  expect(findPayments(choices, count)).toEqual(expected === undefined ? undefined : choices[expected]);
});
