import { languages } from "./languages.ts";
import { hasPhrase, normalise } from "./normalise.ts";
import type { Words } from "./words.ts";

/** Whether a text has a phrase of a list in any language: `says(title, ({ delivery }) => delivery.free)`. */
export function says(text: string, listOf: (words: Words) => readonly string[]): boolean {
  const plain = normalise(text);
  return languages.some((words) => hasPhrase(plain, listOf(words)));
}

/** Whether a text is such a phrase, and nothing else. */
export function saysOnly(text: string, listOf: (words: Words) => readonly string[]): boolean {
  const plain = normalise(text);
  return languages.some((words) => listOf(words).includes(plain));
}
