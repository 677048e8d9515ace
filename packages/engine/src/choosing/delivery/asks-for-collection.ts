import { collectionVerbs } from "../../words/delivery/collection-verbs.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { atHandWords } from "../../words/paying/at-hand-words.ts";
import { isInflected } from "../request/akin.ts";
import { wordsIn } from "../request/tokens.ts";

/** Forms of shorter words are too easily other words. */
const leastLetters = 5;

const phrases: readonly string[] = languages.flatMap(({ delivery }) => delivery.collection);
const words = phrases.filter((phrase) => !phrase.includes(" ") && phrase.length >= leastLetters);

/** Whether a request says that the buyer fetches the goods, in any form of the words for it: "jag hämtar den". */
export function asksForCollection(request: string | undefined): boolean {
  const plain = normalise(request ?? "");
  if (hasPhrase(plain, phrases) || isFetched(request ?? "")) return true;
  return withoutPaying(plain)
    .split(" ")
    .some((said) => words.some((word) => isInflected(word, said)));
}

/** The clause in which a request says so, as it is written: "I will collect it from the Leith shop". */
export function collectionAsked(request: string | undefined): string | undefined {
  const clauses = (request ?? "").split(/[,;.!?\n]/u).map((clause) => clause.trim());
  return clauses.find(asksForCollection);
}

/** "Ich hole sie im Laden ab": both parts of the verb in one clause. */
function isFetched(request: string): boolean {
  const clauses = request.split(/[,;.!?\n]/u).map(wordsIn);
  return clauses.some((clause) =>
    collectionVerbs.some(({ verb, part }) => {
      const at = clause.findIndex((word) => verb.has(word));
      return at >= 0 && clause.slice(at + 1).some((word) => part.has(word));
    }),
  );
}

/** "Płatność przy odbiorze" is paid when the goods are handed over, wherever that is. */
function withoutPaying(plain: string): string {
  return atHandWords.reduce((left, phrase) => ` ${left} `.replace(` ${phrase} `, " ").trim(), plain);
}
