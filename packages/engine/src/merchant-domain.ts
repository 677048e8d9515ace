import { getDomain } from "tldts";

/**
 * The domain that a sign-in belongs to: the registrable one, where shops of a hosting platform are strangers to each
 * other. An address without one stands for itself.
 */
export function merchantDomainOf(url: string): string {
  const { hostname } = new URL(url);
  return domainOfHost(hostname);
}

/** Whether the host is the domain itself or lies below it. */
export function isHostOf(merchantDomain: string, host: string): boolean {
  return domainOfHost(host.replace(/^\./, "")) === merchantDomain;
}

function domainOfHost(hostname: string): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
