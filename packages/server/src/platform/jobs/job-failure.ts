import { ServiceError } from "../service-error.ts";

/**
 * What is stored about a failed attempt. Messages of foreign errors may quote what was typed into a page or
 * sent to a database, so only our own are stored.
 */
export function describeFailure(error: unknown): { code: string; message: string } {
  if (error instanceof ServiceError) return { code: error.code, message: error.message };
  if (error instanceof Error) return { code: error.name, message: "the job failed; the log has the details" };
  return { code: "unknown", message: "the job failed without an error" };
}
