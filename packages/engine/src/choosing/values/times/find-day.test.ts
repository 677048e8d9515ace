import { expect, it } from "vitest";
import { readTokens } from "../../request/tokens.ts";
import { findDay } from "./find-day.ts";

const date = {
  name: "Date",
  values: [
    "Sat 12 December 2026, 10:00",
    "Sat 12 December 2026, 14:00",
    "Sun 13 December 2026, 10:00",
    "Any day",
  ],
};

it.each([
  ["2 places on 13 December 2026", "Sun 13 December 2026, 10:00"],
  ["on 13 December", "Sun 13 December 2026, 10:00"],
  ["December 13th, please", "Sun 13 December 2026, 10:00"],
  ["2026-12-13", "Sun 13 December 2026, 10:00"],
  ["on 12 December 2026 at 14:00", "Sat 12 December 2026, 14:00"],
  ["on 12 December 2026", undefined],
  ["on 13 December 2027", undefined],
  ["on 13 December or 12 December at 14:00", undefined],
  ["on the 13th", "Sun 13 December 2026, 10:00"],
  ["on the 12th at 14:00", "Sat 12 December 2026, 14:00"],
  ["13th January", undefined],
  ["13 of them", undefined],
])("a value is known by the day that the request names: %s", (request, value) => {
  expect(findDay(date, { tokens: readTokens(request), isFree: () => true })?.value).toBe(value);
});

it.each([
  ["in purple on 13 December 2026 please", 3, 6],
  ["in purple on 13 December", 3, 5],
])("only the words of the day are taken for it: %s", (request, start, end) => {
  expect(findDay(date, { tokens: readTokens(request), isFree: () => true })).toMatchObject({ start, end });
});

it("the day of the week that the shop writes beside its day counts, whatever the year", () => {
  const option = { name: "Delivery", values: ["Thu 12 Mar", "Fri 13 Mar", "Sat 14 Mar"] };
  const words = { tokens: readTokens("delivered on Saturday"), isFree: () => true };
  expect(findDay(option, words)?.value).toBe("Sat 14 Mar");
});

it.each([
  [
    "土曜日の午前中に届けてください。",
    ["2026/12/04(金)", "2026/12/05(土)", "2026/12/06(日)"],
    "2026/12/05(土)",
  ],
  ["com entrega na terça-feira", ["7 de dezembro de 2026", "8 de dezembro de 2026"], "8 de dezembro de 2026"],
])("a day of the week whose name is several words: %s", (request, values, expected) => {
  const words = { tokens: readTokens(request), isFree: () => true };
  expect(findDay({ name: "Date", values }, words)?.value).toBe(expected);
});
