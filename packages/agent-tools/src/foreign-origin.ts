import { localhostAllowedOrigins, validateOriginHeader } from "@modelcontextprotocol/server";

/**
 * Whether a request comes from a page that may not send it. Programs send no origin. `localhost` is always
 * allowed: a name that was rebound to this machine (DNS rebinding) is still sent under its own name.
 */
export function isForeignOrigin(origin: string | undefined, ownUrls: readonly string[]): boolean {
  const own = ownUrls.map((url) => new URL(url).hostname);
  return !validateOriginHeader(origin, [...localhostAllowedOrigins(), ...own]).ok;
}
