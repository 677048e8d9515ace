import pg from "pg";

/** Classes and codes of PostgreSQL's appendix A: a connection that failed, too few resources, a server that stops or starts, its system. */
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

/** What the driver says without a code. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether it is the database that failed and not what was asked of it: the same may go well in a moment. */
export function isOutOfReach(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutOfReach);
  if (error instanceof pg.DatabaseError) return states.test(error.code ?? "");
  if (!(error instanceof Error)) return false;
  return systemCodes.has(Reflect.get(error, "code")) || driverWords.test(error.message);
}
