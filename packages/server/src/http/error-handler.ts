import { type ErrorBody, limits, messages, requestIdHeader } from "@cartwright/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isOutOfReach } from "../platform/database/is-out-of-reach.ts";
import { ServiceError, type ServiceErrorCode } from "../platform/service-error.ts";

const statuses: Readonly<Record<ServiceErrorCode, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  over_limit: 429,
  unavailable: 503,
  overloaded: 503,
};

interface Refusal {
  status: number;
  body: ErrorBody & Readonly<Record<string, unknown>>;
}

/** Converts every failure, wherever it comes from, into the standard error body. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerWithError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody(messages.requests.notFound)));
}

export function answerWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = refuse(error, request, reply);
  if (status === 503) reply.header("retry-after", isOverload(error) ? "5" : "1");
  if (status === 401) reply.header("www-authenticate", "Bearer");
  return reply.type("application/json; charset=utf-8").serializer(JSON.stringify).send(body);
}

/** For paths that only browsers request, as the contract specifies. */
export function answerInPlainText(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { body } = refuse(error, request, reply);
  return reply.type("text/plain; charset=utf-8").send(body.message);
}

/** For a path that the router couldn't parse, so only its prefix is known. No hooks run for it. */
export function answerUnroutable(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header(requestIdHeader, request.id);
  const answer = isUnderEmbed(request.url) ? answerInPlainText : answerWithError;
  answer(error, request, reply);
  request.log.info({ requestId: request.id, method: request.method, status: reply.statusCode }, "answered");
  return reply;
}

/** Takes a request target, with or without a host. */
export function isUnderEmbed(target: string): boolean {
  return /^(https?:\/\/[^/]*)?\/embed(?![^/?#])/.test(target);
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): Refusal {
  const refusal = toRefusal(error);
  if (refusal.status >= 500 && !isOverload(error)) {
    const { id: requestId, routeOptions } = request;
    request.log.error({ err: error, requestId, route: routeOptions.url }, "request failed");
  }
  // After refusing a body, the framework sets `connection: close`, and closing while the client is still
  // sending loses the response. Instead the rest of the body is read and dropped.
  reply.removeHeader("connection").code(refusal.status);
  return refusal;
}

/** Expected under load: one line for each would only add to it. The log of requests has the status. */
function isOverload(error: unknown): boolean {
  return error instanceof ServiceError && error.code === "overloaded";
}

export function errorBody(message: string, extra: Readonly<Record<string, unknown>> = {}): Refusal["body"] {
  return { error: true, message, ...extra };
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof ServiceError) {
    return { status: statuses[error.code], body: errorBody(error.message, error.extra) };
  }
  // If the client aborts the request, that error is from the framework and not from the database.
  const isOfFramework = error instanceof Error && frameworkStatus(error) !== 500;
  if (!isOfFramework && isOutOfReach(error))
    return { status: statuses.unavailable, body: errorBody(messages.requests.unavailable) };
  const status = frameworkStatus(error);
  return { status, body: errorBody(frameworkMessages[status] ?? messages.requests.invalid) };
}

const frameworkMessages: Readonly<Record<number, string>> = {
  413: messages.requests.bodyTooLarge(limits.body.maxBytes),
  415: messages.requests.unsupportedMediaType,
  500: messages.requests.internal,
};

/**
 * Only the framework's own request errors have a status that may be returned; anything else is a server
 * error.
 */
function frameworkStatus(error: unknown): number {
  const { code, statusCode } = error instanceof Error ? (error as Partial<FastifyError>) : {};
  const isRefusal = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return isRefusal && (code?.startsWith("FST_ERR_") || code === "ECONNRESET") ? statusCode : 500;
}
