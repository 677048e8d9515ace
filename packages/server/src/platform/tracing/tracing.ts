/** What a span says: ids, codes and counts. Never a word of a page, a buyer or a client, and no message of an error. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface Span {
  readonly traceId: string;
  /** How the next process goes on with it: the W3C header of that name. */
  readonly traceparent: string;
  /** A part of it, begun now unless told otherwise (milliseconds since 1970). */
  child(name: string, options?: { attributes?: SpanAttributes; startedAt?: number }): Span;
  end(result?: { attributes?: SpanAttributes; isFailed?: boolean }): void;
}

/** Traces of requests and runs, where the operator has said where they go. */
export interface Tracing {
  /** Undefined where nothing is traced. `parent` is a `traceparent` of this service. */
  start(name: string, options: SpanOptions): Span | undefined;
  /** The span in whose `within` this is called. */
  current(): Span | undefined;
  within<Result>(span: Span, work: () => Result): Result;
  close(): Promise<void>;
}

export interface SpanOptions {
  kind: "server" | "consumer";
  parent?: string | undefined;
  attributes?: SpanAttributes;
}

export const noTracing: Tracing = {
  start: () => undefined,
  current: () => undefined,
  within: (_span, work) => work(),
  close: async () => undefined,
};
