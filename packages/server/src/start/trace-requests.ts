import type { FastifyApp } from "../http/route.ts";
import type { Span, Tracing } from "../platform/tracing/tracing.ts";

/**
 * Creates a span for each request, named after its route. A client's own trace is ignored, because it could
 * join someone else's.
 */
export function traceRequests(app: FastifyApp, tracing: Tracing): void {
  const spans = new WeakMap<object, Span>();
  app.addHook("onRequest", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    const span = tracing.start(`${request.method} ${route}`, {
      kind: "server",
      attributes: {
        "http.request.method": request.method,
        "http.route": route,
        "cartwright.request_id": request.id,
      },
    });
    if (!span) return done();
    spans.set(reply, span);
    request.traceId = span.traceId;
    tracing.within(span, done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const tenantId = request.authentication?.caller?.tenantId;
    spans.get(reply)?.end({
      attributes: {
        "http.response.status_code": reply.statusCode,
        ...(tenantId !== undefined && { "cartwright.tenant_id": tenantId }),
      },
      isFailed: reply.statusCode >= 500,
    });
    done();
  });
}
