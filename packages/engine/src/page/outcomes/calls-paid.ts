import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { paidWords } from "../../words/paying/paid-words.ts";
import { conditionWords, paymentNouns } from "../../words/paying/unpaid-words.ts";

/** "Your card payment has been approved": with more words around it, a sentence is about something else. */
const mostWordsAround = 4;

const unless: readonly string[] = [
  ...conditionWords,
  ...languages.flatMap(({ confirmation, refusal, busy }) => [
    ...confirmation.doneUnless,
    ...refusal.declined,
    ...refusal.failed,
    ...busy,
  ]),
];

/** The line in which the page of a payment calls it made, in however few words: "Approved". */
export function callsPaid(lines: readonly string[]): string | undefined {
  return lines.find((line) => {
    const plain = normalise(line);
    if (!hasPhrase(plain, paidWords) || hasPhrase(plain, unless) || /[?？]/u.test(line)) return false;
    const around = plain.split(" ").filter((word) => !said.has(word) && !/\d/.test(word));
    return around.length <= mostWordsAround;
  });
}

const said: ReadonlySet<string> = new Set([...paidWords, ...paymentNouns]);
