/**
 * A refusal that the caller is told about. `code` determines the HTTP status (see `http/error-handler.ts`),
 * `message` is safe to show, and `extra` holds further fields that the wire contract specifies for this case.
 */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly code: ServiceErrorCode;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(code: ServiceErrorCode, message: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.extra = extra;
  }
}

export type ServiceErrorCode =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "too_large"
  | "over_limit"
  /** Another service that is needed for the response is unavailable. */
  | "unavailable"
  /** Too much work waits already; nothing was done. */
  | "overloaded";
