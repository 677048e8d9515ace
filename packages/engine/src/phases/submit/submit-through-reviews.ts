import { failures } from "../failures/failures.ts";
import type { FormWork } from "../form/form-work.ts";
import type { Visit } from "../visit.ts";
import { askToOrderShown } from "./after-press/ask-about-order.ts";
import type { ShownAgain, SubmissionEnd } from "./after-press/submission-end.ts";
import type { Submission } from "./agree-to-total.ts";
import type { PressPermit } from "./press/order-presses.ts";
import { type OrderToSubmit, submitOrder } from "./submit-order.ts";

/** A shop that shows the order again after this many of a person's words doesn't place it. */
const mostShown = 3;

/** Submits an order, and goes on wherever the shop shows it again at the approved total. */
export async function submitThroughReviews(
  visit: Visit,
  work: FormWork,
  first: OrderToSubmit,
): Promise<Exclude<SubmissionEnd, ShownAgain>> {
  let order = first;
  for (let shown = 0; ; shown += 1) {
    const end = await submitOrder(visit, work, order);
    if (end.kind !== "asked_once_more" && end.kind !== "shown_again") return end;
    if (shown >= mostShown) throw failures.ordersRefused(visit, shown + 1, shownAgain);
    const { approval } = order;
    order = { permit: await permitToGoOn(visit, end, approval), approval };
  }
}

/** What allows the press on a page that shows the order again: the page itself, or a person's word. */
export async function permitToGoOn(
  visit: Visit,
  end: ShownAgain,
  approval: Submission["approval"],
): Promise<PressPermit> {
  if (end.kind === "asked_once_more") return end.permit;
  const word = await askToOrderShown(visit, approval);
  if (word) return visit.orderPresses.afterWord(word);
  throw failures.orderNotSentAgain(visit, shownAgain);
}

const shownAgain = "It shows the order once more.";
