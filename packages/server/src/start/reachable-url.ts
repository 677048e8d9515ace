import { isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";

/**
 * Where other machines reach a listener. One that listens on all addresses is reached at the first of them that is not loopback: in a
 * container the address is not known before it runs.
 */
export function reachableUrl(
  listenerUrl: string,
  host: string,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): string {
  if (host !== "0.0.0.0" && host !== "::") return listenerUrl;
  const addresses = Object.values(interfaces).flatMap((each) => each ?? []);
  const outward = addresses.filter(({ internal, address }) => !internal && !/^fe80:/i.test(address));
  const [first] = outward.toSorted((a, b) => a.family.localeCompare(b.family));
  if (first === undefined) return listenerUrl;
  const { port } = new URL(listenerUrl);
  return `http://${isIPv6(first.address) ? `[${first.address}]` : first.address}:${port}`;
}
