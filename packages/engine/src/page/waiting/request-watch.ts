import type { BrowserContext, Frame, Page, Request, Response } from "playwright-core";
import { addressNames } from "../../words/pages/address-names.ts";
import { type AwaitedTexts, awaitTexts } from "./awaited-texts.ts";
import { UnansweredRequests } from "./unanswered-requests.ts";

/** What a page has sent since the watch began, and which answers are still pending. */
export interface RequestWatch {
  /**
   * Requests that could carry an action: documents (also in tabs that the page opens), XHR, fetch, web socket
   * frames; not images, styles, fonts, pings.
   */
  sentCount(): number;
  /** All requests of any kind from any page of the run: an order could be sent as an image URL too. */
  departedCount(): number;
  /** This page's requests that may carry an order: top-level documents, and everything that isn't a GET. */
  carryingCount(): number;
  /**
   * Whether a request that may carry an order, sent at this time or later, is unanswered, however old it is.
   */
  isAwaitingSince(at: number): boolean;
  /** Same: whether one was answered. */
  wasAnsweredSince(at: number): boolean;
  /** Requests that are unanswered and not older than `maxAgeMs` (older ones are long polls). */
  pendingCount(maxAgeMs: number): number;
  /** Same, without documents of third-party frames, which don't change the page around them. */
  pendingOwnCount(maxAgeMs: number): number;
  /** Like `sentCount`, without requests to third-party analytics: what a press may have triggered. */
  tellingCount(): number;
  /** When the last of them was sent; 0 before the first. */
  lastToldAt(): number;
  /** Runs `ask`, in which the engine itself requests this address: the page doesn't wait for that request. */
  withoutOwn<Result>(address: string, ask: () => Promise<Result>): Promise<Result>;
  /**
   * Watches for these texts from now on. Returns a function that says whether the page has sent all of them,
   * in any encoding.
   */
  watchFor(texts: readonly string[]): () => boolean;
  /**
   * Of the `tellingCount` requests, those sent by scripts since the last top-level document was requested.
   */
  sentByScript(): number;
  /** Top-level documents requested. */
  documentCount(): number;
  /** Where the last form was sent that was answered with a new top-level document; empty before the first. */
  formSentTo(): string;
  /** Top-level documents whose text has arrived completely. */
  arrivedCount(): number;
  /** Milliseconds since a frame was last attached, detached or navigated. */
  sinceFramesMs(): number;
  /** The HTTP status of the last answered top-level document; 0 before the first. */
  documentStatus(): number;
  /** That document's source once it is complete; empty if unavailable or longer than any shop's page. */
  documentText(): Promise<string>;
  /** Milliseconds since the last request was answered or failed: the page may still be processing it. */
  sinceAnswerMs(): number;
}

const watches = new WeakMap<Page, RequestWatch>();

/**
 * The page's watch, started on first use and kept for the page's lifetime. It is stored per page because
 * requests sent before the first call couldn't be counted otherwise.
 */
export function watchRequests(page: Page): RequestWatch {
  const known = watches.get(page);
  if (known) return known;
  const watch = startWatch(page);
  watches.set(page, watch);
  return watch;
}

const telling = new Set(["document", "xhr", "fetch", "other", "script"]);
const scripted = new Set(["xhr", "fetch"]);

function startWatch(page: Page): RequestWatch {
  const pending = new UnansweredRequests();
  const texts = awaitTexts();
  const own: string[] = [];
  const counts = countSent(page, { pending, texts, isOwn: (request) => own.includes(request.url()) });
  page.on("response", (response) => pending.begin(response.request()));
  page.on("requestfinished", (request) => pending.end(request, { isAnswered: true }));
  page.on("requestfailed", (request) => pending.end(request, { isAnswered: false }));
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) pending.keepDocuments();
  });
  page.once("close", () => {
    texts.clear();
    pending.clear();
  });
  return {
    sentCount: () => counts.sent,
    departedCount: countDepartures(page.context()),
    isAwaitingSince: (at) => pending.isAwaitingSince(at),
    wasAnsweredSince: (at) => pending.wasAnsweredSince(at),
    carryingCount: () => counts.carrying,
    tellingCount: () => counts.telling,
    lastToldAt: () => counts.toldAt,
    sentByScript: () => counts.byScript,
    documentCount: () => counts.documents,
    formSentTo: () => counts.formSentTo,
    arrivedCount: countArrivals(page),
    sinceFramesMs: watchFrames(page),
    ...watchDocument(page),
    withoutOwn: async (address, ask) => {
      own.push(address);
      return ask().finally(() => own.splice(own.indexOf(address), 1));
    },
    watchFor: texts.watchFor,
    sinceAnswerMs: () => pending.sinceAnswerMs(),
    pendingCount: (maxAgeMs) => pending.youngerThan(maxAgeMs).length,
    pendingOwnCount: (maxAgeMs) =>
      pending.youngerThan(maxAgeMs).filter((request) => !isStrangersFrame(request, page)).length,
  };
}

