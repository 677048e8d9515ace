import { expect, test } from "vitest";
import { boughtOnce } from "./bought-once.ts";

const titles = (request: string | undefined, ...choices: string[]) =>
  boughtOnce(
    choices.map((title) => ({ title })),
    request,
  ).map(({ title }) => title);

test("a choice that subscribes is no choice beside one that buys once", () => {
  expect(titles(undefined, "Subscribe & save 10 %", "One-time purchase")).toEqual(["One-time purchase"]);
  expect(titles("two, please", "Einmalkauf", "Im Sparabo, alle 4 Wochen")).toEqual(["Einmalkauf"]);
});

test("what is said to be once tells the others apart, unless the request names one of them", () => {
  expect(titles("give $25 once", "Monthly", "One-time")).toEqual(["One-time"]);
  expect(titles(undefined, "Jeden Monat", "Einmalig")).toEqual(["Einmalig"]);
  expect(titles("25 monthly, please", "Monthly", "One-time")).toEqual(["Monthly", "One-time"]);
  const plans = ["Personal $49.00 1 year of updates", "Perpetual $129.00 pay once"];
  expect(titles("a personal license", ...plans)).toEqual(plans);
  expect(titles(undefined, "Once daily", "Twice daily")).toEqual(["Once daily", "Twice daily"]);
});

test("unless the request speaks of a subscription, or there is no other", () => {
  const both = ["Deliver every 2 weeks", "Just once"];
  expect(titles("with a subscription", ...both)).toEqual(both);
  expect(titles("just this time, no subscription", ...both)).toEqual(["Just once"]);
  expect(titles(undefined, "Every month", "Every week")).toEqual(["Every month", "Every week"]);
});

test("a rent, a trial or a deposit is none either beside a choice that buys", () => {
  expect(titles("a garden chair", "Rent · $8.00 per month", "Buy · $80.00")).toEqual(["Buy · $80.00"]);
  expect(titles(undefined, "30-day trial period", "Full licence")).toEqual(["Full licence"]);
  expect(titles("rent one for two months", "Rent · $8.00 per month", "Buy · $80.00")).toHaveLength(2);
  expect(titles(undefined, "$9.00 a month", "$90.00 a year")).toHaveLength(2);
});
