import { registrableDomain } from "./registrable-domain.ts";

/** The domain that a sign-in belongs to: the registrable domain. Falls back to the hostname. */
export function merchantDomainOf(url: string): string {
  const { hostname } = new URL(url);
  return domainOfHost(hostname);
}

/** Whether the host is the domain itself or one of its subdomains. */
export function isHostOf(merchantDomain: string, host: string): boolean {
  return domainOfHost(host.replace(/^\./, "")) === merchantDomain;
}

function domainOfHost(hostname: string): string {
  return registrableDomain(hostname) ?? hostname;
}
