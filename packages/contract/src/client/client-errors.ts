import type { ErrorBody } from "../errors.ts";

/** The service refused: `status` and, unless something in between answered for it, the body it sent. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly body: ErrorBody | undefined;
  /** Names the request in the service's log. Undefined where something in between answered for it. */
  readonly requestId: string | undefined;

  constructor(status: number, body: ErrorBody | undefined, requestId?: string) {
    super(body?.message ?? `The service answered with HTTP status ${status}`);
    this.status = status;
    this.body = body;
    this.requestId = requestId;
  }
}

/** No answer came: the network failed, or time ran out. A write may have been applied all the same. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
  readonly isTimeout: boolean;

  constructor(message: string, options: { isTimeout: boolean; cause: unknown }) {
    super(message, { cause: options.cause });
    this.isTimeout = options.isTimeout;
  }
}

/** Whether the next try may go well: the service was out of reach, or failed by itself. */
export function isPassing(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500);
}

/** A success whose body is not what the contract says: most likely another service answers at this address. */
export class UnexpectedAnswerError extends Error {
  override readonly name = "UnexpectedAnswerError";
  readonly status: number;

  constructor(message: string, options: { status: number; cause: unknown }) {
    super(message, { cause: options.cause });
    this.status = options.status;
  }
}
