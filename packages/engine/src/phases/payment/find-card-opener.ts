import type { Locator } from "playwright-core";
import type { SeenPage } from "../../page/reading/read-page.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { isByCard } from "./choose-payment.ts";

/** "Pay with card", "Credit card": no more words than that. */
const mostLetters = 32;

/** A button that is for cards, where the page shows no card form yet: a dialog behind it may. Undefined where none or several are. */
export function findCardOpener({ reading, frames }: SeenPage): Locator | undefined {
  const [page] = reading.frames;
  const buttons = [...(page?.pressables.filter(({ isLink }) => !isLink) ?? []), ...(page?.tabs ?? [])];
  const found = buttons.filter(({ text }) => isForCards(text));
  const [only] = found;
  if (!only || found.some(({ selector }) => selector !== only.selector)) return undefined;
  // Its words go with its place, where another one may stand by the time of the press.
  return frames[0]?.locator(only.selector).filter({ hasText: wholly(only.text.trim()), visible: true });
}

function wholly(words: string): RegExp {
  const parts = words.split(/\s+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^\\s*${parts.join("\\s*")}\\s*$`, "i");
}

/** Beside its card, a button has to speak of paying, unless it names the card alone: "Add a greeting card" does neither. */
export function isForCards(text: string): boolean {
  const plain = normalise(text);
  return (
    text.trim().length <= mostLetters &&
    isByCard(text) &&
    languages.some(({ payment }) => hasPhrase(plain, payment.paying) || payment.cardAlone.includes(plain))
  );
}
