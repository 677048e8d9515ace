import { expect, it } from "vitest";
import { relativeDays } from "./relative-days.ts";
import { readTokens } from "./tokens.ts";

const today = new Date("2026-12-30T12:00:00Z");

it.each([
  ["deliver it tomorrow, 14:00 to 16:00", ["2026-12-31"]],
  ["today, please", ["2026-12-30"]],
  ["livraison demain", ["2026-12-31"]],
  ["livraison après-demain", ["2027-01-01"]],
  ["entrega por la mañana", []],
  ["the chair", []],
])("%j: %j", (request, dates) => {
  const found = relativeDays(readTokens(request), today).map(({ day: { day, year } }) => `${year}-${day}`);
  expect([...new Set(found)]).toEqual(dates);
});
