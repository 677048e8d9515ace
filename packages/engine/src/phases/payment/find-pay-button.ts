import type { Locator } from "playwright-core";
import { callOnElement, type Place } from "../../page/call-in-page.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { classifyMove } from "../../page/moves/classify-move.ts";
import { isCheckoutButton, type PressableMove, readMoves, theMove } from "../../page/moves/read-moves.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import { languages } from "../../words/languages.ts";
import { checkoutFields, mainForm } from "../form/checkout-fields.ts";
import { type FormWork, isStranger } from "../form/form-work.ts";
import type { Visit } from "../visit.ts";

export interface PayButton extends Place {
  disabled: boolean;
  /** Its own words say that it places the order; otherwise only its place does. */
  isWorded: boolean;
}

/** The button that places the order: the platform's own, or the one whose words say so. */
export async function findPayButton(visit: Visit, work: FormWork): Promise<PayButton | undefined> {
  const { page, pace } = visit;
  const { shop, payment } = work;
  const { payButton } = shop.signs;
  const known = payButton ? page.locator(payButton).first() : undefined;
  if (
    payButton &&
    known &&
    (await withinLimit(pace, () => known.isVisible(), false)) &&
    !(await saysNext(visit, known))
  )
    return {
      locator: known,
      frame: page.mainFrame(),
      selector: payButton,
      disabled: false,
      isWorded: true,
    };
  const moves = await readMoves(page, pace);
  const agreed = moves.find(({ move, text }) => move === "pay" && text === payment.chosen?.title);
  const pay = agreed ?? theMove(await ownPays(visit, moves), "pay");
  if (pay) return { ...pay, isWorded: true };
  // Where payment is chosen already, "checkout" ends it; but nobody sells to a buyer without a name.
  const checkout = payment.chosen && !isStranger(visit, work) ? moves.find(isCheckoutButton) : undefined;
  const last = checkout ?? (await lastPurchase(visit, moves));
  return last && { ...last, isWorded: false };
}

/** "Buy now" puts a product into the cart wherever it stands, except at the end of a checkout. */
async function lastPurchase(
  { page, pace }: Visit,
  moves: readonly PressableMove[],
): Promise<PressableMove | undefined> {
  const purchases = moves.filter(({ move, isLink, isAside }) => move === "buy_now" && !isLink && !isAside);
  if (purchases.length === 0) return undefined;
  const home = homeForm(await readFields(page, pace));
  const own = purchases.filter(({ frame, form }) => frame === home?.frame && form === home.form);
  const [only, ...others] = home ? own : purchases;
  return others.length === 0 ? only : undefined;
}

/** The form with the card, or with the buyer's details. */
function homeForm(fields: readonly Field[]): Field | undefined {
  return (
    fields.find(({ role, form }) => role === "cardNumber" && form >= 0) ?? mainForm(checkoutFields(fields))
  );
}

/** Extensions put a page before the one where the order is placed: the platform's own button then says no more than "next". */
async function saysNext({ pace }: Visit, button: Locator): Promise<boolean> {
  const text = await callOnElement({ locator: button, pace, limitMs: 2_000 }, "wordsOn").catch(() => "");
  const isOneWord = !/\s/.test(text.trim());
  return isOneWord && classifyMove(text, languages)?.move === "continue";
}

/** Of several buttons that pay, those of the form with the card or the buyer's details: others may sell something else. */
async function ownPays(
  { page, pace }: Visit,
  moves: readonly PressableMove[],
): Promise<readonly PressableMove[]> {
  const pays = moves.filter(({ move, isAside }) => move === "pay" && !isAside);
  if (pays.length < 2) return moves;
  const inFront = pays.filter(({ isInDialog }) => isInDialog);
  if (inFront.length > 0) return inFront;
  const home = homeForm(await readFields(page, pace));
  const own = pays.filter(({ frame, form }) => frame === home?.frame && form === home.form);
  return own.length > 0 ? own : moves;
}
