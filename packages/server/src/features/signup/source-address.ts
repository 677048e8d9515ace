import { isIP } from "node:net";

/** The address that limits count by: one spelling for each, and one for all that are none. */
export function sourceAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIP(plain) === 0) return "unknown";
  return isIP(plain) === 6 ? new URL(`http://[${plain}]`).hostname : plain;
}
