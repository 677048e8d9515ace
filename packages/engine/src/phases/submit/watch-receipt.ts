import { isFrameSeen } from "../../page/is-frame-seen.ts";
import { movesAmong, type PressableMove } from "../../page/moves/read-moves.ts";
import type { Confirmation } from "../../page/outcomes/read-confirmation.ts";
import { ownFrames } from "../../page/own-frames.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import type { FormWork } from "../form/form-work.ts";
import type { Look } from "../form/read-ways.ts";
import { leadsToPayment } from "../payment/leads-to-payment.ts";
import type { Visit } from "../visit.ts";

/** A page that is to be paid on opens its frame, its window or its provider's page within this time. */
const quietMs = 3_000;
/** A frame beside words of thanks may be a survey. */
const thankedMs = 10_000;

/**
 * Whether a page that looks like a receipt is one. "Payment for order 1010" has an order's number and total as
 * well, and "Thank you, we have your order" may stand above a payment that is still to be made: where the card
 * was not typed yet, or no words say that there is an order, the page has to stay as it is for a while, without
 * a frame that came with the press. Called at each look, without a confirmation if there is none.
 */
export function watchReceipt(
  visit: Visit,
  { payment }: Pick<FormWork, "payment">,
): (confirmation: Confirmation | undefined, look: Pick<Look, "pressables">) => Promise<boolean> {
  let since: number | undefined;
  return async (confirmation, { pressables }) => {
    if (!confirmation) {
      since = undefined;
      return false;
    }
    const isDue = payment.isCardDue === true;
    // "We have your order. Pay now": a shop that has not asked for the card has taken no payment.
    if (isDue && movesAmong(pressables).some(asksToPay)) return false;
    if (!isDue && confirmation.isSaid) return true;
    since ??= Date.now();
    const shownMs = Date.now() - since;
    if (await hasNewFrame(visit)) return confirmation.isSaid && shownMs > thankedMs;
    const { sinceAnswerMs, sinceFramesMs } = watchRequests(visit.page);
    return Math.min(shownMs, sinceAnswerMs(), sinceFramesMs()) > quietMs;
  };
}

function asksToPay({ move, text, disabled, isAside }: PressableMove): boolean {
  return (move === "pay" || leadsToPayment(text)) && !disabled && !isAside;
}

/** Whether a frame of another site is in sight that was not there before the press. */
async function hasNewFrame({ page, pace }: Visit): Promise<boolean> {
  const own = ownFrames(page);
  const fresh = page
    .frames()
    .filter((frame) => !own.includes(frame) && pace.recipients?.isOpenedForPayment(frame) === true);
  return (await Promise.all(fresh.map((frame) => isFrameSeen(frame, pace)))).includes(true);
}
