import { BlockList, isIP } from "node:net";
import type { VariableName } from "./environment.ts";

export interface ReachSettings {
  host: string;
  internalHost: string;
  baseUrl: string | undefined;
  dashboardUrl: string | undefined;
  answerUrl: string | undefined;
  /** Whether `x-forwarded-for` is trusted, which implies a proxy in front. */
  isBehindProxy: boolean;
  /** Checked last, because a shared database isn't a listener. */
  databaseUrl: string | undefined;
}

/**
 * Returns the first setting that makes the service reachable for others, or undefined if everything is on
 * loopback. Anything not known to be loopback counts as public.
 */
export function findPublicSetting(settings: ReachSettings): VariableName | undefined {
  const { host, internalHost, baseUrl, dashboardUrl, answerUrl, isBehindProxy, databaseUrl } = settings;
  if (!isLoopbackListener(host)) return "HOST";
  if (!isLoopbackListener(internalHost)) return "INTERNAL_HOST";
  if (baseUrl !== undefined && !isLoopbackUrl(baseUrl)) return "BASE_URL";
  if (dashboardUrl !== undefined && !isLoopbackUrl(dashboardUrl)) return "DASHBOARD_URL";
  if (answerUrl !== undefined && !isLoopbackUrl(answerUrl)) return "ANSWER_URL";
  if (isBehindProxy) return "TRUST_PROXY";
  return databaseUrl === undefined ? undefined : "DATABASE_URL";
}

/** Whether a URL names this machine. Names under `.localhost` do (RFC 6761). */
export function isLoopbackUrl(text: string): boolean {
  const hostname = URL.parse(text)?.hostname.replace(/\.$/, "") ?? "";
  return isLoopbackListener(hostname.replace(/^\[(.*)\]$/, "$1")) || hostname.endsWith(".localhost");
}

/** Excludes names under `.localhost`: a resolver without support for them may return another machine. */
function isLoopbackListener(host: string): boolean {
  if (host.toLowerCase() === "localhost") return true;
  const family = isIP(host);
  if (family === 0) return false;
  // The IPv4 rule also matches IPv4-mapped IPv6 addresses.
  const loopback = new BlockList();
  loopback.addSubnet("127.0.0.0", 8, "ipv4");
  loopback.addAddress("::1", "ipv6");
  return loopback.check(host, family === 6 ? "ipv6" : "ipv4");
}
