import { isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";

/**
 * The address at which other machines reach a listener. If it listens on all addresses, uses the first that
 * isn't loopback, because a container's address isn't known in advance.
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
