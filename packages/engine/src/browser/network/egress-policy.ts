import { isIP } from "node:net";
import { type AddressKind, classifyAddress } from "./public-address.ts";

/** Where the browser of one run may connect. */
export interface EgressPolicy {
  /**
   * Hosts that may resolve to this machine or its network: `host` or `host:port`, each with its subdomains.
   * Names below `localhost` are not looked up, they are the loopback interface. Give the port wherever it is
   * known: without one, the page can reach every listener of the machine.
   */
  readonly privateHosts: readonly string[];
}

export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** One or more addresses, in the order in which to try them. */
export type DialAddresses = readonly [ResolvedAddress, ...ResolvedAddress[]];

export type RefusalReason =
  | "bad_host"
  | "private_name"
  | "private_address"
  | "forbidden_port"
  | "unresolvable";

/** `resolve`: look the name up and keep addresses whose kind is in `kinds`. `dial`: no lookup needed. */
export type EgressDecision =
  | { readonly verdict: "refuse"; readonly reason: RefusalReason }
  | { readonly verdict: "resolve"; readonly hostname: string; readonly kinds: readonly AddressKind[] }
  | { readonly verdict: "dial"; readonly addresses: DialAddresses };

const loopback: DialAddresses = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];

/** Suffixes that are only meaningful inside a network. */
const privateSuffixes = [
  "localhost",
  "localdomain",
  "local",
  "internal",
  "intranet",
  "lan",
  "home",
  "corp",
  "home.arpa",
];

/**
 * Shells, mail, name service, files and databases: no shop uses them, and a page that connects to them is
 * attacking. All other ports are open; Chromium blocks a longer list of its own.
 */
const forbiddenPorts: ReadonlySet<number> = new Set([
  0, 7, 19, 20, 21, 22, 23, 25, 53, 69, 110, 111, 135, 137, 139, 143, 161, 389, 445, 465, 514, 587, 631, 636,
  873, 993, 995, 1433, 1521, 2049, 2375, 2376, 3306, 3389, 5432, 5900, 6379, 11211, 27017,
]);

/** Decides about a host as the browser wrote it (name, IPv4 in any notation, bracketed IPv6), offline. */
export function decideEgress(host: string, port: number, policy: EgressPolicy): EgressDecision {
  const hostname = canonicalHostname(host);
  if (hostname === undefined) return { verdict: "refuse", reason: "bad_host" };
  if (policy.privateHosts.some((entry) => coversHost(entry, hostname, port))) return decidePrivate(hostname);
  if (forbiddenPorts.has(port)) return { verdict: "refuse", reason: "forbidden_port" };
  if (isIP(hostname) !== 0) return decideLiteral(hostname, ["public"]);
  if (isPrivateName(hostname)) return { verdict: "refuse", reason: "private_name" };
  return { verdict: "resolve", hostname, kinds: ["public"] };
}

/** Lower case, ASCII, no final dot, IPv4 in four decimal parts, IPv6 unbracketed; undefined if not a host. */
export function canonicalHostname(host: string): string | undefined {
  // A bare IPv6 address, as in lists, parses only with brackets.
  const url = /[/\\?#@]/.test(host) ? null : URL.parse(`http://${isIP(host) === 6 ? `[${host}]` : host}/`);
  if (url === null || url.port !== "") return undefined;
  const hostname = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  return hostname === "" ? undefined : hostname;
}

function decidePrivate(hostname: string): EgressDecision {
  if (hostname === "localhost" || hostname.endsWith(".localhost"))
    return { verdict: "dial", addresses: loopback };
  const kinds: AddressKind[] = ["public", "private"];
  return isIP(hostname) === 0 ? { verdict: "resolve", hostname, kinds } : decideLiteral(hostname, kinds);
}

function decideLiteral(hostname: string, kinds: readonly AddressKind[]): EgressDecision {
  if (!kinds.includes(classifyAddress(hostname))) return { verdict: "refuse", reason: "private_address" };
  return { verdict: "dial", addresses: [{ address: hostname, family: isIP(hostname) === 6 ? 6 : 4 }] };
}

function isPrivateName(hostname: string): boolean {
  if (!hostname.includes(".")) return true;
  return privateSuffixes.some((suffix) => hostname.endsWith(`.${suffix}`));
}

function coversHost(entry: string, hostname: string, port: number): boolean {
  const [, entryHost = "", entryPort] =
    /^(.+?)(?::(\d+))?$/.exec(isIP(entry) === 6 ? `[${entry}]` : entry) ?? [];
  if (entryPort !== undefined && Number(entryPort) !== port) return false;
  const canonical = canonicalHostname(entryHost);
  if (canonical === undefined) return false;
  return hostname === canonical || (isIP(canonical) === 0 && hostname.endsWith(`.${canonical}`));
}
