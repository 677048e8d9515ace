import { findOnly } from "../../find-only.ts";
import type { Place } from "../../page/call-in-page.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { classifyMove, namesWayToPay } from "../../page/moves/classify-move.ts";
import { isCheckoutButton, movesAmong, type PressableMove, pickMove } from "../../page/moves/read-moves.ts";
import { isByCard } from "../../words/paying/is-by-card.ts";
import { checkoutFields, mainForm } from "../form/fields/checkout-fields.ts";
import { type FormWork, isStranger } from "../form/form-work.ts";
import type { Look } from "../form/ways/read-ways.ts";
import type { Visit } from "../visit.ts";
import { buttonOfWallet } from "./ways/wallet-buttons.ts";

export interface PayButton extends Place {
  disabled: boolean;
  /** Its text says that it places the order; otherwise it was chosen by its position. */
  isWorded: boolean;
}

/** The button that places the order: the platform's own, or the one whose text says so. */
export function findPayButton(visit: Visit, work: FormWork, look: Look): PayButton | undefined {
  const { shop, payment } = work;
  const { payButton } = shop.signs;
  const known = look.reading.frames[0]?.platformButton;
  const frame = look.frames[0];
  if (payButton && frame && typeof known === "string" && !saysNext(known))
    return {
      locator: frame.locator(payButton).first(),
      frame,
      selector: payButton,
      disabled: false,
      isWorded: true,
    };
  const ofCard = findInCardFrame(look);
  if (ofCard) return ofCard;
  const moves = movesAmong(look.pressables);
  const atWallets = payment.walletsAt === look.reading.url ? buttonOfWallet(work, look) : undefined;
  if (atWallets) return { ...atWallets, isWorded: true };
  const agreed = moves.find(({ move, text }) => move === "pay" && text === payment.chosen?.title);
  const pay = agreed ?? pickMove(ownPays(work, look, moves), "pay");
  if (pay) return { ...pay, isWorded: true };
  const ofWallet = buttonOfWallet(work, look);
  if (ofWallet) return { ...ofWallet, isWorded: true };
  // If payment is already chosen, "checkout" completes it, but not while the shop doesn't know the buyer.
  const checkout = payment.chosen && !isStranger(visit, work) ? moves.find(isCheckoutButton) : undefined;
  const last = checkout ?? lastPurchase(look, moves);
  return last && { ...last, isWorded: false };
}

/**
 * Finds the pay button in a provider's frame that takes the card. The shop's buttons around it don't pay for
 * anything. Where they are all behind the frame's window, its form is sent by its only button, whatever that says.
 */
function findInCardFrame({ reading, frames }: Look): PayButton | undefined {
  const ofShop = reading.frames.filter(({ isOwn }) => isOwn).flatMap(({ pressables }) => pressables);
  // A window's own "×" sends nothing.
  const isShut = ({ isBehind, enabled, move, isSubmit }: (typeof ofShop)[number]) =>
    isBehind === true || !enabled || (move === undefined && !isSubmit) || move === "dismiss";
  const isOver = ofShop.some(({ isBehind }) => isBehind) && ofShop.every(isShut);
  for (const [at, { isOwn, controls, pressables }] of reading.frames.entries()) {
    const number = controls.find(({ role }) => role === "cardNumber");
    const frame = frames[at];
    if (!frame || isOwn || number?.recipient === undefined || number.recipient.verdict === "refuse") continue;
    const ofForm = pressables.filter(({ form, isInFrameOfPage }) => form === number.form && !isInFrameOfPage);
    const sends = isOver ? ofForm.filter(({ isSubmit }) => isSubmit) : [];
    const only =
      findOnly(ofForm.filter(({ move, text }) => move === "pay" && !paysOtherwise(text))) ?? findOnly(sends);
    if (!only) continue;
    const { selector, enabled } = only;
    return {
      locator: frame.locator(selector).first(),
      frame,
      selector,
      disabled: !enabled,
      isWorded: true,
    };
  }
  return undefined;
}

/** "Pay by bank", the head of another way in an accordion, sends no card. */
function paysOtherwise(text: string): boolean {
  return namesWayToPay(text) && !isByCard(text);
}

/** "Buy now" puts a product into the cart, except at the end of a checkout. */
function lastPurchase({ all }: Look, moves: readonly PressableMove[]): PressableMove | undefined {
  const purchases = moves.filter(({ move, isLink, isAside }) => move === "buy_now" && !isLink && !isAside);
  const home = homeForm(all);
  const own = purchases.filter(({ frame, form }) => frame === home?.frame && form === home.form);
  return findOnly(home ? own : purchases);
}

/** The form with the card, or with the buyer's details. */
function homeForm(fields: readonly Field[]): Field | undefined {
  return (
    fields.find(({ role, form }) => role === "cardNumber" && form >= 0) ?? mainForm(checkoutFields(fields))
  );
}

/** Extensions may add a page before the final one: the platform's own button then just says "next". */
function saysNext(text: string): boolean {
  const isOneWord = !/\s/.test(text.trim());
  return isOneWord && classifyMove(text)?.move === "continue";
}

/**
 * If several buttons pay, those of the form with the card or the buyer's details: others may sell something
 * else, or pay in another way.
 */
function ownPays(
  { payment: { chosen } }: FormWork,
  { all }: Look,
  moves: readonly PressableMove[],
): readonly PressableMove[] {
  const every = moves.filter(({ move, isAside }) => move === "pay" && !isAside);
  const isByNumber = all.some(({ role }) => role === "cardNumber") && (!chosen || isByCard(chosen.title));
  const ofCard = isByNumber ? every.filter(({ text }) => !paysOtherwise(text)) : [];
  const pays = ofCard.length > 0 ? ofCard : every;
  if (pays.length < 2) return ofCard.length > 0 ? ofCard : moves;
  const inFront = pays.filter(({ isInDialog }) => isInDialog);
  if (inFront.length > 0) return inFront;
  const home = homeForm(all);
  const own = pays.filter(({ frame, form }) => frame === home?.frame && form === home.form);
  return own.length > 0 ? own : pays;
}
