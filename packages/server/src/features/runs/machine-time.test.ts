import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startMachineTime } from "./machine-time.ts";

describe("machine time", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const start = (onExceeded = vi.fn()) => {
    const clock = { elapsedMs: () => performance.now() };
    const time = startMachineTime({ clock, limitMs: 5000, onExceeded, graceMs: 100 });
    return { time, onExceeded };
  };

  it("ends the run a moment after its limit is used up, so that the engine can say what it waited for", () => {
    const { time, onExceeded } = start();
    vi.advanceTimersByTime(5000);
    expect(time.remainingMs()).toBe(0);
    vi.advanceTimersByTime(99);
    expect(onExceeded).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onExceeded).toHaveBeenCalledOnce();
  });

  it("stands still while a human is asked", () => {
    const { time, onExceeded } = start();
    vi.advanceTimersByTime(2000);
    time.pause();
    vi.advanceTimersByTime(600_000);
    expect(time.remainingMs()).toBe(3000);
    time.resume();
    vi.advanceTimersByTime(3099);
    expect(onExceeded).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onExceeded).toHaveBeenCalledOnce();
  });

  it("is that of a run whatever the machine's time is set to", () => {
    const { time, onExceeded } = start();
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(2000);
    expect(time.remainingMs()).toBe(3000);
    vi.setSystemTime(Date.now() - 7_200_000);
    vi.advanceTimersByTime(3100);
    expect(onExceeded).toHaveBeenCalledOnce();
  });

  it("leaves no timer behind", () => {
    const { time } = start();
    time.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
