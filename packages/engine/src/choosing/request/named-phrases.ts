import { normalise, phraseIndex } from "../../words/normalise.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { negates } from "./is-negated.ts";

/** Words between "not" and what is not wanted, with "not" itself. */
const reach = 4;

/** The phrases that a request names as wanted: in "without gift wrap or insurance", neither is. */
export function namedPhrases(request: string, phrases: readonly string[]): string[] {
  const plain = normalise(request);
  return phrases.filter((phrase) => phraseIndex(plain, phrase) >= 0 && !isNegated(plain, phrase));
}

function isNegated(plain: string, phrase: string): boolean {
  const before = plain.slice(0, phraseIndex(plain, phrase)).trim().split(" ");
  if (negates(before, reach)) return true;
  // "No gift wrap or insurance": what stands before "or" is not wanted either.
  const or = before.findLastIndex((word) => requestWords.alternatives.includes(word));
  return or >= before.length - reach && negates(before.slice(0, Math.max(0, or)), 2 * reach);
}
