import type { ErrorBody } from "../errors.ts";

/** The service refused: `status` and the body it sent, unless something in between answered instead. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly body: ErrorBody | undefined;
  /** Identifies the request in the service's log. Undefined if something in between answered instead. */
  readonly requestId: string | undefined;

  constructor(status: number, body: ErrorBody | undefined, requestId?: string) {
    super(body?.message ?? `The service answered with HTTP status ${status}`);
    this.status = status;
    this.body = body;
    this.requestId = requestId;
  }
}

/** No answer came: the network failed or timed out. A write may have been applied nevertheless. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
  readonly isTimeout: boolean;

  constructor(message: string, options: { isTimeout: boolean; cause: unknown }) {
    super(message, { cause: options.cause });
    this.isTimeout = options.isTimeout;
  }
}

/** Whether a retry may succeed: the service was unreachable or had an internal error. */
export function isPassing(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500);
}

/** A success whose body does not match the contract: most likely another service answers at this address. */
export class UnexpectedAnswerError extends Error {
  override readonly name = "UnexpectedAnswerError";
  readonly status: number;

  constructor(message: string, options: { status: number; cause: unknown }) {
    super(message, { cause: options.cause });
    this.status = options.status;
  }
}
