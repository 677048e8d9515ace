import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { says } from "../../words/says.ts";

/** Whether a text says, in any language, that the item is sold out. */
export function saysSoldOut(text: string): boolean {
  return sentencesOfShortage(text).some((plain) => !hasPhrase(plain, namesOfWays));
}

/** The same, of the way to pay alone. */
export function refusesPayment(text: string): boolean {
  return refusesWay(text) && sentencesOfShortage(text).some((plain) => hasPhrase(plain, namesOfPayment));
}

/** "Diese Zahlungsart ist zurzeit nicht verfügbar": the choice is at fault, and not the goods. */
export function refusesWay(text: string): boolean {
  return !saysSoldOut(text) && sentencesOfShortage(text).length > 0;
}

function sentencesOfShortage(text: string): string[] {
  const sentences = text.split(/[.!?:;。](?=\s|$)/u).map(normalise);
  return sentences.filter((plain) => says(plain, ({ soldOut }) => soldOut));
}

const delivering: readonly string[] = [...requestWords.delivery, ...requestWords.deliveryAbroad];

/** "Payment method", but not "payment", of which anything may be said. */
const namesOfPayment: readonly string[] = languages.flatMap(({ fields, payment }) =>
  fields.paymentMethod.filter((name) => !payment.paying.includes(name)),
);
const namesOfWays: readonly string[] = [
  ...namesOfPayment,
  ...languages.flatMap(({ fields }) => fields.shippingMethod.filter((name) => !delivering.includes(name))),
];
