import { expect, it } from "vitest";
import { createRandom } from "../chaos/random.ts";
import { findFleet, simulateFleet } from "./simulate-fleet.ts";

const run = { workSeconds: 4, processorSeconds: 2 };
const arrivals = { runs: [run], perSecond: 1, seconds: 2000, random: createRandom(1).number };

it("uses as many cores as arithmetic says, and nobody waits where there is room", () => {
  const report = simulateFleet({ workers: 2, coresEach: 4, slotsEach: 20 }, arrivals);
  // 1 run per second at 2 core seconds each: 2 of 8 cores.
  expect(report.utilisation).toBeCloseTo(0.25, 1);
  expect(report.waitSeconds.p99).toBeLessThan(0.2);
  expect(report.slowdown).toBeCloseTo(1, 1);
  expect(report.finished).toBeGreaterThan(1900);
});

it("makes runs slower where cores are short, and wait where slots are", () => {
  const slow = simulateFleet({ workers: 1, coresEach: 2, slotsEach: 100 }, { ...arrivals, perSecond: 0.95 });
  expect(slow.slowdown).toBeGreaterThan(1.2);
  const waiting = simulateFleet({ workers: 1, coresEach: 8, slotsEach: 4 }, arrivals);
  expect(waiting.waitSeconds.p99).toBeGreaterThan(1);
});

it("finds the fewest workers that keep waits below a second", () => {
  const shape = { coresEach: 4, slotsEach: 8 };
  const wanted = { ...arrivals, perSecond: 5, seconds: 600, begin: 1 };
  const { fleet, report } = findFleet(shape, wanted, () => createRandom(2).number);
  expect(report.waitSeconds.p99).toBeLessThan(1);
  const fewer = simulateFleet(
    { ...fleet, workers: fleet.workers - 1 },
    { ...wanted, random: createRandom(2).number },
  );
  expect(fewer.waitSeconds.p99).toBeGreaterThanOrEqual(1);
});
