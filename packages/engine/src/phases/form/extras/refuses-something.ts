import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { refusingWords, turningWords } from "../../../words/pages/refusing-words.ts";
import { withoutWords } from "../../../words/pages/without-words.ts";

/**
 * "I do not want to receive offers", "Opt out of the protection plan": a box that agrees to something by being empty.
 * Not "I do not want to miss any offer", nor "I do not want it to be sent without protection".
 */
export function refusesSomething(label: string): boolean {
  const plain = normalise(label);
  return (
    hasPhrase(plain, refusingWords) && !hasPhrase(plain, turningWords) && !hasPhrase(plain, withoutWords)
  );
}
