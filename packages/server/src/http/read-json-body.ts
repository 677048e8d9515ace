import { messages } from "@cartwright/contract";
import type { FastifyInstance } from "fastify";
import { parseExactJson } from "../platform/exact-json.ts";
import { ServiceError } from "../platform/service-error.ts";

/** Refuses bytes that are no UTF-8, where the framework would put a substitute for them; a byte order mark is no JSON. */
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * JSON is the only content type of a body. An empty body counts as none, whatever its type says: clients
 * send `content-type` on a DELETE out of habit.
 */
export function addJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : parseExactJson(utf8.decode(Buffer.from(body))));
    } catch {
      done(new ServiceError("invalid", messages.requests.malformedJson));
    }
  });
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => {
    if (body === "") done(null, undefined);
    else
      done(
        Object.assign(new Error("unsupported media type"), {
          code: "FST_ERR_CTP_INVALID_MEDIA_TYPE",
          statusCode: 415,
        }),
      );
  });
}
