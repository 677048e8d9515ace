import { expect, test } from "vitest";
import { partsOf } from "./fill-day.ts";

const british = [{ part: "day" }, { part: "month" }, { part: "year" }] as const;
const american = [{ part: "month" }, { part: "day" }, { part: "year" }] as const;

test.each([
  ["1984-03-12", british, "12 03 1984"],
  ["12/03/1984", british, "12 03 1984"],
  ["3/12/1984", american, "12 03 1984"],
  ["12.3.84", british, undefined],
  ["12 March", british, undefined],
  ["03/31/1984", british, undefined],
])("%s", (value, segments, expected) => {
  const parts = partsOf(value, segments);
  expect(parts && `${parts.day} ${parts.month} ${parts.year}`).toBe(expected);
});
