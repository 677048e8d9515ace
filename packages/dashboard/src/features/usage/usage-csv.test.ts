import { expect, test } from "vitest";
import { toCsv } from "./usage-csv.ts";

test("each day has its line, those without a completion too", () => {
  const byDay = [{ day: "2026-11-02", count: 3 }];
  expect(toCsv(["2026-11-01", "2026-11-02"], { byDay })).toBe(
    "day,completed_checkouts\r\n2026-11-01,0\r\n2026-11-02,3\r\n",
  );
});
