import type { BrowserContext, Frame, Page, Request, Response } from "playwright-core";
import { addressNames } from "../../words/address-names.ts";
import { type AwaitedTexts, awaitTexts } from "./awaited-texts.ts";
import { UnansweredRequests } from "./unanswered-requests.ts";

/** What a page has sent since the watch began, and what it still waits for. */
export interface RequestWatch {
  /**
   * Requests that could carry an action: documents, in tabs that the page opens too, XHR, fetch, web socket frames; not
   * pictures, styles, fonts, pings.
   */
  sentCount(): number;
  /** All that has left any page of the run, of any kind: an order may be sent as a picture's address, too. */
  departedCount(): number;
  /** Those of the page's own documents that may carry an order: top-level documents, and whatever is sent rather than asked for. */
  carryingCount(): number;
  /** Of those that may carry an order, asked for at this time or later: whether one is unanswered, however old. */
  isAwaitingSince(at: number): boolean;
  /** The same: whether one was answered. */
  wasAnsweredSince(at: number): boolean;
  /** Of those that are sent, the ones that are still unanswered and not older than `maxAgeMs` (older ones are long polls). */
  pendingCount(maxAgeMs: number): number;
  /** The same without the documents of strangers' frames, which change nothing in the page around them. */
  pendingOwnCount(maxAgeMs: number): number;
  /** The same without those to measuring services of third parties: what a press may have begun. */
  tellingCount(): number;
  /** Runs `ask`, by which the engine itself asks the shop for this address: nothing on the page waits for that. */
  withoutOwn<Result>(address: string, ask: () => Promise<Result>): Promise<Result>;
  /** Watches for these texts from now on: the answer says whether all have left the page, however they were written. */
  watchFor(texts: readonly string[]): () => boolean;
  /** Of these, what a script has sent since the last top-level document was asked for. */
  sentByScript(): number;
  /** Top-level documents asked for. */
  documentCount(): number;
  /** Where the last form was sent that another top-level document answered; empty before the first. */
  formSentTo(): string;
  /** Top-level documents that have arrived, up to the last of their text. */
  arrivedCount(): number;
  /** Milliseconds since a frame last came, went, or took another document. */
  sinceFramesMs(): number;
  /** The HTTP status of the top-level document that was answered last; 0 before the first. */
  documentStatus(): number;
  /** That document as it was sent, once it has come whole; empty where it cannot be had or is longer than any page of a shop. */
  documentText(): Promise<string>;
  /** Milliseconds since the last answer arrived, or a request failed: the page may still be at work on it. */
  sinceAnswerMs(): number;
}

const watches = new WeakMap<Page, RequestWatch>();

/**
 * The page's own watch, started on first use and living as long as the page. It is kept beside the page because
 * a request that left before anybody asked can be counted in no other way.
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
  /** Asked for by the engine itself. */
  isOwn: (request: Request) => boolean;
}

function countSent(page: Page, { pending, texts, isOwn }: Noting) {
  const counts = { sent: 0, telling: 0, carrying: 0, byScript: 0, documents: 0, formSentTo: "" };
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

/** Of all pages of a run together: kept beside the context that they share. */
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
    // The browser may have let go of it.
    return "";
  }
}

async function bodyOf(document: Response | undefined): Promise<string> {
  await document?.finished();
  const { responseBodySize = 0 } = (await document?.request().sizes()) ?? {};
  return responseBodySize <= longestDocument ? ((await document?.text()) ?? "") : "";
}

/** Some documents never end. */
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

/** Asked for by another tab than this page: a form may be sent there, as an order too. */
function isDocumentOfTab(request: Request, page: Page): boolean {
  if (!request.isNavigationRequest()) return false;
  const frame = frameOf(request);
  return frame === undefined || (frame.page() !== page && frame.parentFrame() === null);
}

/** Undefined where the tab has only begun to open. */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    return undefined;
  }
}

/** Measuring services of third parties answer when they like; nothing on the page waits for them. */
function isNoise(request: Request, page: Page): boolean {
  const url = URL.parse(request.url());
  if (!url?.protocol.startsWith("http")) return true;
  const own = URL.parse(page.url())?.hostname ?? "";
  const isForeign = url.hostname !== own && !url.hostname.endsWith(`.${own.replace(/^www\./, "")}`);
  return isForeign && addressNames.measuring.test(url.hostname + url.pathname);
}
