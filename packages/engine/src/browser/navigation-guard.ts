import type { Browser, CDPSession } from "playwright-core";
import type { NavigationScope } from "./navigation-policy.ts";
import { isNavigationAllowed } from "./navigation-policy.ts";

/** A top-level document that was refused. */
export interface NavigationViolation {
  /** Where it was going: a host, or the scheme where there is none (`data:`). */
  readonly host: string;
}

/** A top-level document, held before its request leaves the browser. */
export interface SentDocument {
  readonly url: string;
  /** What is sent along; empty where nothing is, or where it is too long to be told. */
  readonly body: string;
}

/** One outside of a run's scope. */
export type ForeignDocument = SentDocument;

/** What the guard needs to know about one run. */
export interface GuardedRun {
  scope(): NavigationScope;
  /** Whether the run takes in a document outside of its scope, which waits for the answer. */
  admit(document: ForeignDocument): Promise<boolean>;
  /** Whether a document within its scope may be asked for as it is sent. */
  maySend(document: SentDocument): boolean;
  onViolation(violation: NavigationViolation): void;
}

export interface NavigationGuard {
  /** From here on the documents of this browser context are judged by the run's scope. */
  protect(browserContextId: string, run: GuardedRun): void;
  release(browserContextId: string): void;
}

export interface NavigationGuardOptions {
  /**
   * Whether others use the browser at the same time, as with a browser service: documents outside of our runs are then
   * theirs to judge. A context of ours asks for nothing before it is protected.
   */
  readonly isShared: boolean;
  /** Told when the guard can no longer judge. */
  readonly onLost: () => void;
}

interface PausedRequest {
  readonly requestId: string;
  readonly frameId: string;
  readonly request: { readonly url: string; readonly postData?: string };
}

/**
 * Stops every top-level document outside a run's scope before its request leaves the browser, redirects hop by hop.
 *
 * One session on the browser itself watches document requests alone: unlike the driver's request routing it keeps the
 * cache on, and unlike a session per page it is there before the first request of a pop-up. It fails closed: a document
 * whose tab or run is unknown is refused, and if the session ends the pool takes the process for crashed.
 */
export async function startNavigationGuard(
  browser: Browser,
  { isShared, onLost }: NavigationGuardOptions,
): Promise<NavigationGuard> {
  const session = await browser.newBrowserCDPSession();
  const runs = new Map<string, GuardedRun>();
  session.on("Fetch.requestPaused", (paused) => {
    // A failure here means that the tab, or the whole browser, has gone meanwhile.
    judgeDocument({ session, runs, isShared }, paused).catch(() => undefined);
  });
  session.on("close", onLost);
  await session.send("Fetch.enable", {
    patterns: [{ urlPattern: "*", resourceType: "Document", requestStage: "Request" }],
  });
  return {
    protect: (browserContextId, run) => void runs.set(browserContextId, run),
    release: (browserContextId) => void runs.delete(browserContextId),
  };
}

interface Guarding {
  readonly session: CDPSession;
  readonly runs: ReadonlyMap<string, GuardedRun>;
}

async function judgeDocument(
  { session, runs, isShared }: Guarding & { readonly isShared: boolean },
  { requestId, frameId, request }: PausedRequest,
): Promise<void> {
  const tab = await findTab(session, frameId);
  const run = typeof tab === "string" ? undefined : runs.get(tab.browserContextId ?? "");
  const isOfOthers = isShared && typeof tab !== "string" && run === undefined;
  const isAllowed = run !== undefined && isNavigationAllowed(run.scope(), request.url);
  const goOn = () => session.send("Fetch.continueRequest", { requestId });
  const document = { url: request.url, body: request.postData ?? "" };
  const isHeld = isAllowed && !run.maySend(document);
  if (tab === "frame" || isOfOthers || (isAllowed && !isHeld)) return void (await goOn());
  if (!isHeld && (await run?.admit(document).catch(() => false))) return void (await goOn());
  // Aborted leaves the present document in place; any other reason would replace it with an error page.
  await session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
  if (!isHeld) run?.onViolation({ host: placeOf(request.url) });
}

type Tab = { readonly browserContextId?: string | undefined };

/** The tab whose main frame this is. Frames inside a page have no target of type `page` by their id. */
async function findTab(session: CDPSession, frameId: string): Promise<Tab | "frame" | "unknown"> {
  try {
    const { targetInfo } = await session.send("Target.getTargetInfo", { targetId: frameId });
    return targetInfo.type === "iframe" ? "frame" : targetInfo;
  } catch (error) {
    return String(error).includes("No target with given id") ? "frame" : "unknown";
  }
}

/** The host of an address, or its scheme where it has none. */
export function placeOf(documentUrl: string): string {
  const url = URL.parse(documentUrl);
  return url?.hostname || url?.protocol || documentUrl.slice(0, 40);
}
