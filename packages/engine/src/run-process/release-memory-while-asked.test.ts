import { doneElsewhereSchema, type Question } from "@cartwright/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CheckoutHost } from "../checkout-host.ts";
import { releaseMemoryWhileAsked } from "./release-memory-while-asked.ts";

const question: Question = { key: "confirm", message: "?", responseSchema: doneElsewhereSchema };

function hostThatAnswersAfter(ms: number): CheckoutHost {
  return {
    report: async () => undefined,
    ask: () => new Promise((resolve) => setTimeout(resolve, ms, {})),
    loadSession: async () => undefined,
    saveSession: async () => undefined,
    beforeSubmit: async () => undefined,
    signal: new AbortController().signal,
    remainingMs: () => 60_000,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ["rests once while a person takes a minute", 60_000, 1],
  ["does not while an agent answers at once", 500, 0],
])("a run %s", async (_what, answeredAfterMs, times) => {
  const rest = vi.fn(async () => undefined);
  const asked = releaseMemoryWhileAsked(hostThatAnswersAfter(answeredAfterMs), rest).ask(question);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await asked).toEqual({});
  expect(rest).toHaveBeenCalledTimes(times);
});

it("a run that cannot rest gets its answer all the same", async () => {
  const rest = () => Promise.reject(new Error("no"));
  const asked = releaseMemoryWhileAsked(hostThatAnswersAfter(60_000), rest).ask(question);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toEqual({});
});
