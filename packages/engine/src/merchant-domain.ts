import { getDomain } from "tldts";

/**
 * The domain that a sign-in belongs to: the registrable domain, with each shop on a hosting platform counted
 * separately. Falls back to the hostname if there is no registrable domain.
 */
export function merchantDomainOf(url: string): string {
  const { hostname } = new URL(url);
  return domainOfHost(hostname);
}

/** Whether the host is the domain itself or one of its subdomains. */
export function isHostOf(merchantDomain: string, host: string): boolean {
  return domainOfHost(host.replace(/^\./, "")) === merchantDomain;
}

function domainOfHost(hostname: string): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
