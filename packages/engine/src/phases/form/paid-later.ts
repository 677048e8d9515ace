import { findAmounts } from "../../page/amounts/parse-money.ts";
import type { PageReading } from "../../page/reading/page-reading.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, isUnspaced, normalise, phraseIndex } from "../../words/normalise.ts";
import { nextStepWords } from "../../words/pages/step-words.ts";
import { asksHowToPay } from "../../words/paying/asks-how-to-pay.ts";
import { atHandWords } from "../../words/paying/at-hand-words.ts";
import { cardBrands } from "../../words/paying/card-brands.ts";
import { cashWords, payingStems, promiseWords } from "../../words/paying/paying-words.ts";
import { walletNames } from "../../words/paying/wallets.ts";
import { says } from "../../words/says.ts";
import type { FormWork } from "./form-work.ts";

/** "Payment", "Secure payment": the name of a part of the page says nothing of when it is paid. */
const leastWords = 3;

/**
 * Whether a page says of the payment anything but how it is made online: "You pay when you arrive", "No payment is
 * taken today", "An invoice comes with the goods". No step may follow that asks for it.
 */
export function saysPaidLater({ frames }: Pick<PageReading, "frames">): boolean {
  const own = frames.flatMap(({ texts }) =>
    texts.texts.filter(({ isAside, isLabel }) => !isAside && !isLabel),
  );
  return own.some(({ text }) => text.split(/[.,;:–—()](?:\s|$)|\n/u).some(isPaidLater));
}

function isPaidLater(clause: string): boolean {
  const plain = normalise(clause);
  if (isAtHand(plain)) return !hasPhrase(plain, nextStepWords);
  if (wordsOf(plain) < leastWords) return false;
  if (hasPhrase(plain, [...promiseWords, ...nextStepWords])) return false;
  if (isOfTotal(plain) || asksHowToPay(clause) || namesChoiceOfWay(plain)) return false;
  if (findAmounts(clause).length > 1) return false;
  return !isOnline(plain) && (payingStems.test(plain) || namesOtherWay(plain));
}

/** Of a text without spaces, about how many it is. */
function wordsOf(plain: string): number {
  return isUnspaced(plain) ? plain.length / 3 : plain.split(" ").length;
}

/** Whether nothing more is asked for in the way to pay that is chosen: neither a card nor another site. */
export function needsNothingMore({ chosen }: FormWork["payment"]): boolean {
  if (!chosen) return false;
  const plain = normalise(chosen.title);
  return isAtHand(plain) || !isOnline(plain);
}

/** Whoever takes the money at the door or the desk may take a card as well. */
function isAtHand(plain: string): boolean {
  return payingStems.test(plain) && hasPhrase(plain, [...atHandWords, ...cashWords]);
}

function isOnline(plain: string): boolean {
  const names = [...walletNames, ...cardBrands.flatMap((brand) => brand.names)];
  return (
    names.some((name) => phraseIndex(plain, name) >= 0) ||
    says(plain, ({ payment }) => [...payment.card, ...payment.account])
  );
}

/** "Please choose your payment method." */
function namesChoiceOfWay(plain: string): boolean {
  return says(plain, ({ fields, payment }) =>
    fields.paymentMethod.filter((name) => !payment.paying.includes(name)),
  );
}

/** "Total to pay", "Gesamtbetrag zu zahlen". */
function isOfTotal(plain: string): boolean {
  return languages.some(({ total }) =>
    hasPhrase(
      plain,
      total.grand.filter((name) => !name.includes(" ")),
    ),
  );
}

/** "Please check" asks for care, not for a cheque. */
function namesOtherWay(plain: string): boolean {
  return says(plain, ({ payment }) => payment.other.filter((name) => name !== "check"));
}

/** Whether a page says that something is sent to the buyer. */
export function speaksOfSending({ frames }: Pick<PageReading, "frames">): boolean {
  const own = frames.flatMap(({ texts }) => texts.texts.filter(({ isAside }) => !isAside));
  return own.some(({ text }) =>
    says(text, ({ delivery }) => delivery.names.filter((name) => !delivery.collection.includes(name))),
  );
}
