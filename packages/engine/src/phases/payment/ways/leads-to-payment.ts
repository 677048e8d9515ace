import { classifyMove, isWalletName } from "../../../page/moves/classify-move.ts";
import { languages } from "../../../words/languages.ts";
import { normalise } from "../../../words/normalise.ts";
import { endsInFourDigits } from "../../../words/paying/card-brands.ts";
import { says } from "../../../words/says.ts";
import { isForCards } from "../card/find-card-opener.ts";
import { findKeptCard } from "../card/kept-card.ts";
import { namesOtherWay } from "./leaves-way-open.ts";
import { saysToPay } from "./says-to-pay.ts";

/**
 * "Continue to payment", "Pay now", "Pay by card": leads to the card form of an order. Not what may place an
 * order, gives up the payment, names another way to pay, or charges a card on file.
 */
export function leadsToPayment(text: string): boolean {
  if (isForCards(text)) return !endsInFourDigits(text);
  if (isWalletName(text) || namesOtherWay(text) || findKeptCard([{ text }])) return false;
  const plain = normalise(text);
  if (says(plain, ({ paymentPage }) => paymentPage.cancel)) return false;
  if (saysToPay(text)) return true;
  const isNamed = says(plain, ({ fields, payment }) => [...fields.paymentMethod, ...payment.paying]);
  return isNamed && classifyMove(text)?.move === "continue";
}

/** "If no window has opened, click here to pay." */
export function endsInPaying(text: string): boolean {
  const plain = normalise(text);
  const isOther = isWalletName(text) || namesOtherWay(text);
  return (
    !isOther && languages.some(({ payment }) => payment.paying.some((verb) => plain.endsWith(` ${verb}`)))
  );
}
