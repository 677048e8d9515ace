import { languages } from "../languages.ts";
import { hasPhrase, normalise, phraseIndex } from "../normalise.ts";
import { phrases } from "../phrases.ts";
import { tryAgainWords } from "./try-again-words.ts";
import { paymentNouns } from "./unpaid-words.ts";

/** Verbs that say so only beside a payment. In all languages. */
const renewing: readonly string[] = phrases`repeat, wiederholen, refaire, repetir, ripeti, ripetere, herhaal, herhalen, ponow, powtorz,
  upprepa, gentag, gjenta, toista, opakovat, zopakovat, tekrarla`;

const mostOtherWords = 3;

/** "Réessayer le paiement", "Ponów płatność": the words that begin something anew, those for a payment, and little else. */
export function saysToPayAgain(text: string): boolean {
  const plain = normalise(text);
  const again = [...tryAgainWords, ...renewing].find((phrase) => phraseIndex(plain, phrase) >= 0);
  if (again === undefined) return false;
  const rest = plain.replace(again, " ").trim();
  const isShort = rest.split(/\s+/).length <= mostOtherWords;
  return isShort && hasPhrase(rest, [...paymentNouns, ...languages.flatMap(({ payment }) => payment.paying)]);
}
