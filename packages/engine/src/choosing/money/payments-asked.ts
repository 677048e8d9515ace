import { countingWords, instalmentWords } from "../../words/grammar/magnitude-words.ts";
import { numberWords } from "../../words/grammar/number-words.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";

/** In how many payments a request wants to pay: "in 3 instalments", "payer en 3 fois"; not "order it 3 times". */
export function paymentsAsked(request = ""): number | undefined {
  for (const clause of request.split(/[.;!?\n,:]+/u).map(normalise)) {
    const words = clause.split(" ");
    const count = words.map((_, at) => countAt(words, at, saysToPay(clause))).find((one) => one > 1);
    if (count !== undefined) return count;
  }
  return undefined;
}

/** A number, and within two words what it counts; 0 if it counts no payments. */
function countAt(words: readonly string[], at: number, isPaying: boolean): number {
  const word = words[at] ?? "";
  const glued = /^(\d{1,2})x$/.exec(word)?.[1];
  if (glued !== undefined) return isPaying ? Number(glued) : 0;
  const next = words.slice(at + 1, at + 3);
  const counts =
    next.some((one) => instalmentWords.has(one)) || (isPaying && countingWords.has(next[0] ?? ""));
  return counts ? (numberWords.get(word) ?? (Number(word) || 0)) : 0;
}

function saysToPay(clause: string): boolean {
  return languages.some(({ payment }) => hasPhrase(clause, payment.paying));
}
