import { availableParallelism } from "node:os";
import type { AgentModel } from "../agent/agent-model.ts";
import { BrowserPoolClosedError, BrowserStartError } from "../browser/browser-errors.ts";
import { removeStaleBrowserFolders } from "../browser/chromium/browser-folder.ts";
import { type FindChromiumOptions, findChromium } from "../browser/chromium/find-chromium.ts";
import { probeListenHost } from "../browser/network/probe-listen-host.ts";
import type { Watchable } from "../browser/screencast/screencast.ts";
import type { CheckoutOrder, CheckoutOutcome, RunHost } from "../checkout-host.ts";
import { availableBytes, createMemoryBudget } from "./memory-budget.ts";
import type { BrowserChoice, PageSettings } from "./messages.ts";
import { RunProcessLostError } from "./run-process-errors.ts";
import { findProgram } from "./run-process-program.ts";
import { keepSpareProcess, type SpareDelays, type TakenProcess } from "./spare-process.ts";
import { type RunProcess, type RunProcessOptions, startRunProcess } from "./start-run-process.ts";

export interface RunProcessPoolOptions extends FindChromiumOptions {
  /** A browser service to use instead of a Chromium of our own. */
  readonly remoteCdpUrl?: string | undefined;
  /** The name under which that service reaches the egress proxies of this machine. */
  readonly proxyHost?: string | undefined;
  /** The address of this machine on which those proxies listen. Default: `proxyHost`. */
  readonly proxyListenHost?: string | undefined;
  readonly limits?: Partial<Omit<RunProcessOptions, "browser" | "inPageScript" | "isCrowded">>;
  /** How many runs may work before the server takes precedence over them. Default: the machine's cores. */
  readonly cores?: number;
  /** How many processes are started from the engine's sources before they are bundled, unless they are already. */
  readonly unbundledStarts?: number;
  readonly spareDelays?: Partial<SpareDelays>;
  readonly onEvent?: (event: RunProcessEvent) => void;
}

export type RunProcessEvent =
  | { readonly type: "run_process.started"; readonly processId: number; readonly durationMs: number }
  | { readonly type: "run_process.lost"; readonly processId: number; readonly reason: string }
  | { readonly type: "run_process.start_failed"; readonly error: unknown };

export interface RunProcessStats {
  /** Includes the one that waits for the next run. */
  readonly processIds: readonly number[];
  readonly openRuns: number;
  /** Whether the last process started successfully. */
  readonly canStart: boolean;
}

/** One run in its own process. */
export interface OpenedRun {
  readonly processId: number;
  readonly view: Watchable;
  /** The same as `runCheckout`. Also throws RunProcessLostError. */
  run(order: CheckoutOrder, host: RunHost, model: AgentModel | undefined): Promise<CheckoutOutcome>;
  /** Ends the process, with everything it has read, typed and opened. */
  close(): Promise<void>;
}

export interface RunProcessPool {
  /** Throws BrowserStartError or BrowserPoolClosedError. */
  open(settings: PageSettings): Promise<OpenedRun>;
  stats(): RunProcessStats;
  /** Ends all runs and removes everything they left. */
  close(): Promise<void>;
}

const megabyte = 1024 * 1024;
const leastMemoryBytes = 768 * megabyte;
const mostMemoryBytes = 2048 * megabyte;
/** Limit for all runs together; the rest is for the server, its database and the machine. */
const shareOfMemory = 0.75;

const defaultLimits = {
  heapMegabytes: 512,
  silenceMs: 15_000,
  startTimeoutMs: 60_000,
  closeTimeoutMs: 3_000,
} as const;

/** Bundling costs about as much as two starts gain. */
const defaultUnbundledStarts = 3;

const defaultSpareDelays: SpareDelays = { afterQuestionMs: 300, afterTakenMs: 8_000 };

/**
 * Keeps one process with a browser warm and gives each run its own process, which ends with the run: what a
 * page did to it and what was typed in it is gone before the next run. A run takes the warm one; its
 * successor starts when the run waits for a person, or has ended. Throws BrowserMissingError or
 * BrowserStartError.
 */
