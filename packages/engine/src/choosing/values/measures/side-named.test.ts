import { expect, it } from "vitest";
import { sideNamed } from "./side-named.ts";

it.each([
  ["width", "72 inches wide and a drop of 54 and a half", 72],
  ["drop", "72 inches wide and a drop of 54 and a half", 54.5],
  ["width", "23 1/2 wide, 40 3/4 high", 23.5],
  ["height", "23 1/2 wide, 40 3/4 high", 40.75],
  ["width", "width: 60", 60],
  ["width", "width 60, height 120", 60],
  ["hohe", "60 breit, 120 hoch", 120],
  ["width", "60 wide there, 70 wide here", undefined],
  ["width", "60 inches", undefined],
])("of %j, %j says %j", (side, request, number) => {
  expect(sideNamed([side], request)).toBe(number);
});
