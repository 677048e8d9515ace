import { languages } from "../words/languages.ts";
import { hasPhrase, normalise } from "../words/normalise.ts";
import { isInflected } from "./akin.ts";

/** Forms of shorter words are too easily other words. */
const leastLetters = 5;

const phrases: readonly string[] = languages.flatMap(({ delivery }) => delivery.collection);
const words = phrases.filter((phrase) => !phrase.includes(" ") && phrase.length >= leastLetters);

/** Whether a request says that the buyer fetches the goods, in any form of the words for it: "jag hämtar den". */
export function asksForCollection(request: string | undefined): boolean {
  const plain = normalise(request ?? "");
  if (hasPhrase(plain, phrases)) return true;
  return plain.split(" ").some((said) => words.some((word) => isInflected(word, said)));
}
