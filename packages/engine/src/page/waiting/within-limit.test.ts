import { expect, it, vi } from "vitest";
import { withinLimit } from "./within-limit.ts";

const pace = (signal = new AbortController().signal) => ({ signal, remainingMs: () => 60_000 });
const never = () => new Promise<boolean>(() => undefined);

it("does not wait for a page that never answers", async () => {
  vi.useFakeTimers();
  const answer = withinLimit(pace(), never, false);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(answer).resolves.toBe(false);
  vi.useRealTimers();
});

it("stands in for an element that is gone", async () => {
  await expect(withinLimit(pace(), () => Promise.reject(new Error("detached")), 0)).resolves.toBe(0);
});

it("rejects at once where the run is stopped", async () => {
  const stop = new AbortController();
  const answer = withinLimit(pace(stop.signal), never, false);
  stop.abort(new Error("cancelled"));
  await expect(answer).rejects.toThrow("cancelled");
});
