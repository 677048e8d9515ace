import { isIP } from "node:net";

/**
 * Where a sign-up comes from. What a customer of an internet provider is given counts as one address: one IPv4 address, or
 * an IPv6 network of 64 bits. The text of a network is how the text of each address in it begins.
 */
export interface Source {
  address: string;
  /** 24 bits of IPv4, 48 of IPv6: what one organisation is given. */
  network: string;
  /** 16 bits of IPv4, 32 of IPv6: what a provider is given. */
  provider: string;
  isIpv6: boolean;
}

/** One spelling for each address, and one for all that are none. */
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

/** The eight groups, each of four digits. */
function readGroups(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = "", after = ""] = canonical.split("::");
  const left = before.split(":").filter(Boolean);
  const right = after.split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].map((group) => group.padStart(4, "0"));
}

/** IPv4 written as IPv6 (`::ffff:0:0/96`), and as networks without IPv4 reach it (`64:ff9b::/96`). */
function findEmbeddedIpv4(groups: readonly string[]): string | undefined {
  const prefix = groups.slice(0, 6).join(":");
  if (prefix !== "0000:0000:0000:0000:0000:ffff" && prefix !== "0064:ff9b:0000:0000:0000:0000")
    return undefined;
  return Buffer.from(groups.slice(6).join(""), "hex").join(".");
}
