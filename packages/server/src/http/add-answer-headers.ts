import { requestIdHeader } from "@cartwright/contract";
import type { FastifyApp } from "./route.ts";

/**
 * Answers contain personal data, so they must not be cached; `nosniff` keeps browsers from treating them as
 * anything but JSON. Each carries its request id for the log.
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
