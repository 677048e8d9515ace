import { creditLines } from "../money/credit-lines.ts";
import { hasPhrase, normalise, phraseIndex } from "../normalise.ts";
import { says } from "../says.ts";
import { atHandWords } from "./at-hand-words.ts";
import { cardBrands, endsInFourDigits } from "./card-brands.ts";
import { walletNames } from "./wallets.ts";

/**
 * Whether it takes the card of this purchase, alone or as one of several in a list ("BLIK, card"). A card saved at
 * the shop is a different payment method.
 */
export function isByCard(title: string): boolean {
  if (endsInFourDigits(title)) return false;
  const plain = normalise(title);
  const isOfCard =
    says(title, ({ payment }) => payment.card) || cardBrands.some(({ names }) => hasPhrase(plain, names));
  const isOther =
    says(title, ({ payment }) => [...payment.gift, ...payment.account]) ||
    hasPhrase(plain, [...atHandWords, ...creditLines]);
  return isOfCard && !isOther && (!isWallet(title) || listsCard(title));
}

/** "Card / TWINT / PostFinance": the card is chosen among them on the provider's page. */
function listsCard(title: string): boolean {
  const parts = title.split(/[,;/|+•·–—]/u);
  return parts.length > 1 && parts.some((part) => isByCard(part));
}

/** Paid with an account elsewhere. */
export function isWallet(title: string): boolean {
  const plain = normalise(title);
  return walletNames.some((name) => name !== "link" && phraseIndex(plain, name) >= 0);
}
