import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSpareProcess } from "./spare-process.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function keepOne() {
  const started: string[] = [];
  const spare = keepSpareProcess({
    start: async () => {
      started.push(`process ${started.length + 1}`);
      return started.at(-1);
    },
    gone: () => new Promise(() => undefined),
    delays: { afterQuestionMs: 300, afterTakenMs: 8_000 },
    onStartFailed: () => undefined,
  });
  await spare.keep();
  return { spare, started };
}

test("no process starts beside a run that has just begun", async () => {
  const { spare, started } = await keepOne();
  const { process } = await spare.take();
  await vi.advanceTimersByTimeAsync(7_900);
  expect(process).toBe("process 1");
  expect(started).toHaveLength(1);
});

test("the next process starts while the run waits for a human, and not where the answer comes at once", async () => {
  const { spare, started } = await keepOne();
  const { waits } = await spare.take();
  const answered = waits();
  await vi.advanceTimersByTimeAsync(200);
  answered();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(started).toHaveLength(1);
  waits();
  await vi.advanceTimersByTimeAsync(300);
  expect(started).toHaveLength(2);
});

test("the next process starts when the run has ended, or works for long", async () => {
  const { spare, started } = await keepOne();
  const first = await spare.take();
  first.ends();
  expect(started).toHaveLength(2);
  await spare.take();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(started).toHaveLength(3);
  expect(await spare.take()).toMatchObject({ process: "process 3" });
});

test("a run that finds no process waiting gets one of its own at once", async () => {
  const { spare, started } = await keepOne();
  await spare.take();
  expect(await spare.take()).toMatchObject({ process: "process 2" });
  expect(started).toHaveLength(2);
});
