import { languages } from "../../../words/languages.ts";
import { isUnspaced, normalise, phraseIndex } from "../../../words/normalise.ts";
import { addressNames } from "../../../words/pages/address-names.ts";
import { says } from "../../../words/says.ts";

/**
 * "Pay now", "Jetzt bezahlen": the payment comes next. "Order with obligation to pay" only describes the
 * order.
 */
export function saysToPay(text: string): boolean {
  const plain = normalise(text);
  if (addressNames.ordering.test(plain) && !paysFor(text)) return false;
  if (says(plain, ({ moves }) => moves.go_to_checkout)) return false;
  return languages
    .flatMap(({ payment }) => payment.paying)
    .some((phrase) => (isUnspaced(phrase) ? plain.includes(phrase) : isAmongFirst(plain, phrase)));
}

/** "Pay for order": the shop has the order already. */
function paysFor(text: string): boolean {
  const plain = normalise(text);
  const isJoined = /\s(?:&|\+|and|und|et|y|e|en|och|i)\s/i.test(text);
  const verbs = languages.flatMap(({ payment }) => payment.paying).filter(isVerb);
  return !isJoined && verbs.some((verb) => phraseIndex(plain, verb) === 0);
}

/** "Place" is also Polish for "I pay". */
function isVerb(phrase: string): boolean {
  const isAlsoOrdering = phrase === "place" || phrase === "zahlungspflichtig";
  return !isAlsoOrdering && !isUnspaced(phrase) && !addressNames.ordering.test(phrase);
}

/** As the first or second word: after an "and" it would only be one of two things. */
function isAmongFirst(plain: string, phrase: string): boolean {
  const at = phraseIndex(plain, phrase);
  return at === 0 || (at > 0 && !plain.slice(0, at - 1).includes(" "));
}
