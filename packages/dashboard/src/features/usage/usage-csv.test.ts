import { expect, test } from "vitest";
import { toCsv } from "./usage-csv.ts";

test("each day has its line, those without a completion too", () => {
  const byDay = [{ day: "2026-11-02", count: 3 }];
  const live = { completedCheckouts: 1, byDay: [{ day: "2026-11-02", count: 1 }], merchandiseVolume: [] };
  expect(toCsv(["2026-11-01", "2026-11-02"], { byDay, live })).toBe(
    "day,completed_checkouts,live,sandbox\r\n2026-11-01,0,0,0\r\n2026-11-02,3,1,2\r\n",
  );
});
