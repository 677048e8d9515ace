import pg from "pg";
import { DatabaseBusyError } from "./database-busy-error.ts";

/**
 * SQLSTATE classes and codes (PostgreSQL, appendix A): connection failures, insufficient resources, starting
 * or stopping servers, system errors.
 */
const states = /^(08|53|57P0[1-5]|58)/;

const systemCodes: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** Driver errors without a code. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether the database failed rather than the query, so that a retry may succeed soon. */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutOfReach);
  if (error instanceof pg.DatabaseError) return states.test(error.code ?? "");
  if (error instanceof DatabaseBusyError) return true;
  if (!(error instanceof Error)) return false;
  return systemCodes.has(Reflect.get(error, "code")) || driverWords.test(error.message);
}
