/// <reference lib="dom" />
import { allWithin } from "../tree/flat-tree.ts";

/** The addresses of the document's links. */
export function linkAddresses(): string[] {
  return allWithin<HTMLAnchorElement>(document.documentElement, "a[href]").map((link) => link.href);
}
