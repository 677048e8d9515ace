import { classifyMove, isWalletName } from "../../page/moves/classify-move.ts";
import { endsInFourDigits } from "../../words/card-brands.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { isForCards } from "./find-card-opener.ts";
import { namesOtherWay } from "./leaves-way-open.ts";
import { saysToPay } from "./says-to-pay.ts";

/**
 * "Continue to payment", "Pay now", "Pay by card": leads to the card form of an order. Not what may place an
 * order, gives up the payment, names another way to pay, or charges a card on file.
 */
export function leadsToPayment(text: string): boolean {
  if (isForCards(text)) return !endsInFourDigits(text);
  if (isWalletName(text) || namesOtherWay(text) || namesKeptCard(text)) return false;
  const plain = normalise(text);
  if (languages.some(({ paymentPage }) => hasPhrase(plain, paymentPage.cancel))) return false;
  if (saysToPay(text)) return true;
  const isNamed = languages.some(({ fields, payment }) =>
    hasPhrase(plain, [...fields.paymentMethod, ...payment.paying]),
  );
  return isNamed && classifyMove(text, languages)?.move === "continue";
}

/** "•••• 4242". Four digits on their own may be an amount. */
export function namesKeptCard(text: string): boolean {
  return /[•·*x.…]\s?\d{4}(?!\d)/i.test(text);
}
