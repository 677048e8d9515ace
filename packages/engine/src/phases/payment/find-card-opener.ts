import type { Locator } from "playwright-core";
import { callInPage } from "../../page/call-in-page.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import type { Visit } from "../visit.ts";
import { isByCard } from "./choose-payment.ts";

/** "Pay with card", "Credit card": no more words than that. */
const mostLetters = 32;

/** A button that is for cards, where the page shows no card form yet: a dialog behind it may. Undefined where none or several are. */
export async function findCardOpener({ page, pace }: Visit): Promise<Locator | undefined> {
  const kinds = "button, input[type=button], input[type=submit], [role=button], [role=tab]";
  const buttons = page.locator(kinds).filter({ visible: true });
  const shown = await callInPage({ frame: page.mainFrame(), pace }, "shownTexts", kinds).catch(() => []);
  const found = shown
    .map(({ text }) => text)
    .filter((text) => text.trim().length <= mostLetters && isForCards(text));
  const [only, ...others] = found.map((text) => text.trim());
  // Found again by its words: by its place it may be another one by the time of the press.
  return only === undefined || others.length > 0 ? undefined : buttons.filter({ hasText: wholly(only) });
}

function wholly(words: string): RegExp {
  const parts = words.split(/\s+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^\\s*${parts.join("\\s*")}\\s*$`, "i");
}

/** Beside its card, a button has to speak of paying, unless it names the card alone: "Add a greeting card" does neither. */
function isForCards(text: string): boolean {
  const plain = normalise(text);
  return (
    isByCard(text) &&
    languages.some(({ payment }) => hasPhrase(plain, payment.paying) || payment.cardAlone.includes(plain))
  );
}
