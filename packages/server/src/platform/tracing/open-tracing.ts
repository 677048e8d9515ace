import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Span, Tracing } from "./tracing.ts";

export interface TracingOptions {
  /** `/v1/traces` is appended to it. */
  endpoint: string;
  headers: Record<string, string>;
  attributes: Readonly<Record<string, string>>;
}

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT } as const;

/**
 * Sends spans to a collector with OTLP over HTTP. Only loaded if one is configured; an unavailable collector
 * doesn't block anything.
 */
export function openTracing({ endpoint, headers, attributes }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: new URL("v1/traces", endpoint.endsWith("/") ? endpoint : `${endpoint}/`).href,
    headers,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "cartwright", ...attributes }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("cartwright");
  const spans = new AsyncLocalStorage<Span>();
  return {
    start: (name, { kind, parent, attributes: told, startedAt }) =>
      begin(tracer, name, {
        kind: kinds[kind],
        parent: contextOf(parent),
        attributes: told,
        startedAt,
      }),
    current: () => spans.getStore(),
    within: (span, work) => spans.run(span, work),
    close: async () => {
      // Sends the remaining spans, for as long as the exporter takes.
      await provider.shutdown().catch(() => undefined);
    },
  };
}

interface Beginning {
  kind: SpanKind;
  parent: Context;
  attributes: Readonly<Record<string, string | number | boolean>> | undefined;
  startedAt: number | undefined;
}

function begin(tracer: Tracer, name: string, { kind, parent, attributes, startedAt }: Beginning): Span {
  const options = {
    kind,
    ...(attributes && { attributes: { ...attributes } }),
    ...(startedAt !== undefined && { startTime: startedAt }),
  };
  const span = tracer.startSpan(name, options, parent);
  const { traceId, spanId } = span.spanContext();
  const own = trace.setSpan(parent, span);
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-01`,
    child: (childName, child = {}) =>
      begin(tracer, childName, {
        kind: SpanKind.INTERNAL,
        parent: own,
        attributes: child.attributes,
        startedAt: child.startedAt,
      }),
    end: ({ attributes: more, isFailed = false } = {}) => {
      if (more) span.setAttributes({ ...more });
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Continues a trace begun by another process of this service. Anything else starts a new trace. */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId = "", spanId = ""] = /^00-([\da-f]{32})-([\da-f]{16})-01$/.exec(traceparent ?? "") ?? [];
  const remote: SpanContext = { traceId, spanId, traceFlags: 1, isRemote: true };
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}
