import { evidenceLimits } from "@cartwright/contract";
import { decodePart } from "../decode-part.ts";

const longestPart = 40;

/** The page's address without its query, and without personal path segments (a token, a number, a name). */
export function pageOf(address: string, name: (text: string) => string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const parts = url.pathname.split("/").map((part) => (isToken(part) ? "…" : name(decodePart(part))));
  return `${url.origin}${parts.join("/")}`.slice(0, evidenceLimits.address);
}

/** Words in an address have few digits among their letters. */
function isToken(part: string): boolean {
  const digits = part.match(/\d/g)?.length ?? 0;
  return (
    part.length > longestPart ||
    (part.length >= 16 && digits > 0 && !part.includes("-")) ||
    /\d{6,}/.test(part)
  );
}
