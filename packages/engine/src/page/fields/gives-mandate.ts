import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import type { Words } from "../../words/words.ts";

/**
 * "I authorise the shop to collect the payment by direct debit." Shops show it with the payment method that is
 * chosen. A box that also asks for something else is left alone.
 */
export function givesMandate(label: string): boolean {
  const plain = normalise(label);
  const says = (phrases: (words: Words) => readonly string[]) =>
    languages.some((words) => hasPhrase(plain, phrases(words)));
  const isOther = says(({ fields }) => [...fields.newsletter, ...fields.saveDetails, ...fields.extra]);
  return says(({ payment }) => payment.mandate) && says(({ payment }) => payment.account) && !isOther;
}
