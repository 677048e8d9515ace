import { BrowserPoolClosedError } from "./browser-errors.ts";
import { removeStaleBrowserFolders } from "./chromium/browser-folder.ts";
import { type BrowserProcess, connectBrowser, launchBrowser } from "./chromium/browser-process.ts";
import { type FindChromiumOptions, findChromium } from "./chromium/find-chromium.ts";
import { probeListenHost } from "./network/probe-listen-host.ts";
import type { ResolveName } from "./network/resolve-name.ts";
import { type PooledBrowser, poolBrowser, type RetirementReason } from "./pooled-browser.ts";
import type { RunBrowser, RunBrowserOptions } from "./run-browser.ts";
import { keepWarm, type WarmBrowser } from "./warm-browser.ts";

export interface BrowserPoolOptions extends FindChromiumOptions {
  /** A browser service to use instead of a Chromium of our own. */
  readonly remoteCdpUrl?: string | undefined;
  /** The name under which that service reaches the egress proxies of this machine. */
  readonly proxyHost?: string | undefined;
  /** The address of this machine on which those proxies listen. Default: `proxyHost`. */
  readonly proxyListenHost?: string | undefined;
  /** A process is replaced after this many runs. */
  readonly runsPerProcess?: number;
  /** A process that uses more memory than this is replaced. */
  readonly maxMemoryBytes?: number;
  readonly checkIntervalMs?: number;
  /** A browser that has not answered for this long is ended with its runs. */
  readonly answerTimeoutMs?: number;
  readonly closeTimeoutMs?: number;
  readonly resolveName?: ResolveName;
  readonly onEvent?: (event: BrowserPoolEvent) => void;
}

export type BrowserPoolEvent =
  | { readonly type: "browser.started"; readonly processId: number | undefined; readonly durationMs: number }
  | {
      readonly type: "browser.worn_out";
      readonly processId: number | undefined;
      readonly reason: RetirementReason;
    }
  | { readonly type: "browser.crashed"; readonly processId: number | undefined }
  | { readonly type: "browser.closed"; readonly processId: number | undefined }
  | { readonly type: "browser.start_failed"; readonly error: unknown };

export interface BrowserPoolStats {
  readonly processIds: readonly number[];
  readonly openRuns: number;
}

export interface BrowserPool {
  /** Opens a guarded browser for one run. Throws BrowserStartError or BrowserPoolClosedError. */
  open(options: RunBrowserOptions): Promise<RunBrowser>;
  stats(): BrowserPoolStats;
  /** Ends all runs and all browsers, and removes everything they left. */
  close(): Promise<void>;
}

const megabyte = 1024 * 1024;

const defaults = {
  runsPerProcess: 100,
  maxMemoryBytes: 2048 * megabyte,
  checkIntervalMs: 10_000,
  answerTimeoutMs: 10_000,
  closeTimeoutMs: 5_000,
} as const;

/**
 * Keeps one Chromium warm and gives each run its own context in it. A worn-out process is replaced ahead of
 * time: its successor is started first, new runs go there, and the old one ends with its last run. A process
 * that crashes or hangs takes its runs with it and is replaced at once. Throws BrowserMissingError or
 * BrowserStartError.
 */
export async function startBrowserPool(options: BrowserPoolOptions = {}): Promise<BrowserPool> {
  const report = options.onEvent ?? (() => undefined);
  const startProcess = await prepareStart(options);
  const browsers = new Set<PooledBrowser>();
  const starting = new Set<Promise<unknown>>();
  let isClosed = false;

  const startOne = async (): Promise<PooledBrowser> => {
    if (isClosed) throw new BrowserPoolClosedError("the browser pool is closed");
    const startedAt = performance.now();
    const process = await startProcess();
    const { processId } = process;
    const browser: PooledBrowser = poolBrowser(process, {
      ...defaults,
      ...options,
      onWornOut: (reason) => {
        report({ type: "browser.worn_out", processId, reason });
        replaceAhead();
      },
      onGone: (isCrash) => {
        browsers.delete(browser);
        report(isCrash ? { type: "browser.crashed", processId } : { type: "browser.closed", processId });
        if (isCrash) replaceAhead();
      },
    });
    browsers.add(browser);
    report({ type: "browser.started", processId, durationMs: performance.now() - startedAt });
    return browser;
  };
  const start = (): Promise<PooledBrowser> => {
    const started = startOne();
    starting.add(started);
    // Callers await this; the catch only prevents an unhandled rejection.
    void started.catch(() => undefined).then(() => starting.delete(started));
    return started;
  };
  const warm = keepWarm(start);
  const replaceAhead = (): void => {
    if (isClosed) return;
    // The next run tries again, and gets the error if that fails too.
    warm.replaceAhead().catch((error: unknown) => report({ type: "browser.start_failed", error }));
  };

  await warm.get();
  return {
    open: (run) => openInWarm(warm, run),
    stats: () => ({
      processIds: [...browsers].flatMap(({ processId }) => processId ?? []),
      openRuns: [...browsers].reduce((sum, browser) => sum + browser.openRuns(), 0),
    }),
    close: async () => {
      isClosed = true;
      // A browser that is still starting may finish, so that it can be closed like the others.
      await Promise.allSettled(starting);
      await Promise.all([...browsers].map((browser) => browser.close()));
    },
  };
}

async function prepareStart(options: BrowserPoolOptions): Promise<() => Promise<BrowserProcess>> {
  const { remoteCdpUrl, proxyHost, proxyListenHost = proxyHost } = options;
  if (remoteCdpUrl !== undefined) {
    if (proxyListenHost !== undefined) await probeListenHost(proxyListenHost);
    return () => connectBrowser(remoteCdpUrl);
  }
  const [chromium] = await Promise.all([findChromium(options), removeStaleBrowserFolders()]);
  return () => launchBrowser(chromium);
}

/** Opens a run; if the browser dies during the attempt, tries once more in the next one. */
async function openInWarm(warm: WarmBrowser, run: RunBrowserOptions): Promise<RunBrowser> {
  const browser = await warm.get();
  try {
    return await browser.open(run);
  } catch (error) {
    if (!browser.isGone()) throw error;
    return (await warm.get()).open(run);
  }
}
