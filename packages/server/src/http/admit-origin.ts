import { requestIdHeader } from "@cartwright/contract";
import type { FastifyInstance } from "fastify";

const preflightSeconds = 7200;

/**
 * Lets the dashboard's pages call the API from a browser. Requests without an origin or from another one are
 * answered as if this hook didn't exist. A CORS plugin would handle `OPTIONS` on every path and change what
 * others see.
 */
export function admitOrigin(app: FastifyInstance, origin: string): void {
  app.addHook("onRequest", async ({ method, headers }, reply) => {
    if (headers.origin !== origin) return;
    reply
      .header("access-control-allow-origin", origin)
      .header("access-control-expose-headers", requestIdHeader)
      .header("vary", "origin");
    if (method !== "OPTIONS" || headers["access-control-request-method"] === undefined) return;
    await reply
      .headers({
        "access-control-allow-methods": "GET, POST, PATCH, DELETE",
        "access-control-allow-headers": "authorization, content-type, idempotency-key, last-event-id",
        "access-control-max-age": `${preflightSeconds}`,
      })
      .code(204)
      .send();
  });
}
