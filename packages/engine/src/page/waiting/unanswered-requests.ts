import type { Request } from "playwright-core";

type Asking = Pick<Request, "method" | "isNavigationRequest" | "resourceType">;

/** The requests of a page that haven't been answered yet. */
export class UnansweredRequests<Asked extends Asking = Request> {
  readonly #since = new Map<Asked, number>();
  readonly #begunAt = new WeakMap<Asked, number>();
  #answeredAt = 0;
  #answeredOfAt = Number.NEGATIVE_INFINITY;

  add(request: Asked): void {
    // Some pages never stop sending requests: drop the oldest.
    const [oldest] = this.#since.keys();
    if (oldest && this.#since.size >= mostUnanswered) this.#since.delete(oldest);
    this.#since.set(request, Date.now());
  }

  /** The head of its answer has arrived. */
  begin(request: Asked): void {
    this.#begunAt.set(request, Date.now());
  }

  end(request: Asked, { isAnswered }: { isAnswered: boolean }): void {
    const since = this.#since.get(request);
    if (since === undefined) return;
    this.#since.delete(request);
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
   * ends.
   */
  youngerThan(ageMs: number): Asked[] {
    const now = Date.now();
    const isUnread = (request: Asked) =>
      scripted.has(request.resourceType()) && now - (this.#begunAt.get(request) ?? now) > unreadMs;
    return [...this.#since].flatMap(([request, since]) =>
      now - since < ageMs && !isUnread(request) ? [request] : [],
    );
  }

  /** Whether a request since this time may carry something; a long poll (a GET) doesn't. */
  isAwaitingSince(at: number): boolean {
    return [...this.#since].some(
      ([request, since]) => since >= at && (request.method() !== "GET" || request.isNavigationRequest()),
    );
  }

  wasAnsweredSince(at: number): boolean {
    return this.#answeredOfAt >= at;
  }

  sinceAnswerMs(): number {
    return Date.now() - this.#answeredAt;
  }
}

const mostUnanswered = 1_000;
const scripted = new Set(["xhr", "fetch"]);
/** Bodies that a page reads arrive soon behind their heads. */
const unreadMs = 600;
