import { messages } from "@cartwright/contract";
import type { FastifyInstance } from "fastify";
import { parseExactJson } from "../platform/exact-json.ts";
import { ServiceError } from "../platform/service-error.ts";

/**
 * JSON is the only content type of a body. An empty body counts as none, whatever its type says: clients
 * send `content-type` on a DELETE out of habit.
 */
export function addJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, body === "" ? undefined : parseExactJson(String(body)));
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
