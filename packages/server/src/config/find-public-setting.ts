import { BlockList, isIP } from "node:net";
import type { VariableName } from "./environment.ts";

export interface ReachSettings {
  host: string;
  internalHost: string;
  baseUrl: string | undefined;
  dashboardUrl: string | undefined;
  answerUrl: string | undefined;
  /** Whether somebody's `x-forwarded-for` is believed: there is a proxy in front then. */
  isBehindProxy: boolean;
  /** What others share. It comes last: it is no listener. */
  databaseUrl: string | undefined;
}

/**
 * The first setting that says that others than the people at this machine use the service, or undefined where everything
 * is on loopback. What is not known to be loopback counts as public.
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

/** Whether a URL names this machine. Names under `.localhost` do by RFC 6761. */
export function isLoopbackUrl(text: string): boolean {
  const hostname = URL.parse(text)?.hostname.replace(/\.$/, "") ?? "";
  return isLoopbackListener(hostname.replace(/^\[(.*)\]$/, "$1")) || hostname.endsWith(".localhost");
}

/** Not names under `.localhost`: a resolver that does not know them may find another machine. */
function isLoopbackListener(host: string): boolean {
  if (host.toLowerCase() === "localhost") return true;
  const family = isIP(host);
  if (family === 0) return false;
  // An IPv4 address written as IPv6 is matched by the IPv4 rule.
  const loopback = new BlockList();
  loopback.addSubnet("127.0.0.0", 8, "ipv4");
  loopback.addAddress("::1", "ipv6");
  return loopback.check(host, family === 6 ? "ipv6" : "ipv4");
}
