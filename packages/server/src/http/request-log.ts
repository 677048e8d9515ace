import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Set if requests are traced. */
    traceId: string | undefined;
  }
}

/**
 * Logs one line per response, with the route instead of the URL, so that ids, tokens and queries are never
 * logged.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.decorateRequest("traceId", undefined);
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        tenantId: request.authentication?.caller?.tenantId,
        traceId: request.traceId,
      },
      "answered",
    );
    done();
  });
}
