import { z } from "zod";

/**
 * Clients of 2025 declare what they can do once, when they connect, and are served without sessions. The
 * session id, which they repeat with every request, says that they open links. It identifies no one.
 */
const header = "mcp-session-id";
const opensLinks = "opens-links";

const OpensLinks = z.object({
  method: z.literal("initialize"),
  params: z.object({ capabilities: z.object({ elicitation: z.object({ url: z.looseObject({}) }) }) }),
});

/** Adds the session id to the answer to a client that declares so. */
export function withLinkSession(response: Response, body: unknown): Response {
  if (!response.ok || !OpensLinks.safeParse(body).success) return response;
  const { status, headers } = response;
  return new Response(response.body, { status, headers: [...headers, [header, opensLinks]] });
}

export function isLinkSession({ headers }: Request): boolean {
  return headers.get(header) === opensLinks;
}
