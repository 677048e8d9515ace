import { PageQuery } from "@cartwright/contract";
import { describe, expect, test } from "vitest";
import { readPageRequest, toPage } from "./pagination.ts";

const createdAt = new Date("2026-11-20T10:00:00.123Z");

function positionOf(cursor: string) {
  return readPageRequest(PageQuery.parse({ cursor })).before;
}

describe("a cursor", () => {
  test("carries the row's ordinal after the milliseconds where the next row shares them, and brings it back", () => {
    const { nextCursor } = toPage(
      [
        { created_at: createdAt, ordinal: "42" },
        { created_at: createdAt, ordinal: "41" },
      ],
      1,
      (row) => row.ordinal,
    );
    expect(nextCursor).toBe("2026-11-20T10:00:00.123000000000042Z");
    expect(positionOf(nextCursor ?? "")).toEqual({ createdAt, ordinal: "42" });
  });

  test("is a plain timestamp with milliseconds where the next row is older", () => {
    const older = new Date(createdAt.getTime() - 1);
    const rows = [
      { created_at: createdAt, ordinal: "42" },
      { created_at: older, ordinal: "41" },
    ];
    expect(toPage(rows, 1, (row) => row.ordinal).nextCursor).toBe("2026-11-20T10:00:00.123Z");
  });

  test.each([
    ["2026-11-20T10:00:00.123Z", "0"],
    ["2026-11-20T12:00:00.123+02:00", "0"],
    ["2026-11-20T10:00:00.123000Z", "0"],
    ["2026-11-20T10:00:00.123456Z", "9223372036854775807"],
  ])("%s is a plain timestamp: strictly before it", (cursor, ordinal) => {
    expect(positionOf(cursor)).toEqual({ createdAt, ordinal });
  });

  test("of whole seconds is a plain timestamp", () => {
    expect(positionOf("2026-11-20T10:00:00Z")).toEqual({
      createdAt: new Date("2026-11-20T10:00:00.000Z"),
      ordinal: "0",
    });
  });
});

describe("a page", () => {
  const rows = ["3", "2", "1"].map((ordinal) => ({ created_at: createdAt, ordinal }));

  test("holds no more than its limit, and has a cursor where more follows", () => {
    const { data, nextCursor } = toPage(rows, 2, (row) => row.ordinal);
    expect(data).toEqual(["3", "2"]);
    expect(nextCursor).toBe("2026-11-20T10:00:00.123000000000002Z");
  });

  test("that is exactly full and the last has none", () => {
    expect(toPage(rows, 3, (row) => row.ordinal).nextCursor).toBeNull();
  });

  test("of nothing has none", () => {
    expect(toPage([], 3, () => "")).toEqual({ data: [], nextCursor: null });
  });
});
