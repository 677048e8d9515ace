import type { Purchase } from "./read-manifest.ts";

/**
 * The places on this machine that the manifest names: each target's host at its port, and the loopback hosts among its
 * allowed domains, at whatever port the shop uses there.
 */
export function privateHosts({ url, allowedDomains }: Purchase): string[] {
  const { hostname, host } = new URL(url);
  const own = isLoopback(hostname) ? [host.includes(":") ? host : hostname] : [];
  return [...own, ...allowedDomains.filter((domain) => isLoopback(domain.replace(/:\d+$/, "")))];
}

function isLoopback(hostname: string): boolean {
  return /^127\.\d+\.\d+\.\d+$|^\[?::1\]?$|(^|\.)localhost$/.test(hostname);
}
