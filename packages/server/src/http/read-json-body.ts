import { messages } from "@cartwright/contract";
import type { FastifyInstance } from "fastify";
import { parseExactJson } from "../platform/exact-json.ts";
import { ServiceError } from "../platform/service-error.ts";

/**
 * Rejects invalid UTF-8, for which the framework would use replacement characters. A byte order mark isn't
 * valid JSON.
 */
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Only accepts JSON bodies. An empty body counts as none whatever its type, because some clients always send
 * `content-type`, even on DELETE.
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
