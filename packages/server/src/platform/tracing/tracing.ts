/**
 * Attributes of a span: ids, codes and counts. Never text from a page, a buyer or a client, and no error
 * messages.
 */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface Span {
  readonly traceId: string;
  /** The W3C `traceparent` header, with which another process can continue the trace. */
  readonly traceparent: string;
  /** Starts a child span, by default now. `startedAt` is in milliseconds since 1970. */
  child(name: string, options?: { attributes?: SpanAttributes; startedAt?: number }): Span;
  end(result?: { attributes?: SpanAttributes; isFailed?: boolean }): void;
}

/** Traces of requests and runs, if the operator has configured a destination. */
export interface Tracing {
  /** Undefined if tracing is off. `parent` is a `traceparent` of this service. */
  start(name: string, options: SpanOptions): Span | undefined;
  /** Returns the span of the surrounding `within` call. */
  current(): Span | undefined;
  within<Result>(span: Span, work: () => Result): Result;
  close(): Promise<void>;
}

export interface SpanOptions {
  kind: "server" | "consumer" | "client";
  parent?: string | undefined;
  attributes?: SpanAttributes;
  /** In milliseconds since 1970; now, if absent. */
  startedAt?: number;
}

export const noTracing: Tracing = {
  start: () => undefined,
  current: () => undefined,
  within: (_span, work) => work(),
  close: async () => undefined,
};
