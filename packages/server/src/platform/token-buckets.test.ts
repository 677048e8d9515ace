import { expect, test } from "vitest";
import { createTokenBuckets } from "./token-buckets.ts";

function open() {
  let time = 0;
  const buckets = createTokenBuckets({ clock: { elapsedMs: () => time }, atOnce: 3, perSecond: 2 });
  const takeAll = (name: string) => {
    let taken = 0;
    while (buckets.take(name)) taken += 1;
    return taken;
  };
  return {
    takeAll,
    moveBy: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test("so much is let through at once, for each name", () => {
  const { takeAll } = open();
  expect([takeAll("one"), takeAll("one"), takeAll("two")]).toEqual([3, 0, 3]);
});

test("time fills a bucket, and no further than it holds", () => {
  const { takeAll, moveBy } = open();
  takeAll("one");
  moveBy(1000);
  expect(takeAll("one")).toBe(2);
  moveBy(60_000);
  expect(takeAll("one")).toBe(3);
});

test("a clock that is set back gives nothing away", () => {
  const { takeAll, moveBy } = open();
  takeAll("one");
  moveBy(-60_000);
  expect(takeAll("one")).toBe(0);
});