interface Noting {
  pending: UnansweredRequests;
  texts: AwaitedTexts;
  /** Sent by the engine itself. */
  isOwn: (request: Request) => boolean;
}

function countSent(page: Page, { pending, texts, isOwn }: Noting) {
  const counts = { sent: 0, telling: 0, carrying: 0, byScript: 0, documents: 0, toldAt: 0, formSentTo: "" };
  page.on("request", (request) => {
    const kind = request.resourceType();
    if (!telling.has(kind) || isOwn(request)) return;
    const isSending = Number(kind !== "script");
    counts.sent += isSending;
    if (kind === "document" && request.frame().parentFrame() === null) {
      counts.documents += 1;
      counts.byScript = 0;
      if (request.method() !== "GET") counts.formSentTo = request.url();
      texts.clear();
    }
    if (isNoise(request, page)) return;
    counts.telling += isSending;
    if (isSending > 0) counts.toldAt = Date.now();
    counts.carrying += Number(mayCarry(request));
    counts.byScript += Number(scripted.has(kind));
    texts.note(request);
    pending.add(request);
  });
  page.context().on("request", (request) => {
    counts.sent += Number(isDocumentOfTab(request, page));
  });
  page.on("websocket", (socket) => {
    socket.on("framesent", () => {
      counts.sent += 1;
      counts.telling += 1;
      counts.toldAt = Date.now();
    });
  });
  return counts;
}

function mayCarry(request: Request): boolean {
  return request.method() !== "GET" || (request.isNavigationRequest() && !frameOf(request)?.parentFrame());
}

function watchDocument(page: Page): Pick<RequestWatch, "documentStatus" | "documentText"> {
  let document: Response | undefined;
  page.on("response", (response) => {
    const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (isDocument) document = response;
  });
  return { documentStatus: () => document?.status() ?? 0, documentText: () => textOf(document) };
}

function countArrivals(page: Page): () => number {
  let count = 0;
  page.on("domcontentloaded", () => {
    count += 1;
  });
  return () => count;
}

/** For all pages of a run, so stored per browser context. */
const departures = new WeakMap<BrowserContext, () => number>();

function countDepartures(context: BrowserContext): () => number {
  const known = departures.get(context);
  if (known) return known;
  let count = 0;
  const note = () => {
    count += 1;
  };
  const noteSockets = (page: Page) => page.on("websocket", (socket) => socket.on("framesent", note));
  context.on("request", (request) => {
    if (isOverNetwork(request)) note();
  });
  for (const page of context.pages()) noteSockets(page);
  context.on("page", noteSockets);
  const counted = () => count;
  departures.set(context, counted);
  return counted;
}

function isOverNetwork(request: Request): boolean {
  return /^(https?|wss?):/i.test(request.url());
}

const documentLimitMs = 30_000;
const longestDocument = 4_000_000;

async function textOf(document: Response | undefined): Promise<string> {
  try {
    return await Promise.race([bodyOf(document), tooLate()]);
  } catch {
    // The browser may have discarded it.
    return "";
  }
}

async function bodyOf(document: Response | undefined): Promise<string> {
  await document?.finished();
  const { responseBodySize = 0 } = (await document?.request().sizes()) ?? {};
  return responseBodySize <= longestDocument ? ((await document?.text()) ?? "") : "";
}

/** Some responses never end. */
function tooLate(): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, documentLimitMs, "").unref());
}

function watchFrames(page: Page): () => number {
  let at = Date.now();
  const note = () => {
    at = Date.now();
  };
  page.on("frameattached", note);
  page.on("framedetached", note);
  page.on("framenavigated", note);
  return () => Date.now() - at;
}

function isStrangersFrame(request: Request, page: Page): boolean {
  if (request.resourceType() !== "document" || request.frame() === page.mainFrame()) return false;
  return URL.parse(request.url())?.host !== URL.parse(page.url())?.host;
}

/** Sent by a different tab than this page: a form, even an order, may be submitted there. */
function isDocumentOfTab(request: Request, page: Page): boolean {
  if (!request.isNavigationRequest()) return false;
  const frame = frameOf(request);
  return frame === undefined || (frame.page() !== page && frame.parentFrame() === null);
}

/** Undefined if the tab has only started to open. */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    return undefined;
  }
}

/** Third-party analytics answer at any time; nothing on the page waits for them. */
function isNoise(request: Request, page: Page): boolean {
  const url = URL.parse(request.url());
  if (!url?.protocol.startsWith("http")) return true;
  const own = URL.parse(page.url())?.hostname ?? "";
  const isForeign = url.hostname !== own && !url.hostname.endsWith(`.${own.replace(/^www\./, "")}`);
  return isForeign && addressNames.measuring.test(url.hostname + url.pathname);
}
