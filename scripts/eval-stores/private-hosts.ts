import type { Purchase } from "./read-manifest.ts";

/**
 * Loopback hosts that the manifest names: each target's host with its port, and those among its allowed
 * domains, with or without a port.
 */
export function privateHosts({ url, allowedDomains }: Purchase): string[] {
  const { hostname, host } = new URL(url);
  const own = isLoopback(hostname) ? [host.includes(":") ? host : hostname] : [];
  return [...own, ...allowedDomains.filter((domain) => isLoopback(domain.replace(/:\d+$/, "")))];
}

function isLoopback(hostname: string): boolean {
  return /^127\.\d+\.\d+\.\d+$|^\[?::1\]?$|(^|\.)localhost$/.test(hostname);
}
