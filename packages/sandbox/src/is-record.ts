import type { IncomingMessage } from "node:http";

/**
 * Whether a run asks for what only people of this machine may see: orders, mail, the cardholder's phone. All tenants of
 * a service share one sandbox, and each may send a run to any address of it.
 */
export function isRecordForRun(
  { url = "/", headers: { via = "" } }: Pick<IncomingMessage, "url" | "headers">,
  isMailbox: boolean,
): boolean {
  if (!via.includes("cartwright-run")) return false;
  return isMailbox || decoded(url).startsWith("/_");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
