import { expect, test } from "vitest";
import { writtenDay } from "./written-day.ts";

test.each([
  ["Date of birth (DD.MM.YYYY)", "12.04.1985"],
  ["Geburtsdatum TT.MM.JJJJ", "12.04.1985"],
  ["MM/DD/YYYY", "04/12/1985"],
  ["jj/mm/aaaa", "12/04/1985"],
  ["yyyy-mm-dd", "1985-04-12"],
  ["Date of birth", "1985-04-12"],
  ["Please enter it as and/or www.m.com", "1985-04-12"],
])("a day is written as the page wants it: %s", (said, written) => {
  expect(writtenDay("1985-04-12", said)).toBe(written);
});

test("what is no day stays as it is", () => {
  expect(writtenDay("12 April", "DD.MM.YYYY")).toBe("12 April");
});
