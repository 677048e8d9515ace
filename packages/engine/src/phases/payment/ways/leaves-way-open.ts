import type { TextSnapshot } from "../../../page/in-page/text/read-texts.ts";
import { languages } from "../../../words/languages.ts";
import { hasPhrase, isUnspaced, normalise } from "../../../words/normalise.ts";
import { asksHowToPay } from "../../../words/paying/asks-how-to-pay.ts";
import { says } from "../../../words/says.ts";

type Piece = Pick<TextSnapshot, "text" | "isHeading" | "isAside"> &
  Partial<Pick<TextSnapshot, "isRed" | "isError">>;

/** Whether a section of the page is about payment and names no payment method other than card. */
export function leavesWayToPayOpen(pieces: readonly Piece[]): boolean {
  const own = pieces.filter(({ isAside }) => !isAside);
  return own.some(({ isHeading, text }, index) => {
    if (!isHeading || !isAboutPaying(text)) return false;
    const next = own.findIndex((piece, other) => other > index && piece.isHeading);
    const part = own.slice(index, next < 0 ? undefined : next);
    return !part.some((piece) => namesOtherWay(piece.text) || isRemonstrance(piece));
  });
}

/** "Sorry, we are not accepting payments from your region at this time": a sentence, unlike the mark of a field. */
function isRemonstrance({ text, isRed, isError }: Piece): boolean {
  return (isRed === true || isError === true) && text.trim().split(/\s+/).length >= leastWords;
}

const leastWords = 5;

/** Names payment in general or by card, or asks how to pay. */
function isAboutPaying(heading: string): boolean {
  if (asksHowToPay(heading)) return true;
  const plain = normalise(heading);
  return languages.some(({ fields, payment }) => {
    const names = [...fields.paymentMethod, ...payment.cardAlone];
    const isAbout = hasPhrase(plain, names) || isNothingBut(plain, payment.paying);
    return isAbout && !hasPhrase(plain, payment.gift);
  });
}

/** Just the noun for paying. Languages without spaces may add a polite prefix and an ending: "お支払い". */
function isNothingBut(heading: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) =>
    isUnspaced(phrase) ? heading.includes(phrase) && heading.length <= 5 : isOfOneStem(heading, phrase),
  );
}

/** "Bezahlung" and "bezahlen": single words that share most of their beginning. */
function isOfOneStem(heading: string, phrase: string): boolean {
  if (heading === phrase || /\s/.test(heading + phrase)) return false;
  const shorter = Math.min(heading.length, phrase.length);
  let alike = 0;
  while (alike < shorter && heading[alike] === phrase[alike]) alike += 1;
  return alike >= leastStem && alike * 3 >= Math.max(heading.length, phrase.length) * 2;
}

const leastStem = 5;

/** Another payment method than the card. */
export function namesOtherWay(text: string): boolean {
  const plain = normalise(text);
  const isByCard = says(plain, ({ payment }) => payment.card);
  return !isByCard && says(plain, ({ payment }) => [...payment.other, ...payment.account]);
}
