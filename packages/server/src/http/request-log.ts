import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Where requests are traced. */
    traceId: string | undefined;
  }
}

/** One line for each answer. The route stands for the URL, so that no id, token or query is ever written. */
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
