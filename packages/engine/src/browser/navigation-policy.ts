import { getDomain } from "tldts";
import { canonicalHostname } from "./egress-policy.ts";

/** The hosts whose documents may fill a tab of a run. */
export interface NavigationScope {
  readonly exactHosts: ReadonlySet<string>;
  /** Each stands for itself and everything below it. */
  readonly domains: ReadonlySet<string>;
}

/**
 * The scope of a purchase: the target's registrable domain with its subdomains, and each extra host with its
 * subdomains. Shops of a hosting platform (`a.example-host.com`) are strangers to each other, as the Public Suffix List says.
 */
export function navigationScope(targetUrl: string, allowedDomains: readonly string[]): NavigationScope {
  const target = URL.parse(targetUrl)?.hostname ?? "";
  const scope = allowHost({ exactHosts: new Set(), domains: new Set() }, registrableDomain(target) ?? target);
  return allowedDomains.reduce(allowHost, scope);
}

/** The scope widened by one host and its subdomains; addresses and public suffixes (`co.uk`) stand for themselves alone. */
export function allowHost(scope: NavigationScope, host: string): NavigationScope {
  const hostname = canonicalHostname(host.replace(/^\*?\./, ""));
  if (hostname === undefined) return scope;
  if (registrableDomain(hostname) === undefined) {
    return { ...scope, exactHosts: new Set([...scope.exactHosts, hostname]) };
  }
  return { ...scope, domains: new Set([...scope.domains, hostname]) };
}

/** Whether a top-level document may come from this address. Any port of an allowed host will do. */
export function isNavigationAllowed(scope: NavigationScope, documentUrl: string): boolean {
  const url = URL.parse(documentUrl);
  if (url === null) return false;
  if (url.protocol === "about:") return url.pathname === "blank";
  if (url.protocol !== "http:" && url.protocol !== "https:") return false;
  const hostname = canonicalHostname(url.hostname);
  if (hostname === undefined) return false;
  return (
    scope.exactHosts.has(hostname) || parentDomains(hostname).some((domain) => scope.domains.has(domain))
  );
}

function registrableDomain(host: string): string | undefined {
  return getDomain(host, { allowPrivateDomains: true }) ?? undefined;
}

/** `a.b.c` gives `a.b.c`, `b.c`, `c`. */
function parentDomains(hostname: string): string[] {
  const labels = hostname.split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
}
