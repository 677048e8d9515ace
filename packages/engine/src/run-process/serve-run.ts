import type { Socket } from "node:net";
import type { Page } from "playwright-core";
import { BrowserCrashedError, PageCrashedError } from "../browser/browser-errors.ts";
import { type BrowserProcess, connectBrowser, launchBrowser } from "../browser/chromium/browser-process.ts";
import { killProcessTree, ownProcessId } from "../browser/chromium/process-tree.ts";
import { superviseBrowser } from "../browser/chromium/supervise-browser.ts";
import { type BlankRun, openBlankRun, openRunBrowser } from "../browser/open-run-browser.ts";
import type { RunBrowser } from "../browser/run-browser.ts";
import type { CheckoutOutcome } from "../checkout-host.ts";
import { useCallable } from "../page/call-in-page.ts";
import { runCheckout } from "../run-checkout.ts";
import { cutText, outcomeWithinLimits } from "./fit-limits.ts";
import { lowerPriority } from "./lower-priority.ts";
import { type MessageChannel, openMessageChannel } from "./message-channel.ts";
import {
  type BrowserChoice,
  type Failure,
  type FromProcess,
  frameLimits,
  type PageSettings,
  ToProcess,
  textLimits,
} from "./messages.ts";
import { rehearse } from "./rehearse.ts";
import { collectGarbage, releaseMemoryWhileAsked } from "./release-memory-while-asked.ts";
import { createRemoteHost, type RemoteHost } from "./remote-host.ts";
import { type PictureSender, sendPictures } from "./send-pictures.ts";

const aliveIntervalMs = 1_000;
/** A browser that does not close within this time is killed. */
const closeTimeoutMs = 1_000;
const supervision = {
  intervalMs: 10_000,
  answerTimeoutMs: 10_000,
  // The server measures a run's memory, including the process that reads the pages.
  maxMemoryBytes: Number.POSITIVE_INFINITY,
} as const;

/** A process that is taken sooner has no time to rehearse. */
const rehearsalDelayMs = 300;

/** The state of the process; it serves one run, so each is set once. */
interface Served {
  /** Aborting it ends the rehearsal. */
  readonly taken: AbortController;
  process?: Promise<BrowserProcess>;
  /** A page with the default language and time zone, opened while the process waits for a run. */
  blank?: Promise<BlankRun | undefined>;
  /** Where a remote browser reaches the proxy of the run. */
  proxyAt?: Pick<BrowserChoice, "proxyHost" | "proxyListenHost">;
  processId?: number | undefined;
  browser?: RunBrowser;
  pictures?: PictureSender;
  remote?: RemoteHost;
}

/**
 * Serves one run, from its browser to its outcome, as directed by the server at the other end of the socket.
 */
export function serveRun(socket: Socket, exit: (code: number) => never): void {
  const served: Served = { taken: new AbortController() };
  // The server is gone, so it was killed. Nothing of the run may outlive it.
  const die = (): never => {
    if (served.processId !== undefined) killProcessTree(served.processId);
    return exit(1);
  };
  const channel: MessageChannel<FromProcess> = openMessageChannel({
    socket,
    limits: frameLimits.toProcess,
    parse: (value) => ToProcess.parse(value),
    onMessage: (message) => hear(message),
    onEnd: die,
    onViolation: die,
  });
  const hear = (message: ToProcess): void => {
    if (message.type === "start") void start(served, channel, message);
    else if (message.type === "open") void open(served, channel, message.settings);
    else if (message.type === "run") void run(served, channel, message);
    else if (message.type === "watch") served.pictures?.setWatched(message.isWatched);
    else if (message.type === "picture_taken") served.pictures?.takeNext();
    else if (message.type === "lower_priority") void lowerPriorities(served);
    else if (message.type === "end") void end(served).finally(() => exit(0));
    else served.remote?.hear(message);
  };
  setInterval(() => channel.send({ type: "alive" }), aliveIntervalMs);
}

async function start(
  served: Served,
  channel: MessageChannel<FromProcess>,
  { browser, inPageScript }: Extract<ToProcess, { type: "start" }>,
): Promise<void> {
  served.process = startBrowser(browser);
  served.proxyAt = { proxyHost: browser.proxyHost, proxyListenHost: browser.proxyListenHost };
  useCallable(inPageScript);
  try {
    const process = await served.process;
    served.processId = process.processId;
    superviseBrowser(process, {
      ...supervision,
      // The run notices when its browser ends.
      onSick: () => void process.close(0),
    });
    channel.send({ type: "started" });
    // Best effort: the run does not need it.
    setTimeout(() => rehearseFor(served, process).catch(() => undefined), rehearsalDelayMs);
  } catch (error) {
    channel.send({ type: "start_failed", failure: describe(error) });
  }
}

