import { findUnstorable, messages } from "@cartwright/contract";
import type { FastifyRequest } from "fastify";
import { ServiceError } from "../platform/service-error.ts";

/** Refuses what no database gives back unchanged, before any schema or store meets it. */
export function findUnstorableText(request: FastifyRequest): ServiceError | undefined {
  // A path or a query can hold such text only in percent-encoding.
  const isEncoded = request.url.includes("%");
  const fault =
    findUnstorable(request.body) ??
    (isEncoded && (findUnstorable(request.params) ?? findUnstorable(request.query)));
  if (!fault) return undefined;
  const message = request.routeOptions.config.invalidMessage ?? messages.requests.invalid;
  return new ServiceError("invalid", message, { issues: [fault] });
}
