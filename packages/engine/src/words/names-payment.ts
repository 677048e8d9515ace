import { languages } from "./languages.ts";
import { hasPhrase, normalise } from "./normalise.ts";

/** "Bank transfer", "Kreditkarte": the name of a way to pay, in any language. */
export function namesPayment(text: string): boolean {
  const plain = normalise(text);
  return languages.some(({ payment: { card, other, account } }) =>
    hasPhrase(plain, [...card, ...other, ...account]),
  );
}
