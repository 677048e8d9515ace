import type { Locator } from "playwright-core";
import { isWalletName } from "../../../page/moves/classify-move.ts";
import type { SeenPage } from "../../../page/reading/read-page.ts";
import { isPresented } from "../../../secrets/is-presented.ts";
import { findProvider } from "../../../secrets/payment-providers.ts";
import { normalise } from "../../../words/normalise.ts";
import { isByCard } from "../../../words/paying/is-by-card.ts";
import { says, saysOnly } from "../../../words/says.ts";

/** Longest text of such a button: "Pay with card", "Credit card". */
const mostLetters = 32;

/**
 * The button for cards on a page without a card form: it may open a dialog with one. Undefined if there are
 * none or several.
 */
export function findCardOpener({ reading, frames }: SeenPage): Locator | undefined {
  const [page] = reading.frames;
  const buttons = [...(page?.pressables.filter(({ isLink }) => !isLink) ?? []), ...(page?.tabs ?? [])];
  // A button that orders nothing before it has a card waits for the one that takes it, whatever else that says.
  const isAwaited = isOrderShut(page);
  const found = buttons.filter(({ text }) => isForCards(text) || (isAwaited && isForCardAtAll(text)));
  const [only] = found;
  if (!only || found.some(({ selector }) => selector !== only.selector)) return undefined;
  // Also match the text, since another element may be in its place by the time of the press.
  return frames[0]?.locator(only.selector).filter({ hasText: wholly(only.text.trim()), visible: true });
}

/** Whether the page has a button that orders, and it cannot be pressed. */
export function isOrderShut(page: SeenPage["reading"]["frames"][number] | undefined): boolean {
  const orders = page?.pressables.filter(({ move }) => move === "pay") ?? [];
  return orders.length > 0 && orders.every(({ enabled }) => !enabled);
}

function isForCardAtAll(text: string): boolean {
  return text.trim().length <= mostLetters && isByCard(text);
}

/** Whether a payment provider's frame has a button that shows its card form. */
export function isOfferedInFrame({ reading }: Pick<SeenPage, "reading">): boolean {
  return reading.frames.some(
    ({ isOwn, url, surroundings, pressables }) =>
      !isOwn &&
      surroundings !== undefined &&
      (findProvider(URL.parse(url)?.hostname ?? "") !== undefined || isPresented(surroundings)) &&
      pressables.some(({ text, spoken, enabled }) => enabled && isForCards(text || spoken)),
  );
}

function wholly(words: string): RegExp {
  const parts = words.split(/\s+/).map(RegExp.escape);
  return new RegExp(`^\\s*${parts.join("\\s*")}\\s*$`, "i");
}

/** In a list of ways to pay its bare name is enough: "Kaart" beside PayPal and Klarna is no map. */
export function isCardAmong(text: string, others: readonly string[]): boolean {
  return (
    saysOnly(normalise(text), ({ payment }) => payment.card) &&
    others.filter(isWalletName).length >= leastWallets
  );
}

const leastWallets = 2;

/**
 * The text has to mention paying as well, unless it only names the card: "Add a greeting card" does neither.
 */
export function isForCards(text: string): boolean {
  const plain = normalise(text);
  return (
    text.trim().length <= mostLetters &&
    isByCard(text) &&
    (says(plain, ({ payment }) => payment.paying) || saysOnly(plain, ({ payment }) => payment.cardAlone))
  );
}
