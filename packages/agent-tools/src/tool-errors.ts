import { ApiError, ConnectionError, UnexpectedAnswerError } from "@cartwright/contract";
import type { CallToolResult } from "@modelcontextprotocol/server";

export function toolError(text: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text }] };
}

/** Describes a refusal in the API's own words, which say what to change. Rethrows other errors. */
export function describeFailure(error: unknown): CallToolResult {
  if (error instanceof ApiError)
    return toolError([error.message, ...issuesOf(error), traceOf(error)].join(""));
  if (error instanceof ConnectionError) return toolError("The service cannot be reached. Try again.");
  if (error instanceof UnexpectedAnswerError)
    return toolError("The service gave an answer that is not understood.");
  throw error;
}

function issuesOf({ body }: ApiError): string[] {
  return (body?.issues ?? []).map(({ path, message }) => `\n${path.join(".") || "body"}: ${message}`);
}

/** The request id, only if the error has to be looked up in the log. */
function traceOf({ status, requestId }: ApiError): string {
  return status >= 500 && requestId !== undefined ? ` (request ${requestId})` : "";
}
