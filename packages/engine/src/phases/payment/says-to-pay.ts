import { addressNames } from "../../words/address-names.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, isUnspaced, normalise, phraseIndex } from "../../words/normalise.ts";

/** "Pay now", "Jetzt bezahlen": what comes next is the payment. "Order with obligation to pay" only says what an order is. */
export function saysToPay(text: string): boolean {
  const plain = normalise(text);
  if (addressNames.ordering.test(plain)) return false;
  if (languages.some(({ moves }) => hasPhrase(plain, moves.go_to_checkout))) return false;
  return languages
    .flatMap(({ payment }) => payment.paying)
    .some((phrase) => (isUnspaced(phrase) ? plain.includes(phrase) : isAmongFirst(plain, phrase)));
}

/** As the first word or the second: what follows an "and" is only one of two things. */
function isAmongFirst(plain: string, phrase: string): boolean {
  const at = phraseIndex(plain, phrase);
  return at === 0 || (at > 0 && !plain.slice(0, at - 1).includes(" "));
}