export async function startRunProcessPool(options: RunProcessPoolOptions = {}): Promise<RunProcessPool> {
  const report = options.onEvent ?? (() => undefined);
  const [browser, inPageScript, findMainFile] = await Promise.all([
    chooseBrowser(options),
    bundleOnce(),
    findProgram(options.unbundledStarts ?? defaultUnbundledStarts),
  ]);
  const limits = { ...memoryLimits(), ...defaultLimits, ...options.limits };
  const { cores = availableParallelism() } = options;
  const processes = new Set<RunProcess>();
  const starting = new Set<Promise<unknown>>();
  let openRuns = 0;
  let isClosed = false;
  let canStart = true;

  const startOne = async (): Promise<RunProcess> => {
    if (isClosed) throw new BrowserPoolClosedError("the pool of run processes is closed");
    const startedAt = performance.now();
    const isCrowded = openRuns >= cores;
    const mainFile = findMainFile();
    const process = await startRunProcess({ ...limits, browser, inPageScript, isCrowded, mainFile });
    const { processId } = process;
    processes.add(process);
    report({ type: "run_process.started", processId, durationMs: performance.now() - startedAt });
    void process.gone.then(() => processes.delete(process));
    return process;
  };
  const start = (): Promise<RunProcess> => {
    const started = startOne();
    starting.add(started);
    // Callers await `started`; this only records whether the process came up.
    void started
      .then(
        () => true,
        () => isClosed,
      )
      .then((isUp) => {
        canStart = isUp;
        starting.delete(started);
      });
    return started;
  };
  const spare = keepSpareProcess({
    start,
    gone: (process) => process.gone,
    delays: { ...defaultSpareDelays, ...options.spareDelays },
    onStartFailed: (error) => {
      if (!isClosed) report({ type: "run_process.start_failed", error });
    },
  });
  const open = async (settings: PageSettings): Promise<OpenedRun> => {
    const taken = await openOne(spare.take, settings);
    const { process } = taken;
    openRuns += 1;
    if (openRuns > cores) process.lowerPriority();
    const close = (): Promise<void> => {
      openRuns -= 1;
      return process.close().finally(() => !isClosed && taken.ends());
    };
    return openedRun(taken, { report, close });
  };

  await spare.keep();
  return {
    open,
    stats: () => ({ processIds: [...processes].map(({ processId }) => processId), openRuns, canStart }),
    close: async () => {
      isClosed = true;
      // A process that is still starting may finish, so that it can be closed like the others.
      await Promise.allSettled(starting);
      await Promise.all([...processes].map((process) => process.close()));
    },
  };
}

/** The bundle for all runs. Page-reading code is not imported by this file, because the server loads it. */
async function bundleOnce(): Promise<string> {
  const { bundleCallable } = await import("../page/bundle-in-page.ts");
  return bundleCallable();
}

function memoryLimits() {
  const bytes = availableBytes();
  return {
    maxMemoryBytes: Math.min(mostMemoryBytes, Math.max(leastMemoryBytes, bytes / 4)),
    memoryBudget: createMemoryBudget(Math.max(leastMemoryBytes, bytes * shareOfMemory)),
  };
}

const mostAttempts = 2;

/** A process that was lost before its run began does not count against the run. */
async function openOne(
  take: () => Promise<TakenProcess<RunProcess>>,
  settings: PageSettings,
): Promise<TakenProcess<RunProcess>> {
  for (let attempt = 1; ; attempt += 1) {
    const taken = await take();
    const { process } = taken;
    try {
      await process.open(settings);
      return taken;
    } catch (error) {
      await process.close();
      taken.ends();
      if (attempt < mostAttempts && error instanceof RunProcessLostError) continue;
      throw error instanceof RunProcessLostError
        ? new BrowserStartError(error.message, { cause: error })
        : error;
    }
  }
}

function openedRun(
  taken: TakenProcess<RunProcess>,
  { report, close }: { report: (event: RunProcessEvent) => void; close: () => Promise<void> },
): OpenedRun {
  const { processId, view } = taken.process;
  let closing: Promise<void> | undefined;
  return {
    processId,
    view,
    run: runIn(taken, report),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

function runIn(taken: TakenProcess<RunProcess>, report: (event: RunProcessEvent) => void): OpenedRun["run"] {
  const { process } = taken;
  return (order, host, model) =>
    process.run(order, noteQuestions(host, taken), model).catch((error: unknown) => {
      if (error instanceof RunProcessLostError)
        report({ type: "run_process.lost", processId: process.processId, reason: error.reason });
      throw error;
    });
}

function noteQuestions(host: RunHost, { waits }: Pick<TakenProcess<unknown>, "waits">): RunHost {
  return {
    ...host,
    ask: (question, options) => {
      const answered = waits();
      return host.ask(question, options).finally(answered);
    },
  };
}

async function chooseBrowser(options: RunProcessPoolOptions): Promise<BrowserChoice> {
  const { remoteCdpUrl, proxyHost, proxyListenHost = proxyHost } = options;
  if (remoteCdpUrl !== undefined) {
    if (proxyListenHost !== undefined) await probeListenHost(proxyListenHost);
    return { remoteCdpUrl, proxyHost, proxyListenHost };
  }
  const [{ executablePath, source, version, environment }] = await Promise.all([
    findChromium(options),
    removeStaleBrowserFolders(),
  ]);
  return { chromium: { executablePath, source, version, environment: { ...environment } } };
}
