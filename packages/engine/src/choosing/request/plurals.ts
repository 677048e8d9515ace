import { irregularPlurals } from "../../words/irregular-plurals.ts";
import { measureWords } from "../../words/measure-words.ts";
import { wordsIn } from "./tokens.ts";

/** The possible plurals: "mugs", "boxes" and "knives", for "Enamel mug", "Toy box" and "Petty knife". */
export function pluralsOf(title: string): string[] {
  const words = wordsIn(title);
  return words.filter((word) => /^[a-z]{2,}[^s]$/.test(word)).flatMap(pluralsOfWord);
}

function pluralsOfWord(word: string): string[] {
  const irregular = irregularPlurals.get(word);
  if (irregular) return [irregular];
  const plain = [`${word}s`, `${word}es`];
  if (/[^aeiou]y$/.test(word)) return [...plain, word.replace(/y$/, "ies")];
  return /[lrae]fe?$|ife$/.test(word) ? [...plain, word.replace(/fe?$/, "ves")] : plain;
}

/** Whether an English word may be things in the plural that a number before it counts: "lamps", not "glass" or "days". */
export function mayBeCounted(word: string): boolean {
  return /\p{L}{2}[^s'\P{L}]s$/u.test(word) && !measureWords.has(word);
}
