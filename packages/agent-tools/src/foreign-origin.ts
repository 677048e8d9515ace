import { localhostAllowedOrigins, validateOriginHeader } from "@modelcontextprotocol/server";

/**
 * Whether a request comes from a page that may not send it. Programs send no origin. `localhost` is always allowed: a name that was
 * made to point at this machine afterwards (DNS rebinding) is still sent as itself.
 */
export function isForeignOrigin(origin: string | undefined, ownUrls: readonly string[]): boolean {
  const own = ownUrls.map((url) => new URL(url).hostname);
  return !validateOriginHeader(origin, [...localhostAllowedOrigins(), ...own]).ok;
}
