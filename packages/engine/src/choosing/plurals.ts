import { readTokens } from "./tokens.ts";

/** The possible plurals: "mugs" and "boxes", for "Enamel mug" and "Toy box". */
export function pluralsOf(title: string): string[] {
  const words = readTokens(title).map(({ folded }) => folded);
  return words.filter((word) => /^[a-z]{2,}[^s]$/.test(word)).flatMap((word) => [`${word}s`, `${word}es`]);
}
