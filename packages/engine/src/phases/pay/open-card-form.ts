import { readFields, theField } from "../../page/fields/read-fields.ts";
import { notAllowed, press } from "../../page/moves/press.ts";
import { pause } from "../../page/waiting/pace.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { settle } from "../../page/waiting/settle.ts";
import { failures } from "../failures.ts";
import type { CardForm, FormWork } from "../form/form-work.ts";
import { lookAt } from "../form/read-ways.ts";
import { showCardForm } from "../payment/card-form.ts";
import { findCardOpener } from "../payment/find-card-opener.ts";
import { agreeToTotal, type Submission } from "../submit/agree-to-total.ts";
import type { Approval } from "../submit/approval.ts";
import { askToOrderAgain } from "../submit/ask-about-order.ts";
import type { PersonsWord } from "../submit/order-presses.ts";
import { showsApproved, totalInstead } from "../submit/shows-approved.ts";
import type { Visit } from "../visit.ts";

const openLimitMs = 10_000;

/** A form behind a button, and what the press of that button was agreed to. */
export interface OpenedCardForm extends Submission {
  form: CardForm;
}

/**
 * Presses it, after a person has agreed to the total and as carefully as a button that places the order, since it might:
 * only while the page shows that total. Where no card form comes of it, nobody knows.
 */
export async function openCardForm(
  visit: Visit,
  work: FormWork,
  order: Submission & { word: PersonsWord | undefined },
): Promise<OpenedCardForm> {
  const { page, pace } = visit;
  let { permit, approval } = order;
  const sent = watchRequests(page).carryingCount();
  for (let asked = 0; !(await pressOpener(visit, { permit, approval })); asked += 1) {
    const shown = await totalInstead(visit);
    ({ permit, approval } = await agreeToTotal(visit, { approved: approval, shown, asked }));
  }
  const until = Date.now() + openLimitMs;
  do {
    await settle(page, pace);
    if (theField(await readFields(page, pace), "cardNumber")) {
      const form = await showCardForm(visit, work);
      const mayBeSent = watchRequests(page).carryingCount() > sent;
      if (form) return { form, ...(await agreeToPay(visit, { approval, word: order.word, mayBeSent })) };
    }
    await pause(pace, 50);
  } while (Date.now() < until);
  throw failures.openerShowedNothing(visit);
}

/** The word that was given for the card holds for the form's own button, unless the one before it may have sent an order. */
async function agreeToPay(
  visit: Visit,
  { approval, word, mayBeSent }: { approval: Approval; word: PersonsWord | undefined; mayBeSent: boolean },
): Promise<Submission> {
  const { orderPresses } = visit;
  orderPresses.end(mayBeSent ? "unproved" : "not_placed");
  if (word && !mayBeSent) return { permit: orderPresses.afterWord(word), approval };
  const again = await askToOrderAgain(visit, {
    sentence: "Its button for the card's details has sent something.",
    read: approval,
  });
  if (again) return { permit: orderPresses.afterWord(again), approval };
  throw failures.openerSentSomething(visit);
}

/** False where the page shows another total than was approved. */
async function pressOpener(visit: Visit, { permit, approval }: Submission): Promise<boolean> {
  const { page, pace, host, orderPresses } = visit;
  const opener = findCardOpener(await lookAt(visit));
  if (!opener) throw failures.noCardForm(visit);
  const isAsShown = () => showsApproved(visit, approval);
  if (!(await isAsShown())) return false;
  await host.beforeSubmit({ total: approval.total, attempt: 1 });
  const mayPress = async () => {
    const isAllowed = await isAsShown();
    if (isAllowed) orderPresses.begin(permit);
    return isAllowed;
  };
  const { why } = await press(page, opener, pace, { mayPress });
  if (why !== undefined && why !== notAllowed) throw failures.cardOpenerShut(visit, why);
  return why === undefined;
}
