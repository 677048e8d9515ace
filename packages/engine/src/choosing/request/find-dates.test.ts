import { expect, it } from "vitest";
import { findDates, findDays, findMonth, nextDate } from "./find-dates.ts";

it.each([
  ["from 14 December 2026 to 16 December 2026", ["2026-12-14", "2026-12-16"]],
  ["check-in 2026-12-14, check-out 2026-12-16", ["2026-12-14", "2026-12-16"]],
  ["December 9th, 2026 at 10:30", ["2026-12-09"]],
  ["the 3rd of Jan. 2027", ["2027-01-03"]],
  ["vom 14.12.2026 bis 16. Dezember 2026", ["2026-12-14", "2026-12-16"]],
  ["del 14 de diciembre de 2026", ["2026-12-14"]],
  ["le 1er février 2027", ["2027-02-01"]],
  ["14 grudnia 2026", ["2026-12-14"]],
  ["vom 11. bis 13. Dezember 2026", ["2026-12-11", "2026-12-13"]],
  ["van 5 tot en met 7 december 2026", ["2026-12-05", "2026-12-07"]],
  ["from 11 to 13 December 2026", ["2026-12-11", "2026-12-13"]],
  ["del 11 al 13 de diciembre de 2026", ["2026-12-11", "2026-12-13"]],
  ["11-13 December 2026", ["2026-12-11", "2026-12-13"]],
  ["December 11–13, 2026", ["2026-12-11", "2026-12-13"]],
  ["vom 30. November bis 2. Dezember 2026", ["2026-11-30", "2026-12-02"]],
  ["2026年12月5日", ["2026-12-05"]],
  ["2026/12/05(土)", ["2026-12-05"]],
])("%s names its days in order", (text, dates) => {
  expect(findDates(text)).toEqual(dates);
});

it.each(["mar. 8 déc.", "mar 8 dic", "Tuesday, 8 December"])("%s names the 8th of December alone", (text) => {
  expect(findDays(text)).toEqual([{ day: "12-08", year: undefined }]);
});

it.each([
  "31 February 2026",
  "on 14 December",
  "size 13 to 11 December",
  "12/11/2026",
  "model 2026-12",
  "2 mugs 2026",
])("%s names none for certain", (text) => {
  expect(findDates(text)).toEqual([]);
});

it.each([
  ["December 2026", { year: "2026", month: "12" }],
  ["diciembre de 2026", { year: "2026", month: "12" }],
  ["2026年12月", { year: "2026", month: "12" }],
  ["Delivery date", undefined],
  ["Collection 2026", undefined],
  ["14 December 2026", undefined],
])("the title %s names the month %o", (title, month) => {
  expect(findMonth(title)).toEqual(month);
});

it.each([
  [{ day: "12-05", year: "2027" }, "2027-12-05"],
  [{ day: "12-05", year: undefined }, "2026-12-05"],
  [{ day: "11-27", year: undefined }, "2026-11-27"],
  [{ day: "01-31", year: undefined }, "2027-01-31"],
])("%j is %s, seen from 27 November 2026", (day, date) => {
  expect(nextDate(day, new Date("2026-11-27T15:00:00Z"))).toBe(date);
});
