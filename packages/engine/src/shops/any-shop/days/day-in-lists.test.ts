import { describe, expect, it } from "vitest";
import type { OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import { withDayInLists } from "./day-in-lists.ts";

function listOf(name: string, titles: readonly string[]): OptionGroupSnapshot {
  const choices = titles.map((title) => ({
    title,
    value: title,
    selector: name,
    enabled: true,
    isChosen: false,
    isPreset: false,
  }));
  return { kind: "select", name, isRequired: true, selector: name, choices };
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const days = Array.from({ length: 31 }, (_, at) => String(at + 1));
const colours = listOf("Color", ["White", "Red"]);
const lists = [
  colours,
  listOf("Month", months),
  listOf("Day", days),
  listOf("Year", ["2026", "2027"]),
  listOf("Size", ["12", "14"]),
];
const titlesOf = (groups: readonly OptionGroupSnapshot[]) =>
  groups.map(({ choices }) => choices.map(({ title }) => title).join(" "));

describe("a day in lists for its month, day and year", () => {
  it("is the one that the request names", () => {
    expect(titlesOf(withDayInLists(lists, "red, delivered on 14 December 2026"))).toEqual([
      "White Red",
      "Dec",
      "14",
      "2026",
      "12 14",
    ]);
  });
  it("may have its months as numbers, and before it the day", () => {
    const numbered = [listOf("Dag", days), listOf("Maand", days.slice(0, 12))];
    expect(titlesOf(withDayInLists(numbered, "op 3 december"))).toEqual(["3", "12"]);
  });
  it("stays open without a day, with two, and where a list lacks it", () => {
    for (const request of ["red", "14 to 16 December 2026", "14 December 2029"])
      expect(withDayInLists(lists, request)).toBe(lists);
    expect(withDayInLists([colours], "14 December 2026")).toEqual([colours]);
  });
});
