import { cartPicture, otherPicture } from "../../words/pages/markup-names.ts";
import { walletMarkup, walletSign } from "../../words/paying/wallets.ts";
import type { Move, Words } from "../../words/words.ts";
import type { PressableSnapshot } from "../in-page/presses/read-pressables.ts";
import { classifyMove, isWalletName } from "./classify-move.ts";

/**
 * What pressing something would do according to its text, and the share of the text (0 to 1) that says so.
 */
export function moveOf(
  { text, spoken, names, isLink, isInFrameOfPage, isTab }: PressableSnapshot,
  languages: readonly Words[],
): { move?: Move; cover: number } {
  if (isLink && isStepOfMany(text)) return { cover: 0 };
  if (isInFrameOfPage && isPictureOfCart(`${text} ${spoken}`, names))
    return { move: "view_cart", cover: 0.5 };
  const reading =
    classifyMove(text, languages) ??
    (text.length < 4 || text.length > 90 ? classifyMove(spoken, languages) : undefined);
  if (reading?.move === "pay" && isOfWallet(text, spoken, names)) return { cover: 0 };
  // "Pay in 3" only shows that part of the form.
  if (reading && isTab && binding.has(reading.move)) return { cover: 0 };
  if (reading && isCross(text) && !leaving.has(reading.move))
    return { move: "dismiss", cover: reading.score };
  return reading ? { move: reading.move, cover: reading.score } : { cover: 0 };
}

/** "✕", spoken as "Close checkout": a cross never leads on. */
function isCross(text: string): boolean {
  return /^[✕✖✗⨯×x]$/iu.test(text.trim());
}

const leaving: ReadonlySet<Move> = new Set(["dismiss", "decline_offer", "reject_cookies", "remove"]);

const binding: ReadonlySet<Move> = new Set(["pay", "buy_now"]);

/** A picture or its name for screen readers often tells whose "Pay" it is. */
function isOfWallet(text: string, spoken: string, names: string): boolean {
  return walletSign.test(text) || isWalletName(spoken) || walletMarkup.test(names);
}

/** In the header a cart icon, alone or with a number, opens the cart; beside goods it may add them to it. */
function isPictureOfCart(words: string, names: string): boolean {
  return !/\p{L}/u.test(words) && cartPicture.test(names) && !otherPicture.test(names);
}

/** "3. Complete" in a row of steps is a progress indicator and leads nowhere. */
function isStepOfMany(text: string): boolean {
  return /^\d{1,2}\s*[.):]\s*\p{L}/u.test(text.trim());
}
