import { registrableDomain } from "../../registrable-domain.ts";
import { canonicalHostname } from "../network/egress-policy.ts";

/** The hosts whose documents may be loaded in a tab of a run. */
export interface NavigationScope {
  readonly exactHosts: ReadonlySet<string>;
  /** Each includes its subdomains. */
  readonly domains: ReadonlySet<string>;
}

/**
 * The scope of a purchase: the target's registrable domain and each extra host, all with their subdomains.
 * Shops of a hosting platform (`a.example-host.com`) are separate sites, according to the Public Suffix List.
 */
export function navigationScope(targetUrl: string, allowedDomains: readonly string[]): NavigationScope {
  const target = URL.parse(targetUrl)?.hostname ?? "";
  const scope = allowHost({ exactHosts: new Set(), domains: new Set() }, registrableDomain(target) ?? target);
  return allowedDomains.reduce(allowHost, scope);
}

/** Adds a host with its subdomains to the scope; IP addresses and public suffixes (`co.uk`) without them. */
export function allowHost(scope: NavigationScope, host: string): NavigationScope {
  const hostname = canonicalHostname(host.replace(/^\*?\./, ""));
  if (hostname === undefined) return scope;
  if (registrableDomain(hostname) === undefined) {
    return { ...scope, exactHosts: new Set([...scope.exactHosts, hostname]) };
  }
  return { ...scope, domains: new Set([...scope.domains, hostname]) };
}

/** Whether a top-level document may come from this address. All ports of an allowed host are allowed. */
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

/** `a.b.c` returns `a.b.c`, `b.c`, `c`. */
function parentDomains(hostname: string): string[] {
  const labels = hostname.split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
}
