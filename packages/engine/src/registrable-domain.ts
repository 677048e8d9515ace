import { getDomain } from "tldts";

/** Of a host or an address. Each shop on a hosting platform has its own; an IP address or "localhost" has none. */
export function registrableDomain(hostOrUrl: string): string | undefined {
  return getDomain(hostOrUrl, { allowPrivateDomains: true }) ?? undefined;
}
