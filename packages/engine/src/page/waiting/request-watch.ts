import type { Frame, Page, Request, Response } from "playwright-core";

/** What a page has sent since the watch began, and what it still waits for. */
export interface RequestWatch {
  /**
   * Requests that could carry an action: documents, in tabs that the page opens too, XHR, fetch, web socket frames; not
   * pictures, styles, fonts, pings.
   */
  sentCount(): number;
  /**
   * All by which an order may have left: these, and what tells nothing of an answer (beacons, streams of events, scripts
   * that are asked for with words of the page's).
   */
  departedCount(): number;
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
  const pending = new Map<Request, number>();
  let sent = 0;
  const unanswerable = countUnanswerable(page);
  let documents = 0;
  let tellingSent = 0;
  let sentByScript = 0;
  const awaited = new Set<Set<string>>();
  const own: string[] = [];
  page.on("request", (request) => {
    const kind = request.resourceType();
    if (!telling.has(kind) || own.includes(request.url())) return;
    if (kind !== "script") sent += 1;
    if (kind === "document" && request.frame().parentFrame() === null) {
      documents += 1;
      sentByScript = 0;
    }
    if (isNoise(request, page)) return;
    if (kind !== "script") tellingSent += 1;
    sentByScript += Number(scripted.has(kind));
    for (const texts of awaited) forgetSent(texts, request);
    pending.set(request, Date.now());
  });
  page.context().on("request", (request) => {
    sent += Number(isDocumentOfTab(request, page));
  });
  let document: Response | undefined;
  page.on("response", (response) => {
    const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (isDocument) document = response;
  });
  let answeredAt = 0;
  const end = (request: Request) => {
    if (pending.delete(request)) answeredAt = Date.now();
  };
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) return;
    for (const request of pending.keys()) if (request.resourceType() !== "document") pending.delete(request);
  });
  page.on("websocket", (socket) => {
    socket.on("framesent", () => {
      sent += 1;
      tellingSent += 1;
    });
  });
  return {
    sentCount: () => sent,
    departedCount: () => sent + unanswerable(),
    tellingCount: () => tellingSent,
    sentByScript: () => sentByScript,
    documentCount: () => documents,
    arrivedCount: countArrivals(page),
    sinceFramesMs: watchFrames(page),
    documentStatus: () => document?.status() ?? 0,
    documentText: () => textOf(document),
    withoutOwn: async (address, ask) => {
      own.push(address);
      return ask().finally(() => own.splice(own.indexOf(address), 1));
    },
    watchFor: (wanted) => {
      const texts = new Set(wanted.map(bare).filter(Boolean));
      awaited.add(texts);
      return () => texts.size === 0;
    },
    sinceAnswerMs: () => Date.now() - answeredAt,
    pendingCount: (maxAgeMs) => youngerThan(pending, maxAgeMs).length,
    pendingOwnCount: (maxAgeMs) =>
      youngerThan(pending, maxAgeMs).filter((request) => !isStrangersFrame(request, page)).length,
  };
}

function countArrivals(page: Page): () => number {
  let count = 0;
  page.on("domcontentloaded", () => {
    count += 1;
  });
  return () => count;
}

function countUnanswerable(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    count += Number(isUnanswerable(request) && !isNoise(request, page));
  });
  return () => count;
}

function isUnanswerable(request: Request): boolean {
  const kind = request.resourceType();
  return ["ping", "eventsource"].includes(kind) || (kind === "script" && request.url().includes("?"));
}

const longestDocument = 4_000_000;

async function textOf(document: Response | undefined): Promise<string> {
  try {
    await document?.finished();
    const { responseBodySize = 0 } = (await document?.request().sizes()) ?? {};
    return responseBodySize <= longestDocument ? ((await document?.text()) ?? "") : "";
  } catch {
    // The browser may have let go of it.
    return "";
  }
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

function youngerThan(pending: ReadonlyMap<Request, number>, ageMs: number): Request[] {
  const now = Date.now();
  return [...pending].flatMap(([request, since]) => (now - since < ageMs ? [request] : []));
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

/** Only what is still awaited is kept, never what was sent: a request may carry secrets. */
function forgetSent(texts: Set<string>, request: Request): void {
  if (texts.size === 0) return;
  const sent = bare(`${request.url()} ${request.postData() ?? ""}`);
  for (const text of texts) if (sent.includes(text)) texts.delete(text);
}

/** As it is the same in a form, in JSON and in an address. */
function bare(text: string): string {
  const decoded = text.replaceAll("+", " ").replace(/(%[\da-f]{2})+/gi, decodeOrKeep);
  return decoded.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function decodeOrKeep(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Measuring services of third parties answer when they like; nothing on the page waits for them. */
function isNoise(request: Request, page: Page): boolean {
  const url = URL.parse(request.url());
  if (!url?.protocol.startsWith("http")) return true;
  const own = URL.parse(page.url())?.hostname ?? "";
  const isForeign = url.hostname !== own && !url.hostname.endsWith(`.${own.replace(/^www\./, "")}`);
  return (
    isForeign &&
    /(collect|analytics|track|pixel|beacon|telemetry|metrics|events?|rum|logs?|stats|monitor)\b/i.test(
      url.hostname + url.pathname,
    )
  );
}
