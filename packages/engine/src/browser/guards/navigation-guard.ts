import type { Browser, CDPSession } from "playwright-core";
import type { NavigationScope } from "./navigation-policy.ts";
import { isNavigationAllowed } from "./navigation-policy.ts";

/** A top-level document that was refused. */
export interface NavigationViolation {
  /** Its destination: a host, or the scheme if there is no host (`data:`). */
  readonly host: string;
}

/** A top-level document, held before its request leaves the browser. */
export interface SentDocument {
  readonly url: string;
  /** The request body; empty if there is none or it is too long to be reported. */
  readonly body: string;
}

/** A document of the tab, with the method that asks for it. */
export interface OwnDocument extends SentDocument {
  readonly method: string;
}

/** A document of a frame, held likewise. */
export interface FramedDocument extends SentDocument {
  /** The origin of the document that sends it, as far as the browser says so. */
  readonly from: string | undefined;
}

/** A document outside a run's scope. */
export type ForeignDocument = SentDocument;

/** What the guard needs from a run. */
export interface GuardedRun {
  scope(): NavigationScope;
  /** Whether the run admits a document outside its scope. The document waits for the answer. */
  admit(document: ForeignDocument): Promise<boolean>;
  /** Whether a document within its scope may be requested as sent. */
  maySend(document: OwnDocument): boolean;
  /** Whether a document may be requested for a frame, of this run or of another one. */
  maySendInFrame(document: FramedDocument): boolean;
  onViolation(violation: NavigationViolation): void;
}

export interface NavigationGuard {
  /** From here on, documents of this browser context are judged by the run's scope. */
  protect(browserContextId: string, run: GuardedRun): void;
  release(browserContextId: string): void;
}

export interface NavigationGuardOptions {
  /**
   * Whether others use the browser at the same time, as with a browser service: they then judge documents
   * outside our runs. Our contexts make no request before they are protected.
   */
  readonly isShared: boolean;
  /** Called when the guard can no longer judge documents. */
  readonly onLost: () => void;
}

interface PausedRequest {
  readonly requestId: string;
  readonly frameId: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly postData?: string;
    readonly headers: Readonly<Record<string, string>>;
  };
}

/**
 * Stops every top-level document outside a run's scope before its request leaves the browser, checking each
 * redirect.
 *
 * One session on the browser itself intercepts only document requests: unlike the driver's request routing it
 * keeps the cache on, and unlike a session per page it exists before the first request of a pop-up. It fails
 * closed: a document whose tab or run is unknown is refused, and if the session ends the pool treats the
 * process as crashed.
 */
export async function startNavigationGuard(
  browser: Browser,
  { isShared, onLost }: NavigationGuardOptions,
): Promise<NavigationGuard> {
  const session = await browser.newBrowserCDPSession();
  const runs = new Map<string, GuardedRun>();
  session.on("Fetch.requestPaused", (paused) => {
    // Fails only if the tab or the whole browser is gone.
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
  const document = { url: request.url, method: request.method, body: request.postData ?? "" };
  if (tab === "frame") {
    const framed = { ...document, from: senderOf(request.headers) };
    const refusing = [...runs.values()].find((one) => !one.maySendInFrame(framed));
    if (!refusing) return void (await session.send("Fetch.continueRequest", { requestId }));
    await session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
    return refusing.onViolation({ host: hostOrScheme(request.url) });
  }
  const run = typeof tab === "string" ? undefined : runs.get(tab.browserContextId ?? "");
  const isOfOthers = isShared && typeof tab !== "string" && run === undefined;
  const isAllowed = run !== undefined && isNavigationAllowed(run.scope(), request.url);
  const goOn = () => session.send("Fetch.continueRequest", { requestId });
  const isHeld = isAllowed && !run.maySend(document);
  if (isOfOthers || (isAllowed && !isHeld)) return void (await goOn());
  if (!isHeld && (await run?.admit(document).catch(() => false))) return void (await goOn());
  // "Aborted" keeps the current document; any other reason would replace it with an error page.
  await session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
  if (!isHeld) run?.onViolation({ host: hostOrScheme(request.url) });
}

/** A page can leave these headers out. */
function senderOf(headers: PausedRequest["request"]["headers"]): string | undefined {
  const named = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const urls = [named.get("origin"), named.get("referer")].map((value) => URL.parse(value ?? ""));
  return urls.find((url) => url !== null)?.origin;
}

type Tab = { readonly browserContextId?: string | undefined };

/**
 * The tab whose main frame this is. For frames inside a page there is no target of type `page` with their id.
 */
async function findTab(session: CDPSession, frameId: string): Promise<Tab | "frame" | "unknown"> {
  try {
    const { targetInfo } = await session.send("Target.getTargetInfo", { targetId: frameId });
    return targetInfo.type === "iframe" ? "frame" : targetInfo;
  } catch (error) {
    return String(error).includes("No target with given id") ? "frame" : "unknown";
  }
}

/** The host of an address, or its scheme if it has no host. */
export function hostOrScheme(documentUrl: string): string {
  const url = URL.parse(documentUrl);
  return url?.hostname || url?.protocol || documentUrl.slice(0, 40);
}
