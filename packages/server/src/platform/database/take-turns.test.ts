import { expect, it, vi } from "vitest";
import { isOutOfReach } from "./is-out-of-reach.ts";
import { takeTurns } from "./take-turns.ts";
import { createWaitingLine } from "./waiting-line.ts";

function openTurns({ waitLimitMs = 10_000 } = {}) {
  let nowMs = 0;
  const line = createWaitingLine(() => nowMs);
  const moveTo = (ms: number): void => {
    nowMs = ms;
  };
  return { ...takeTurns(line, { waitLimitMs }), line, moveTo };
}

/** Counts the turns of the event loop until it is stopped. */
function countTurns() {
  let turns = 0;
  let timer = setImmediate(function count() {
    turns += 1;
    timer = setImmediate(count);
  });
  return { count: () => turns, stop: () => clearImmediate(timer) };
}

it("gives each its turn in the order in which they came", async () => {
  const { begin, end } = openTurns();
  const order: string[] = [];
  await Promise.all(
    ["first", "second", "third"].map(async (name) => {
      await begin();
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      end();
    }),
  );
  expect(order).toEqual(["first", "second", "third"].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

it("lets the event loop turn between any two", async () => {
  const { begin, end } = openTurns();
  const turns = countTurns();
  const begunIn = await Promise.all(
    Array.from({ length: 20 }, async () => {
      await begin();
      const turn = turns.count();
      end();
      return turn;
    }),
  );
  turns.stop();
  expect(new Set(begunIn).size).toBe(20);
});

it("knows how long the first in line has waited", async () => {
  const { begin, end, line, moveTo } = openTurns();
  await begin();
  expect(line.longestWaitMs()).toBe(0);
  const second = begin();
  moveTo(2_000);
  const third = begin();
  moveTo(3_000);
  expect(line.longestWaitMs()).toBe(3_000);
  end();
  await second;
  expect(line.longestWaitMs()).toBe(1_000);
  end();
  await third;
  expect(line.longestWaitMs()).toBe(0);
});

it("fails what waits too long without doing it, and goes on with the next", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { begin, end } = openTurns({ waitLimitMs: 100 });
  await begin();
  const late = begin();
  const refused = expect(late).rejects.toSatisfy(isOutOfReach);
  vi.advanceTimersByTime(99);
  const next = begin();
  vi.advanceTimersByTime(1);
  await refused;
  end();
  await expect(next).resolves.toBeUndefined();
  vi.useRealTimers();
});
