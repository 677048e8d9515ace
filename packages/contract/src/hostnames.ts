import { z } from "zod";

const asciiHostname =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/**
 * The hostname as a browser would dial it (lower case, non-ASCII letters as `xn--`), or undefined where
 * the text is anything but a bare hostname: a scheme, port, path, wildcard or trailing dot is refused.
 */
export function findHostname(text: string): string | undefined {
  if (/[\s/\\:?#@%*[\]]/.test(text)) return undefined;
  const hostname = URL.parse(`http://${text}`)?.hostname;
  return hostname !== undefined && asciiHostname.test(hostname) ? hostname : undefined;
}

/** Kept as it was sent; compare hosts through `findHostname`. */
export const Hostname = z
  .string()
  .max(253)
  .refine(
    (text) => findHostname(text) !== undefined,
    "must be a hostname without scheme, port, path or wildcard",
  );
