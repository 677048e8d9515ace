import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { totalObjection } from "../../choosing/check-cost.ts";
import { readTotal } from "../../page/amounts/read-total.ts";
import { type Field, readFields } from "../../page/fields/read-fields.ts";
import { fillTogether } from "../../page/filling/fill-together.ts";
import { settle } from "../../page/waiting/settle.ts";
import { buyerFields, holds } from "../buyer/buyer-fields.ts";
import type { KnownBuyer } from "../buyer/known-buyer.ts";
import { checkoutFields } from "../checkout/checkout-fields.ts";
import { continueForm } from "../checkout/continue-form.ts";
import { setBoxes } from "../checkout/form-boxes.ts";
import type { FormWork } from "../checkout/form-work.ts";
import { findPayButton } from "../payment/find-pay-button.ts";
import { isCardGone } from "../payment/type-card.ts";
import { PurchaseFailed } from "../purchase-failed.ts";
import { refuseStrangers } from "../refuse-strangers.ts";
import { hostOf, type Visit } from "../visit.ts";
import { writeMoney } from "../write-money.ts";
import { awaitRipeForm } from "./await-ripe-form.ts";
import { pressPay } from "./press-pay.ts";
import { lookBeforePress, type SubmissionEnd, watchSubmission } from "./watch-submission.ts";

/** Pages between the card and the button that places the order. */
const mostReviews = 3;

export interface Submission {
  /** What a person has agreed to. */
  total: DisplayedMoney | undefined;
}

/** Places the order: once, and only at the total that was approved. */
export async function submitOrder(
  visit: Visit,
  work: FormWork,
  { total }: Submission,
): Promise<SubmissionEnd> {
  const { host } = visit;
  await reachPayButton(visit, work);
  const reading = readFields(visit.page, visit.pace);
  const [{ fields, isRestored }, seen] = await Promise.all([
    restoreForm(visit, work.buyer, reading),
    lookBeforePress(visit, reading),
  ]);
  if (isCardGone(fields)) return cardGone;
  await refuseStrangers(visit, fields);
  const isLater = (await awaitRipeForm(visit, work.buyer, { fields })) || isRestored;
  const before = isLater ? await lookBeforePress(visit) : seen;
  work.refused.clear();
  const pressed = await pressPay(visit, work, {
    total,
    complaints: before.complaints,
    // What the page still waited for may have put its card form up anew.
    isReady: async () => {
      await checkTotal(visit, total);
      return !isCardGone(await readFields(visit.page, visit.pace));
    },
  });
  if (!pressed) return cardGone;
  await host.report({
    code: "order_submitted",
    label: `Submitted the order at ${hostOf(visit)}.`,
    facts: { total: total ?? null },
  });
  return watchSubmission(visit, work, { ...before, pressed });
}

const cardGone: SubmissionEnd = {
  kind: "refused",
  words: "the page emptied its card fields",
  isAboutCard: true,
};

/** A card that was typed on a page of its own is followed by a page where the order is looked over and placed. */
async function reachPayButton(visit: Visit, work: FormWork): Promise<void> {
  const { page, pace } = visit;
  if (await findPayButton(visit, work)) return;
  for (let presses = 0; presses < mostReviews; presses += 1) {
    const fields = checkoutFields(await readFields(page, pace));
    if (!(await continueForm(visit, work, fields))) return;
    if (await findPayButton(visit, work)) return;
  }
}

/** Fills again what the page has emptied since, and ticks what has to be ticked at this last step. */
async function restoreForm(
  visit: Visit,
  buyer: KnownBuyer,
  reading: Promise<readonly Field[]>,
): Promise<{ fields: readonly Field[]; isRestored: boolean }> {
  const { page, pace } = visit;
  const fields = await reading;
  const gone = buyerFields(checkoutFields(fields), buyer).filter((one) => !holds(one, buyer));
  await fillTogether(gone, pace);
  const isTicked = await setBoxes(visit, fields);
  if (gone.length === 0 && !isTicked) return { fields, isRestored: false };
  // A form may save what is typed into it after a pause; a tick it acts upon at once.
  await settle(page, pace, { awaitSaveMs: gone.length > 0 ? 1_200 : 0 });
  return { fields: await readFields(page, pace), isRestored: true };
}

/** Read right before the press: more than was approved stops the run, with nothing submitted. */
async function checkTotal(visit: Visit, approved: DisplayedMoney | undefined): Promise<void> {
  const { page, pace, order, currency } = visit;
  await settle(page, pace);
  const shown = await readTotal(page, pace, currency);
  const objection = totalObjection(shown, order.maxCost);
  if (objection && !approved) throw new PurchaseFailed("max_cost_exceeded", objection, "max_cost_exceeded");
  if (!shown || !approved) return;
  const isOtherCurrency =
    shown.currency !== undefined && approved.currency !== undefined && shown.currency !== approved.currency;
  if (!isOtherCurrency && compareAmounts(shown.amount, approved.amount) <= 0) return;
  throw new PurchaseFailed(
    "total_changed",
    `The total at ${hostOf(visit)} rose from ${writeMoney(approved)} to ${writeMoney(shown)} after it was approved. Nothing was ordered.`,
  );
}
