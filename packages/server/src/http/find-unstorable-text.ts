import { findUnstorable, messages } from "@cartwright/contract";
import type { FastifyRequest } from "fastify";
import { ServiceError } from "../platform/service-error.ts";

/** Refuses text that a database can't store unchanged, before any schema or store sees it. */
export function findUnstorableText(request: FastifyRequest): ServiceError | undefined {
  // Paths and queries can only contain such text percent-encoded.
  const isEncoded = request.url.includes("%");
  const fault =
    findUnstorable(request.body) ??
    (isEncoded && (findUnstorable(request.params) ?? findUnstorable(request.query)));
  if (!fault) return undefined;
  const message = request.routeOptions.config.invalidMessage ?? messages.requests.invalid;
  return new ServiceError("invalid", message, { issues: [fault] });
}
