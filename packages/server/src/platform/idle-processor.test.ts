import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ProcessorTimes, watchIdleProcessor } from "./idle-processor.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const times: ProcessorTimes = { idle: 0, all: 0 };
  const looks = vi.fn();
  const processor = watchIdleProcessor(looks, () => ({ ...times }));
  const passSecond = (idle: number): void => {
    times.idle += idle;
    times.all += 2_000;
    vi.advanceTimersByTime(1_000);
  };
  return { processor, looks, passSecond };
}

it("has time to spare for one who asks, after a second in which enough of it was idle", () => {
  const { processor, passSecond } = watch();
  expect(processor.take()).toBe(false);
  passSecond(1_500);
  expect([processor.take(), processor.take()]).toEqual([true, false]);
  passSecond(1_500);
  expect(processor.take()).toBe(true);
});

it("has none after a second in which little was idle, whatever was idle before", () => {
  const { processor, passSecond } = watch();
  passSecond(2_000);
  passSecond(100);
  expect(processor.take()).toBe(false);
});

it("tells after each look until it is closed", () => {
  const { processor, looks, passSecond } = watch();
  passSecond(0);
  passSecond(0);
  processor.close();
  passSecond(0);
  expect(looks).toHaveBeenCalledTimes(2);
});
