import type { Frame } from "playwright-core";
import { findOnly } from "../../../find-only.ts";
import { callInPage } from "../../../page/call-in-page.ts";
import { press } from "../../../page/moves/press.ts";
import { ownFrames } from "../../../page/own-frames.ts";
import type { Pace } from "../../../page/waiting/pace.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { normalise } from "../../../words/normalise.ts";
import { isByCard } from "../../../words/paying/is-by-card.ts";
import { saysOnly } from "../../../words/says.ts";
import type { Visit } from "../../visit.ts";
import { isForCards } from "./find-card-opener.ts";
import { paymentFrames } from "./payment-frames.ts";

/** Elements that only show another part of the form when pressed. */
const kinds =
  "[role=tab]:not([aria-selected=true]), [aria-expanded=false]:not(input, select), summary, [role=radio][aria-checked=false]";

/** In a provider's frame, where nothing is pressed for the order itself. */
const buttons = "button, [role=button], [role=link]";

/**
 * Shows the card section of a payment form if a tab, a collapsed header or, in a provider's frame, a button names it. Returns true if one was
 * pressed.
 */
export async function openCardTab({ page, pace }: Visit): Promise<boolean> {
  const own = ownFrames(page);
  for (const frame of await paymentFrames(page, pace)) {
    const selector =
      (await selectorOfTab(frame, pace)) ??
      (own.includes(frame) ? undefined : await selectorOfButton(frame, pace));
    if (selector === undefined) continue;
    const tab = frame.locator(selector).first();
    const { why } = await press(page, tab, pace, { clickMs: 2_000, watchMs: 300 });
    if (why !== undefined) continue;
    await settle(page, pace);
    return true;
  }
  return false;
}

/** Longest text of such a tab: a question about cards is longer. */
const mostLetters = 32;

/** Undefined if none or several are for cards; one that only names the card is preferred. */
async function selectorOfTab(frame: Frame, pace: Pace): Promise<string | undefined> {
  const shown = await callInPage({ frame, pace }, "shownTexts", kinds).catch(() => []);
  const open = shown.filter(({ text, enabled }) => enabled && text.trim().length <= mostLetters);
  const alone = open.filter(({ text }) => isCardAlone(text));
  const isForCard = ({ text }: (typeof open)[number]) => isByCard(text) && !/[?？]/.test(text);
  return findOnly(alone.length > 0 ? alone : open.filter(isForCard))?.selector;
}

async function selectorOfButton(frame: Frame, pace: Pace): Promise<string | undefined> {
  const shown = await callInPage({ frame, pace }, "shownTexts", buttons).catch(() => []);
  return findOnly(shown.filter(({ text, enabled }) => enabled && isForCards(text)))?.selector;
}

function isCardAlone(text: string): boolean {
  const plain = normalise(text);
  return saysOnly(plain, ({ payment }) => payment.cardAlone);
}
