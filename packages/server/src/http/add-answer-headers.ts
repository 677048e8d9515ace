import { requestIdHeader } from "@cartwright/contract";
import type { FastifyApp } from "./route.ts";

/**
 * Answers hold personal data: nobody in between keeps them, and a browser takes them for nothing but JSON. Each names the
 * request in the log.
 */
export function addAnswerHeaders(app: FastifyApp): void {
  app.addHook("onRequest", ({ id }, reply, done) => {
    reply
      .header("cache-control", "no-store")
      .header("x-content-type-options", "nosniff")
      .header(requestIdHeader, id);
    done();
  });
}
