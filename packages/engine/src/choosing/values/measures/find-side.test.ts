import { expect, it } from "vitest";
import { readTokens } from "../../request/tokens.ts";
import { findSide } from "./find-side.ts";

const widths = { name: "Width", values: ["60cm", "90cm", "120cm"] };
const depths = { name: "Depth", values: ["15cm", "20cm", "25cm"] };

const read = (option: { name: string; values: string[] }, request: string) =>
  findSide(option, { tokens: readTokens(request), isFree: () => true })?.value;

it.each([
  [widths, "120 wide, for the nursery", "120cm"],
  [{ name: "Maat", values: ["140x200 cm", "200x200 cm"] }, "200 breed graag", "200x200 cm"],
  [depths, "800mm long by 200 deep", "20cm"],
  [{ name: "Size", values: ["3 ft", "5 ft"] }, "5 high", undefined],
  [depths, "120 wide", undefined],
  [widths, "the one for 120 people", undefined],
] as const)("of %o, %j is %s", (option, request, value) => {
  expect(read({ ...option, values: [...option.values] }, request)).toBe(value);
});
