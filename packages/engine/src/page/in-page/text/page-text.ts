/// <reference lib="dom" />
import { innerTextOf } from "../tree/flat-text.ts";
import { findWithin } from "../tree/flat-tree.ts";

/** The visible text of the whole page, with its title separate. */
export function pageText(longest: number): { title: string; text: string } {
  return { title: document.title.slice(0, 1_000), text: innerTextOf(document.body).slice(0, longest) };
}

/** The text of the main part of the page, starting at its heading. */
export function textFromHeading(longest: number): string {
  const text = innerTextOf(findWithin(document.documentElement, "main, [role=main]") ?? document.body).slice(
    0,
    500_000,
  );
  const name = innerTextOf(findWithin(document.documentElement, "h1")).slice(0, 1_000);
  const from = text.toLowerCase().indexOf(name.trim().toLowerCase());
  return text.slice(Math.max(0, from)).slice(0, longest);
}
