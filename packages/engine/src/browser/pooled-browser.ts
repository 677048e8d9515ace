import type { BrowserProcess } from "./chromium/browser-process.ts";
import { type HealthProblem, superviseBrowser } from "./chromium/supervise-browser.ts";
import { openRunBrowser } from "./open-run-browser.ts";
import type { OpenRunOptions, RunBrowser, RunBrowserOptions } from "./run-browser.ts";

export type RetirementReason = "runs" | HealthProblem;

export interface PooledBrowserOptions extends OpenRunOptions {
  readonly runsPerProcess: number;
  readonly maxMemoryBytes: number;
  readonly checkIntervalMs: number;
  readonly answerTimeoutMs: number;
  readonly closeTimeoutMs: number;
  /** Called once, as soon as the browser should be replaced; it still takes runs until `drain`. */
  readonly onWornOut: (reason: RetirementReason) => void;
  /** Called once, when the browser is gone. `isCrash` is true unless it was closed here. */
  readonly onGone: (isCrash: boolean) => void;
}

/** A browser process and the runs in it. */
export interface PooledBrowser {
  readonly processId: number | undefined;
  open(run: RunBrowserOptions): Promise<RunBrowser>;
  isGone(): boolean;
  openRuns(): number;
  runsSinceStart(): number;
  /** Closes the browser once the last run has ended. */
  drain(): void;
  close(): Promise<void>;
}

/** Counts the runs of a browser, monitors its health, and reports when it is worn out or gone. */
export function poolBrowser(process: BrowserProcess, options: PooledBrowserOptions): PooledBrowser {
  const runs = new Set<RunBrowser>();
  const counts = { opening: 0, sinceStart: 0 };
  const state = { isWornOut: false, isDraining: false, isGone: false };
  let closing: Promise<void> | undefined;

  const wearOut = (reason: RetirementReason): void => {
    // Replacing a process that has served no run would not free any memory.
    if (reason === "memory" && counts.sinceStart === 0) return;
    // Its runs are stuck in it; closing it ends them at once.
    if (reason === "unresponsive") void close();
    if (!state.isWornOut) options.onWornOut(reason);
    state.isWornOut = true;
  };
  const endWatch = superviseBrowser(process, {
    intervalMs: options.checkIntervalMs,
    maxMemoryBytes: options.maxMemoryBytes,
    answerTimeoutMs: options.answerTimeoutMs,
    onSick: wearOut,
  });
  const close = (): Promise<void> => {
    closing ??= closeProcess(process, runs, options.closeTimeoutMs).finally(endWatch);
    return closing;
  };
  const closeWhenDrained = (): void => {
    // `close` never rejects; the pool awaits it when the pool itself closes.
    if (state.isDraining && runs.size === 0 && counts.opening === 0) void close();
  };
  void process.gone.then(() => {
    state.isGone = true;
    const isCrash = closing === undefined;
    // Also removes what a crashed browser left: helpers and files.
    void close();
    options.onGone(isCrash);
  });

  return {
    processId: process.processId,
    isGone: () => state.isGone || closing !== undefined,
    openRuns: () => runs.size,
    runsSinceStart: () => counts.sinceStart,
    drain: () => {
      state.isDraining = true;
      closeWhenDrained();
    },
    close,
    open: async (runOptions) => {
      counts.opening += 1;
      counts.sinceStart += 1;
      if (counts.sinceStart === options.runsPerProcess) wearOut("runs");
      try {
        const run = await openRunBrowser(process, runOptions, options);
        const entry: RunBrowser = {
          ...run,
          close: async () => {
            await run.close().finally(() => runs.delete(entry));
            closeWhenDrained();
          },
        };
        runs.add(entry);
        return entry;
      } finally {
        counts.opening -= 1;
        closeWhenDrained();
      }
    },
  };
}

async function closeProcess(
  process: BrowserProcess,
  runs: Iterable<RunBrowser>,
  timeLimitMs: number,
): Promise<void> {
  // Ending the browser ends the contexts; the runs are closed to release what they hold outside it.
  await process.close(timeLimitMs);
  await Promise.allSettled([...runs].map((run) => run.close()));
}
