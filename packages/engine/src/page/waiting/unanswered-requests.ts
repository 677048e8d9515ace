import type { Request } from "playwright-core";

type Asking = Pick<Request, "method" | "isNavigationRequest" | "resourceType" | "url">;

/** The requests of a page that haven't been answered yet. */
export class UnansweredRequests<Asked extends Asking = Request> {
  readonly #since = new Map<Asked, number>();
  readonly #begunAt = new WeakMap<Asked, number>();
  readonly #polls = new Polls();
  #answeredAt = 0;
  #answeredOfAt = Number.NEGATIVE_INFINITY;

  add(request: Asked): void {
    // Some pages never stop sending requests: drop the oldest.
    const [oldest] = this.#since.keys();
    if (oldest && this.#since.size >= mostUnanswered) this.#since.delete(oldest);
    this.#since.set(request, Date.now());
    this.#polls.sent(request);
  }

  /** The head of its answer has arrived. */
  begin(request: Asked): void {
    this.#begunAt.set(request, Date.now());
  }

  end(request: Asked, { isAnswered }: { isAnswered: boolean }): void {
    const since = this.#since.get(request);
    if (since === undefined) return;
    this.#since.delete(request);
    this.#polls.ended(request);
    this.#answeredAt = Date.now();
    if (isAnswered) this.#answeredOfAt = Math.max(this.#answeredOfAt, since);
  }

  /** A new document waits only for its own document request. */
  keepDocuments(): void {
    for (const request of this.#since.keys())
      if (request.resourceType() !== "document") this.#since.delete(request);
  }

  clear(): void {
    this.#since.clear();
  }

  /**
   * Those that the page may still wait for. An answer whose head a script has got, and whose body it doesn't read, never
   * ends, and a poll is sent again and again, whatever happens.
   */
  youngerThan(ageMs: number): Asked[] {
    const now = Date.now();
    return [...this.#since].flatMap(([request, since]) =>
      now - since < ageMs && !this.#isUnread(request, unreadMs) && !this.#polls.has(request) ? [request] : [],
    );
  }

  /** Whether a request since this time may carry something; a long poll (a GET) doesn't. */
  isAwaitingSince(at: number): boolean {
    return [...this.#since].some(
      ([request, since]) =>
        since >= at &&
        (request.method() !== "GET" || request.isNavigationRequest()) &&
        !this.#isUnread(request, unreadOrderMs),
    );
  }

  #isUnread(request: Asked, limitMs: number): boolean {
    const now = Date.now();
    return scripted.has(request.resourceType()) && now - (this.#begunAt.get(request) ?? now) > limitMs;
  }

  wasAnsweredSince(at: number): boolean {
    return this.#answeredOfAt >= at;
  }

  sinceAnswerMs(): number {
    return Date.now() - this.#answeredAt;
  }
}

/** Addresses that a page asks again as soon as they have answered. */
class Polls {
  readonly #chains = new Map<string, { endedAt: number; length: number }>();

  sent(request: Asking): void {
    const key = keyOf(request);
    const chain = key === undefined ? undefined : this.#chains.get(key);
    if (!chain) return;
    chain.length = Date.now() - chain.endedAt < soonMs ? chain.length + 1 : 0;
  }

  ended(request: Asking): void {
    const key = keyOf(request);
    if (key === undefined) return;
    if (this.#chains.size >= mostUnanswered) this.#chains.clear();
    this.#chains.set(key, { endedAt: Date.now(), length: this.#chains.get(key)?.length ?? 0 });
  }

  has(request: Asking): boolean {
    const key = keyOf(request);
    return key !== undefined && (this.#chains.get(key)?.length ?? 0) >= leastRepeats;
  }
}

/** Only what reads: what sends a form's values is sent again for a reason. */
function keyOf(request: Asking): string | undefined {
  const isReading = request.method() === "GET" && scripted.has(request.resourceType());
  return isReading ? request.url().split("?", 1)[0] : undefined;
}

/** Between an answer and the next request of the same poll. */
const soonMs = 200;
/** A page may well read an address twice in a row. */
const leastRepeats = 2;
const mostUnanswered = 1_000;
const scripted = new Set(["xhr", "fetch"]);
/** Bodies that a page reads arrive soon behind their heads. */
const unreadMs = 600;
/** The body of an order's answer is awaited for longer: a script that reads it may still thank, or refuse. */
const unreadOrderMs = 4_000;
