import { expect, it } from "vitest";
import { namedCount } from "./named-counts.ts";

it.each([
  ["Adults (16+)", "2 adult foot passengers, single", 2],
  ["Adults (16+)", "two adults and 1 child", 2],
  ["Children (5–15)", "two adults and 1 child", 1],
  ["Children (5–15)", "two adults", undefined],
  ["Guests", "a room for 3 guests", 3],
  ["Rooms", "a room for 3 guests", undefined],
  ["Adults", "2 adults there, 3 adults back", undefined],
  ["Number of nights", "2 nights", 2],
  ["", "2 nights", undefined],
])("of %j, %j asks for %j", (name, request, count) => {
  expect(namedCount(name, request)).toBe(count);
});
