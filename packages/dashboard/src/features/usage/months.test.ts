import { expect, test } from "vitest";
import { latestMonths } from "./months.ts";

test("the months go back over the turn of a year, each with its days", () => {
  const months = latestMonths(3, new Date("2027-01-31T23:30:00.000Z"));
  expect(months.map(({ id, name, from, to }) => ({ id, name, from, to }))).toEqual([
    { id: "2027-01", name: "January 2027", from: "2027-01-01", to: "2027-02-01" },
    { id: "2026-12", name: "December 2026", from: "2026-12-01", to: "2027-01-01" },
    { id: "2026-11", name: "November 2026", from: "2026-11-01", to: "2026-12-01" },
  ]);
  expect(months.map(({ days }) => [days.length, days[0], days.at(-1)])).toEqual([
    [31, "2027-01-01", "2027-01-31"],
    [31, "2026-12-01", "2026-12-31"],
    [30, "2026-11-01", "2026-11-30"],
  ]);
});
