import { z } from "zod";

const asciiHostname =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/**
 * The hostname as a browser would connect to it (lower case, non-ASCII letters as `xn--`). Undefined unless
 * the text is a bare hostname: schemes, ports, paths, wildcards and trailing dots are refused.
 */
export function findHostname(text: string): string | undefined {
  if (/[\s/\\:?#@%*[\]]/.test(text)) return undefined;
  const hostname = URL.parse(`http://${text}`)?.hostname;
  return hostname !== undefined && asciiHostname.test(hostname) ? hostname : undefined;
}

/** Kept as sent; use `findHostname` to compare hosts. */
export const Hostname = z
  .string()
  .max(253)
  .refine(
    (text) => findHostname(text) !== undefined,
    "must be a hostname without scheme, port, path or wildcard",
  );
