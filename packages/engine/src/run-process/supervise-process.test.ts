import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMemoryBudget } from "./memory-budget.ts";
import { superviseProcess } from "./supervise-process.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => vi.useRealTimers());

function supervise() {
  const onSilent = vi.fn();
  const supervised = superviseProcess({
    processId: process.pid,
    maxMemoryBytes: Number.POSITIVE_INFINITY,
    memoryBudget: createMemoryBudget(Number.POSITIVE_INFINITY),
    silenceMs: 15_000,
    onSilent,
    onTooLarge: () => undefined,
  });
  return { supervised, onSilent };
}

it("leaves a process alone that is still loading its code, which takes long on a busy machine", () => {
  const { supervised, onSilent } = supervise();
  vi.advanceTimersByTime(50_000);
  expect(onSilent).not.toHaveBeenCalled();
  supervised.stop();
});

it("notices the silence of one that has been heard", () => {
  const { supervised, onSilent } = supervise();
  supervised.hear();
  vi.advanceTimersByTime(15_000);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onSilent).toHaveBeenCalledOnce();
  supervised.stop();
});
