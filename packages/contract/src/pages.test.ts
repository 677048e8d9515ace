import { describe, expect, test } from "vitest";
import { PageQuery } from "./pages.ts";

describe("limit", () => {
  test.each([
    [undefined, 20],
    ["1", 1],
    ["100", 100],
    ["007", 7],
    [50, 50],
  ])("%j is %i", (limit, size) => {
    expect(PageQuery.parse({ limit }).limit).toBe(size);
  });

  test.each([
    "0",
    "101",
    "-1",
    "+5",
    "1.5",
    "1.0",
    "",
    " ",
    "5 ",
    "abc",
    "0x10",
    "1e1",
    "٣",
    "9999",
    ["1", "2"],
    null,
    1.5,
  ])("%j is refused at its path", (limit) => {
    const { error } = PageQuery.safeParse({ limit });
    expect(error?.issues.map((issue) => issue.path)).toEqual([["limit"]]);
  });
});

describe("cursor", () => {
  test.each([
    "2026-01-02T03:04:05.123Z",
    "2026-01-02T03:04:05Z",
    "2026-01-02T03:04:05.123456Z",
    "2026-01-02T03:04:05.123000000000042Z",
    "2026-01-02T03:04:05.5+02:00",
  ])("%s is kept as it was sent", (cursor) => {
    expect(PageQuery.parse({ cursor }).cursor).toBe(cursor);
  });

  test.each([
    "",
    "yesterday",
    "2026-01-02",
    "2026-13-01T00:00:00Z",
    "2026-02-30T00:00:00Z",
    "1700000000000",
    "0000-06-01T00:00:00Z",
    "9999-12-31T23:59:59-14:00",
    `2026-01-02T03:04:05.${"1".repeat(100)}Z`,
    ["2026-01-02T03:04:05Z"],
  ])("%j is refused", (cursor) => {
    expect(PageQuery.safeParse({ cursor }).success).toBe(false);
  });
});
