import { expect, test } from "vitest";
import { findUnstorable } from "./storable-json.ts";

test.each([
  [{ a: [{ b: "x\u0000" }] }, ["a", 0, "b"]],
  [{ "x\u0000": 1 }, ["x\u0000"]],
  [{ a: "\ud83d" }, ["a"]],
  ["\u0000", []],
  [JSON.parse('{"a":[1,-1e999]}'), ["a", 1]],
  [JSON.parse('{"a":{"__proto__":1}}'), ["a", "__proto__"]],
])("finds what cannot be kept in %j", (value, path) => {
  expect(findUnstorable(value)?.path).toEqual(path);
});

test.each([undefined, null, 1, "", "👟", { a: [{ b: null }, "é"] }])("passes %j", (value) => {
  expect(findUnstorable(value)).toBeUndefined();
});

test("refuses endless nesting without drowning in it", () => {
  const nested: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
  expect(findUnstorable(nested)?.message).toContain("nested");
});
