import { isIP } from "node:net";
import { type DialAddresses, decideEgress } from "@cartwright/engine/server";

/** What a tenant's URL may reach in addition to the internet. */
export interface OutboundPolicy {
  /** Whether `http://localhost` and `http://127.0.0.1` may be dialled. Only these exact spellings. */
  mayDialLoopback: boolean;
  /** Ports of this machine that are never dialled: their listeners trust anyone who can reach them. */
  readonly closedPorts: readonly number[];
  /** Exceptions for URLs on a closed port. */
  isOpenAnyway?: (url: URL) => boolean;
}

export type OutboundRefusal =
  | "bad_url"
  | "credentials"
  | "insecure"
  | "loopback"
  | "private_name"
  | "private_address"
  | "forbidden_port"
  | "unresolvable";

/** `resolve`: every address of the name must be public. `dial`: use these addresses without a lookup. */
export type OutboundDecision =
  | { verdict: "refuse"; reason: OutboundRefusal }
  | { verdict: "resolve"; url: URL; hostname: string }
  | { verdict: "dial"; url: URL; addresses: DialAddresses };

/** Judges a URL by its text alone, with the same rules as for the browser. */
export function decideOutbound(text: string, policy: OutboundPolicy): OutboundDecision {
  // Parsers disagree about whitespace and backslashes.
  const url = /[\s\\]/.test(text) ? null : URL.parse(text);
  const [, scheme, writtenHost = ""] = /^(https?):\/\/([^/?#]+)/i.exec(text) ?? [];
  if (url === null || scheme === undefined) return refuse("bad_url");
  if (url.username !== "" || url.password !== "" || writtenHost.includes("@")) return refuse("credentials");
  const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
  if (url.protocol === "http:") return decideLoopback(url, { writtenHost, port }, policy);
  // Parsers disagree about unusual spellings of IPv4 addresses.
  if (isIP(url.hostname) === 4 && hostOf(writtenHost) !== url.hostname) return refuse("bad_url");
  const decision = decideEgress(url.hostname, port, { privateHosts: [] });
  switch (decision.verdict) {
    case "refuse":
      return refuse(decision.reason === "bad_host" ? "bad_url" : decision.reason);
    case "resolve":
      return { verdict: "resolve", url, hostname: decision.hostname };
    case "dial":
      return { verdict: "dial", url, addresses: decision.addresses };
  }
}

function decideLoopback(
  url: URL,
  { writtenHost, port }: { writtenHost: string; port: number },
  { mayDialLoopback, closedPorts, isOpenAnyway }: OutboundPolicy,
): OutboundDecision {
  const host = hostOf(writtenHost);
  if (host !== "localhost" && host !== "127.0.0.1") return refuse("insecure");
  if (!mayDialLoopback) return refuse("loopback");
  const decision = decideEgress(host, port, { privateHosts: [host] });
  if (decision.verdict !== "dial") return refuse("loopback");
  const isOwn = closedPorts.includes(port) && isOpenAnyway?.(url) !== true;
  const isClosed = isOwn || isForbiddenPort(port);
  return isClosed ? refuse("forbidden_port") : { verdict: "dial", url, addresses: decision.addresses };
}

/** Named private hosts are exempt from the port list, so it is checked with a public host name. */
function isForbiddenPort(port: number): boolean {
  return decideEgress("service.example", port, { privateHosts: [] }).verdict === "refuse";
}

function hostOf(written: string): string {
  return written.replace(/:\d*$/, "").toLowerCase();
}

function refuse(reason: OutboundRefusal): OutboundDecision {
  return { verdict: "refuse", reason };
}
