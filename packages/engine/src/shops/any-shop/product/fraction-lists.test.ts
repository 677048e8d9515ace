import { expect, it } from "vitest";
import type { OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import { withFractionLists } from "./fraction-lists.ts";

const listOf = (name: string, titles: readonly string[]): OptionGroupSnapshot => ({
  kind: "select",
  name,
  isRequired: false,
  selector: name,
  choices: titles.map((title) => ({
    title,
    value: title,
    selector: name,
    enabled: true,
    isChosen: false,
    isPreset: false,
  })),
});
const inches = Array.from({ length: 60 }, (_, at) => String(at + 30));
const eighths = ["0", "1/8", "1/4", "1/2", "3/4"];
const lists = [
  listOf("Width, whole inches", inches),
  listOf("Width, fraction", eighths),
  listOf("Drop, whole inches", inches),
  listOf("Drop, fraction", eighths),
];
const left = (request: string) =>
  withFractionLists(lists, request).map(({ choices }) =>
    choices.length === 1 ? choices[0]?.title : undefined,
  );

it("whole numbers and fractions in lists side by side are one measure", () => {
  expect(left("72 inches wide and a drop of 54 and a half")).toEqual(["72", "0", "54", "1/2"]);
  expect(left("45 1/4 wide")).toEqual(["45", "1/4", undefined, undefined]);
});

it("a measure that they do not have is chosen in none of them", () => {
  expect(left("45 5/8 wide, a drop of 400")).toEqual([undefined, undefined, undefined, undefined]);
});
