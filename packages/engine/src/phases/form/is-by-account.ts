import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";

/** "SEPA direct debit": a payment method that needs the number of a bank account. */
export function isByAccount(title: string): boolean {
  const plain = normalise(title);
  return languages.some(({ payment }) => hasPhrase(plain, payment.account));
}
