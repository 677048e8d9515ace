import { expect, test } from "vitest";
import { describeLimits, describeType } from "./describe-schema.ts";

test.each([
  [{ type: "string" }, "string"],
  [{ type: "string", format: "uuid" }, "string (uuid)"],
  [{ type: ["string", "null"] }, "string or null"],
  [{ $ref: "#/components/schemas/Money" }, "Money"],
  [{ type: "array", items: { $ref: "#/components/schemas/Money" } }, "list of Money"],
  [{ anyOf: [{ $ref: "#/components/schemas/Timestamp" }, { type: "null" }] }, "Timestamp or null"],
  [{ type: "string", const: "submit" }, '"submit"'],
  [{}, "any"],
])("%j is %s", (schema, words) => {
  expect(describeType(schema)).toBe(words);
});

test("limits are said in words, and those that everything keeps to are not", () => {
  expect(describeLimits({ type: "integer", minimum: 1, maximum: 100, default: 20 })).toEqual([
    "at least 1",
    "at most 100",
    "20 unless given",
  ]);
  expect(describeLimits({ type: "integer", maximum: Number.MAX_SAFE_INTEGER })).toEqual([]);
});
