import { measureWords } from "../words/measure-words.ts";
import { readTokens } from "./tokens.ts";

/** The possible plurals: "mugs" and "boxes", for "Enamel mug" and "Toy box". */
export function pluralsOf(title: string): string[] {
  const words = readTokens(title).map(({ folded }) => folded);
  return words.filter((word) => /^[a-z]{2,}[^s]$/.test(word)).flatMap((word) => [`${word}s`, `${word}es`]);
}

/** Whether an English word may be things in the plural that a number before it counts: "lamps", not "glass" or "days". */
export function mayBeCounted(word: string): boolean {
  return /\p{L}{2}[^s'\P{L}]s$/u.test(word) && !measureWords.has(word);
}
