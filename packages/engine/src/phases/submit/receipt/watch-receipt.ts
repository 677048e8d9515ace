import { isFrameSeen } from "../../../page/is-frame-seen.ts";
import { movesAmong, type PressableMove } from "../../../page/moves/read-moves.ts";
import type { Confirmation } from "../../../page/outcomes/read-confirmation.ts";
import { ownFrames } from "../../../page/own-frames.ts";
import { patienceFor } from "../../../page/waiting/pace.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import type { FormWork } from "../../form/form-work.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import { leadsToPayment } from "../../payment/ways/leads-to-payment.ts";
import type { Visit } from "../../visit.ts";
import { isToBePaid } from "./is-to-be-paid.ts";

/** A page that is to be paid on opens its frame or its window within this time. */
const quietMs = 3_000;
/**
 * If the card was not typed yet, it may also lead to its provider's page: most count down from five. A frame beside
 * words of thanks may be a survey.
 */
const dueMs = 10_000;

/**
 * Whether a page that looks like a receipt is one. "Payment for order 1010" has an order's number and total as
 * well, and "Thank you, we have your order" may stand above a payment that is still to be made: where no words say
 * that there is an order, or the card was not typed yet, the page has to stay as it is for a while, without a frame
 * that came with the press. If neither holds, it is no receipt. Called at each look, without a confirmation if there
 * is none.
 */
export function watchReceipt(
  visit: Visit,
  work: Pick<FormWork, "payment">,
): (confirmation: Confirmation | undefined, look: Look) => Promise<boolean> {
  const { payment } = work;
  let since: number | undefined;
  return async (confirmation, look) => {
    if (!confirmation) {
      since = undefined;
      return false;
    }
    const { isSaid } = confirmation;
    const isDue = isStillDue(visit, payment);
    // "We have your order. Pay now": a shop that has not asked for the card has taken no payment.
    if (isDue && movesAmong(look.pressables).some(asksToPay)) return false;
    if (isToBePaid(visit, work, look)) return false;
    if (isSaid !== isDue) return isSaid;
    since ??= Date.now();
    const isFramed = !isSaid && (await hasNewFrame(visit));
    const { sinceAnswerMs, sinceFramesMs } = watchRequests(visit.page);
    const restMs = Math.min(Date.now() - since, sinceAnswerMs(), sinceFramesMs());
    return !isFramed && restMs > patienceFor(visit.pace, isDue ? dueMs : quietMs);
  };
}

/** A shop that has refused an order keeps the card that it was given with it. */
function isStillDue({ pace }: Visit, { isCardDue }: FormWork["payment"]): boolean {
  return isCardDue === true && pace.recipients?.isCardGiven() !== true;
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
