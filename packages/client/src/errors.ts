import * as contract from "@cartwright/contract";
import type { ErrorBody } from "./wire.ts";

/** A class for `instanceof` checks only; the client alone creates its instances. */
type ErrorClass<Instance> = abstract new (...parts: never[]) => Instance;

/** The service refused the request. docs/errors.md explains each message. */
export interface ApiError extends Error {
  readonly name: "ApiError";
  /** The HTTP status. */
  readonly status: number;
  /** What the service sent; undefined if something in between, such as a proxy, answered instead. */
  readonly body: ErrorBody | undefined;
  /** Identifies the request in the service's log. */
  readonly requestId: string | undefined;
}
export const ApiError: ErrorClass<ApiError> = contract.ApiError;

/** No answer came: the network failed or timed out. The request may have been carried out nevertheless. */
export interface ConnectionError extends Error {
  readonly name: "ConnectionError";
  readonly isTimeout: boolean;
}
export const ConnectionError: ErrorClass<ConnectionError> = contract.ConnectionError;

/** A success response that does not match this API: most likely another service answers at the address. */
export interface UnexpectedAnswerError extends Error {
  readonly name: "UnexpectedAnswerError";
  readonly status: number;
}
export const UnexpectedAnswerError: ErrorClass<UnexpectedAnswerError> = contract.UnexpectedAnswerError;
