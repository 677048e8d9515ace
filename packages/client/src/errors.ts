import * as contract from "@cartwright/contract";
import type { ErrorBody } from "./wire.ts";

/** A class by its instances: what is thrown is told apart by `instanceof`, and made by the client alone. */
type ErrorClass<Instance> = abstract new (...parts: never[]) => Instance;

/** The service refused. docs/errors.md says what each message means. */
export interface ApiError extends Error {
  readonly name: "ApiError";
  /** The HTTP status. */
  readonly status: number;
  /** What the service sent; undefined where something in between answered for it. */
  readonly body: ErrorBody | undefined;
  /** Names the request in the service's log. */
  readonly requestId: string | undefined;
}
export const ApiError: ErrorClass<ApiError> = contract.ApiError;

/** No answer came: the network failed, or time ran out. What was asked for may have been done all the same. */
export interface ConnectionError extends Error {
  readonly name: "ConnectionError";
  readonly isTimeout: boolean;
}
export const ConnectionError: ErrorClass<ConnectionError> = contract.ConnectionError;

/** A success that is not of this API: most likely another service answers at the address. */
export interface UnexpectedAnswerError extends Error {
  readonly name: "UnexpectedAnswerError";
  readonly status: number;
}
export const UnexpectedAnswerError: ErrorClass<UnexpectedAnswerError> = contract.UnexpectedAnswerError;
