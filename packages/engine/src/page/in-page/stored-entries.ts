/// <reference lib="dom" />
import { longestText } from "./limits.ts";

const mostEntries = 300;

/** The local storage of the document's origin. Skips entries that are too long for a session. */
export function storedEntries(): [name: string, value: string][] {
  const found: [string, string][] = [];
  for (let index = 0; index < localStorage.length && found.length < mostEntries; index += 1) {
    const name = localStorage.key(index) ?? "";
    const value = localStorage.getItem(name) ?? "";
    if (name.length < longestText && value.length < longestStored) found.push([name, value]);
  }
  return found;
}

const longestStored = 100_000;
