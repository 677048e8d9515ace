import type { Place } from "../../../page/call-in-page.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { FormOfButton } from "../../../page/in-page/presses/pressed-element.ts";
import { lookUntil } from "../../../page/waiting/look-until.ts";
import { patienceFor } from "../../../page/waiting/pace.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { failures } from "../../failures/failures.ts";
import { ownFields } from "../../form/fields/own-fields.ts";
import type { FormWork } from "../../form/form-work.ts";
import { type Look, lookAt } from "../../form/ways/read-ways.ts";
import { refuseUnaskedOrder } from "../../guards/refuse-unasked-order.ts";
import { clearTheWay, coverOf } from "../../page/clear-the-way.ts";
import { findOrderButton, recordOrder } from "../../payment/find-order-button.ts";
import type { PayButton } from "../../payment/find-pay-button.ts";
import { type FormState, isOtherPurchase, purchaseIn } from "../../payment/total/form-as-agreed.ts";
import type { Visit } from "../../visit.ts";
import type { Approval } from "../approval.ts";
import { checkWords, type NotPressed, newsAtPress, otherTotal, wordsBeforePress } from "./change-at-press.ts";
import { formOf } from "./press-news.ts";
import { isStillDrawn, showsApproved, waitUntilApprovedShown } from "./shows-approved.ts";

export interface OrderToPress {
  approval: Approval;
  /** Whether the card is still in its fields; called before each press is recorded. */
  isCardThere: (fields: readonly Field[]) => boolean;
  /** The button that submits the form, if none of its buttons says that it orders. */
  button?: Place | undefined;
  /** The page as it is now, if it has just been read. */
  look?: Look | undefined;
}

/** The way to the button is clear, and the page shows what was approved. */
export interface ReadyToPress {
  kind: "ready";
  button: Place;
  words: string | undefined;
  /** What would be ordered, and for whom. */
  form: FormState;
  /** What its form would send. */
  entries: FormOfButton["entries"];
}

/** Checks before the press that the way is clear and the page shows what was approved. */
export async function prepareOrderButton(
  visit: Visit,
  work: FormWork,
  { attempt, approval, isCardThere, button: other, look: recent }: OrderToPress & { attempt: number },
): Promise<NotPressed | ReadyToPress> {
  const seen = (attempt === 1 && recent) || (await lookAt(visit, work.shop, { anew: true }));
  const found = other ? { button: other, look: seen } : await awaitOrderButton(visit, work, seen);
  const { button } = found;
  let { look } = found;
  const isCovered = attempt > 1 || (await coverOf(visit, button)) !== null;
  if (isCovered && (await clearTheWay(visit, button))) {
    await refuseUnaskedOrder(visit);
    look = await lookAt(visit, work.shop);
  }
  await settle(visit.page, visit.pace);
  const [isShown, words, form] = await Promise.all([
    isSeenAsApproved(visit, approval, { look, button }),
    wordsBeforePress(visit, button),
    formOf(visit, button),
  ]);
  if (!isShown) return otherTotal(visit, approval, button);
  if (!isCardThere(look.all)) return { kind: "card_gone" };
  const fields = ownFields(work, look.all);
  if (
    isOtherPurchase(fields, {
      agreed: approval.purchase,
      parties: work,
      way: work.payment.decided?.value,
    })
  )
    return { kind: "form_changed" };
  checkWords(visit, words, approval.total);
  const news = newsAtPress(visit, work, approval, { look, button, form, words });
  if (news) return { kind: "news", news };
  const entries = form?.entries ?? [];
  return { kind: "ready", button, words, form: purchaseIn(fields), entries };
}

/** Checks the text and a picture at the same time; waits if the total is just re-rendering. */
async function isSeenAsApproved(
  visit: Visit,
  approval: Approval,
  seen: { look: Look; button: Place },
): Promise<boolean> {
  const now = await Promise.all([
    showsApproved(visit, approval, seen),
    isStillDrawn(visit, approval, seen.look),
  ]);
  if (now.every(Boolean)) return true;
  return (await waitUntilApprovedShown(visit, approval, seen)) && isStillDrawn(visit, approval);
}

/** A page that is busy, or on a slow machine, may not be readable for a while. */
const appearMs = 3_000;

/** The order button, and the page as it is once it shows one. */
async function awaitOrderButton(
  visit: Visit,
  work: FormWork,
  seen: Look,
): Promise<{ button: PayButton; look: Look }> {
  const { pace } = visit;
  const buttonIn = (look: Look) => {
    const button = findOrderButton(visit, work, look);
    return button && { button, look };
  };
  const limits = { limitMs: patienceFor(pace, appearMs) };
  const found =
    buttonIn(seen) ?? (await lookUntil(pace, limits, async () => buttonIn(await lookAt(visit, work.shop))));
  if (!found) throw failures.noOrderButton(visit);
  recordOrder(visit, work, found);
  return found;
}
