import { says } from "../../words/says.ts";

/** "Expires" and "exp" are said of anything; longer names of the expiry are a card's. */
const leastLetters = 10;

/** Whether a complaint is about the card, or about what is on it: "Het kaartnummer is ongeldig". */
export function namesCard(text: string): boolean {
  return says(text, ({ payment, fields }) => [
    ...payment.card,
    ...fields.cardNumber,
    ...fields.cardCode,
    ...fields.cardExpiry.filter(({ length }) => length >= leastLetters),
  ]);
}
