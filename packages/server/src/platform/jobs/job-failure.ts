import { ServiceError } from "../service-error.ts";

/**
 * What is kept of a failed attempt. The message of a foreign error may quote what was typed into a page
 * or sent to a database, so only our own messages are written down.
 */
export function describeFailure(error: unknown): { code: string; message: string } {
  if (error instanceof ServiceError) return { code: error.code, message: error.message };
  if (error instanceof Error) return { code: error.name, message: "the job failed; the log has the details" };
  return { code: "unknown", message: "the job failed without an error" };
}
