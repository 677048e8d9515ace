import { isIP } from "node:net";

/**
 * Where a sign-up comes from. What a provider assigns to one customer counts as one address: an IPv4 address
 * or a 64-bit IPv6 network. The text of a network is a prefix of the text of its addresses.
 */
export interface Source {
  address: string;
  /** 24 bits of IPv4 or 48 of IPv6: what one organisation is assigned. */
  network: string;
  /** 16 bits of IPv4 or 32 of IPv6: what a provider is assigned. */
  provider: string;
  isIpv6: boolean;
}

/** Normalises addresses; everything that isn't one is "unknown". */
export function sourceOf(ip: string): Source {
  const plain = ip.replace(/%.*$/, "");
  if (isIP(plain) === 4) return ofIpv4(plain);
  if (isIP(plain) !== 6)
    return { address: "unknown", network: "unknown", provider: "unknown", isIpv6: false };
  const groups = readGroups(plain);
  const embedded = findEmbeddedIpv4(groups);
  if (embedded !== undefined) return ofIpv4(embedded);
  const startOf = (bits: number): string => groups.slice(0, bits / 16).join(":");
  return { address: startOf(64), network: `${startOf(48)}:`, provider: `${startOf(32)}:`, isIpv6: true };
}

function ofIpv4(address: string): Source {
  const [first, second, third] = address.split(".");
  return {
    address,
    network: `${first}.${second}.${third}.`,
    provider: `${first}.${second}.`,
    isIpv6: false,
  };
}

/** The eight groups, each padded to four digits. */
function readGroups(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = "", after = ""] = canonical.split("::");
  const left = before.split(":").filter(Boolean);
  const right = after.split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].map((group) => group.padStart(4, "0"));
}

/** IPv4-mapped addresses (`::ffff:0:0/96`) and those of IPv6-only networks (NAT64, `64:ff9b::/96`). */
function findEmbeddedIpv4(groups: readonly string[]): string | undefined {
  const prefix = groups.slice(0, 6).join(":");
  if (prefix !== "0000:0000:0000:0000:0000:ffff" && prefix !== "0064:ff9b:0000:0000:0000:0000")
    return undefined;
  return Buffer.from(groups.slice(6).join(""), "hex").join(".");
}