/** The browser is a session of its own, so what its owner has done to itself does not reach it. */
async function lowerPriorities(served: Served): Promise<void> {
  await lowerPriority(ownProcessId());
  const browser = await served.process?.catch(() => undefined);
  if (browser?.processId !== undefined) await lowerPriority(browser.processId);
}

/** A remote browser is shared, and a rehearsal would disturb its other users. */
async function rehearseFor(served: Served, process: BrowserProcess): Promise<void> {
  const { taken, proxyAt = {} } = served;
  if (process.processId === undefined || taken.signal.aborted) return;
  await rehearse(process, taken.signal);
  if (!taken.signal.aborted) served.blank = openBlankRun(process, {}, proxyAt).catch(() => undefined);
}

async function startBrowser({ chromium, remoteCdpUrl }: BrowserChoice): Promise<BrowserProcess> {
  if (remoteCdpUrl !== undefined) return connectBrowser(remoteCdpUrl);
  if (chromium === undefined) throw new Error("no browser was named");
  return launchBrowser(chromium);
}

async function open(
  served: Served,
  channel: MessageChannel<FromProcess>,
  settings: PageSettings,
): Promise<void> {
  served.taken.abort();
  try {
    served.browser = await openPage(served, settings);
    served.pictures = sendPictures(served.browser.view, channel);
    channel.send({ type: "opened" });
  } catch (error) {
    channel.send({ type: "open_failed", failure: describe(error) });
  }
}

async function openPage(
  { process, proxyAt = {}, ...served }: Served,
  settings: PageSettings,
): Promise<RunBrowser> {
  if (process === undefined) throw new Error("a run before its browser");
  const blank = await served.blank;
  const fits = settings.locale === undefined && settings.timezoneId === undefined;
  if (blank && fits) return blank.begin(settings);
  await blank?.close();
  return openRunBrowser(await process, settings, proxyAt);
}

async function run(
  served: Served,
  channel: MessageChannel<FromProcess>,
  { order, remainingMs, hasModel, keepsEvidence }: Extract<ToProcess, { type: "run" }>,
): Promise<void> {
  const { browser } = served;
  if (browser === undefined) throw new Error("a run before its page");
  const remote = createRemoteHost(channel.send, { remainingMs, keepsEvidence });
  served.remote = remote;
  try {
    const model = hasModel ? remote.model : undefined;
    const host = releaseMemoryWhileAsked(remote.host, () => rest(browser.context.pages()));
    const outcome = await runCheckout(order, host, browser, { model });
    if (isLost(outcome, browser)) throw lossOf(browser, outcome.message);
    channel.send({ type: "outcome", outcome: outcomeWithinLimits(outcome) });
  } catch (error) {
    channel.send({ type: "broke", failure: describe(error) });
  }
}

/** Neither this process nor its pages collect garbage while they allocate nothing. */
async function rest(pages: readonly Page[]): Promise<void> {
  collectGarbage();
  for (const page of pages) {
    const session = await page.context().newCDPSession(page);
    await session.send("HeapProfiler.collectGarbage");
    await session.detach();
  }
}

/** Whether the browser died, and the run with it, before an order was submitted. */
function isLost(
  outcome: CheckoutOutcome,
  browser: RunBrowser,
): outcome is Extract<CheckoutOutcome, { status: "failed" }> {
  return browser.lost.aborted && outcome.status === "failed" && outcome.code === "browser_unavailable";
}

function lossOf({ lost }: RunBrowser, message: string): Error {
  return lost.reason instanceof PageCrashedError
    ? new PageCrashedError(message)
    : new BrowserCrashedError(message);
}

/** Closes in order, so that the driver sees its browser exit and removes its files. */
async function end({ process }: Served): Promise<void> {
  // A browser that did not start has nothing to close.
  await (await process?.catch(() => undefined))?.close(closeTimeoutMs);
}

function describe(error: unknown): Failure {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    name: cutText(name, 100),
    message: cutText(message, textLimits.failure),
    ...(stack !== undefined && { stack: cutText(stack, textLimits.failure) }),
  };
}
