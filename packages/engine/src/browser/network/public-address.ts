import ipaddr from "ipaddr.js";

/**
 * The kind of network an IP address belongs to. `public`: any server on the internet. `private`: this machine
 * or its network (loopback, RFC 1918, unique local, shared carrier space). `forbidden`: addresses no shop is
 * served from (link-local and the metadata services on it, multicast, reserved and documentation ranges,
 * tunnels that carry another address inside).
 */
export type AddressKind = "public" | "private" | "forbidden";

const privateRanges: ReadonlySet<string> = new Set(["loopback", "private", "uniqueLocal", "carrierGradeNat"]);

/** Azure answers metadata and agent requests on this address although it lies in public space. */
const metadataInPublicSpace: ReadonlySet<string> = new Set(["168.63.129.16"]);

/** All IPv6 addresses allocated so far are in here; the rest is reserved or embeds IPv4. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Classifies an address in canonical notation, with or without a zone. `forbidden` if it is no address. */
export function classifyAddress(address: string): AddressKind {
  // Only four decimal parts: parsers may disagree about any other notation.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return classifyIpv4(ipaddr.IPv4.parse(address));
  if (ipaddr.IPv6.isValid(address)) return classifyIpv6(ipaddr.IPv6.parse(address));
  return "forbidden";
}

function classifyIpv4(address: ipaddr.IPv4): AddressKind {
  const range = address.range();
  if (privateRanges.has(range)) return "private";
  if (range !== "unicast" || metadataInPublicSpace.has(address.toString())) return "forbidden";
  return "public";
}

function classifyIpv6(address: ipaddr.IPv6): AddressKind {
  const range = address.range();
  if (privateRanges.has(range)) return "private";
  // IPv6-only networks reach all of IPv4 through this prefix, so it counts as the address it carries, except
  // that a private one is never legitimate.
  if (range === "rfc6052") return classifyIpv4(embeddedIpv4(address)) === "public" ? "public" : "forbidden";
  return range === "unicast" && address.match(globalUnicast) ? "public" : "forbidden";
}

function embeddedIpv4(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}
