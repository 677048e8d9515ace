import { messages } from "@cartwright/contract";
import type { FastifyInstance } from "fastify";
import { ServiceError } from "../platform/service-error.ts";

const onlyOnce: ReadonlySet<string> = new Set(["authorization", "content-type", "host", "idempotency-key"]);

/**
 * Refuses repeats of headers that identify the caller or the request. Node takes the first or joins them, and
 * a proxy in front may have checked a different one.
 */
export function refuseRepeatedHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const repeated = findRepeated(request.raw.rawHeaders);
    done(
      repeated === undefined
        ? undefined
        : new ServiceError("invalid", messages.requests.repeatedHeader(repeated)),
    );
  });
}

/** Raw headers alternate names and values. */
function findRepeated(rawHeaders: readonly string[]): string | undefined {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return names.find((name, index) => onlyOnce.has(name) && names.indexOf(name) !== index);
}
