import { measureWords } from "../../words/goods/measure-words.ts";
import { irregularPlurals } from "../../words/grammar/irregular-plurals.ts";
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

/** The possible singulars: "adult", "child" and "box", for "Adults", "Children" and "Boxes". Short words are too often others. */
export function singularsOf(word: string): string[] {
  const irregular = [...irregularPlurals].flatMap(([one, many]) => (many === word ? [one] : []));
  if (irregular.length > 0) return irregular;
  if (!/^[a-z]{3,}[^sui]s$/.test(word)) return [];
  if (/ies$/.test(word)) return [word.replace(/ies$/, "y")];
  return [word.slice(0, -1), ...(/(?:s|x|z|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : [])];
}

/** Whether an English word may be things in the plural that a number before it counts: "lamps", not "glass" or "days". */
export function mayBeCounted(word: string): boolean {
  return /\p{L}{2}[^s'\P{L}]s$/u.test(word) && !measureWords.has(word);
}
