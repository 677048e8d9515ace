import type { Locator } from "playwright-core";
import { type PressableMove, readMoves, theMove } from "../../page/moves/read-moves.ts";
import type { FormWork } from "../checkout/form-work.ts";
import type { Visit } from "../visit.ts";

export interface PayButton {
  locator: Locator;
  disabled: boolean;
  /** Its own words say that it places the order; otherwise only its place does. */
  isWorded: boolean;
}

/** The button that places the order: the platform's own, or the one whose words say so. */
export async function findPayButton(
  visit: Visit,
  { shop, payment }: Pick<FormWork, "shop" | "payment">,
): Promise<PayButton | undefined> {
  const { page, pace } = visit;
  const { payButton } = shop.signs;
  const known = payButton ? page.locator(payButton).first() : undefined;
  if (known && (await known.isVisible())) return { locator: known, disabled: false, isWorded: true };
  const moves = await readMoves(page, pace);
  const pay = theMove(moves, "pay");
  if (pay) return { ...pay, isWorded: true };
  const last = payment.chosen && moves.find(isLastCheckout);
  return last && { ...last, isWorded: false };
}

/** Where payment is chosen already, a button that says no more than "checkout" ends it; a link only leads there. */
function isLastCheckout({ move, isLink, isAside }: PressableMove): boolean {
  return move === "go_to_checkout" && !isLink && !isAside;
}
