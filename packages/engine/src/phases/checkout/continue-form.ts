import { isTotalDrawn } from "../../page/amounts/is-total-drawn.ts";
import { totalOf } from "../../page/amounts/read-total.ts";
import { type Field, readFields, theField } from "../../page/fields/read-fields.ts";
import type { PressOptions } from "../../page/moves/press.ts";
import { errorsOf } from "../../page/outcomes/read-errors.ts";
import { settle } from "../../page/waiting/settle.ts";
import { rewritePhone } from "../buyer/fill-buyer.ts";
import { giveUnforeseen } from "../buyer/give-unforeseen.ts";
import { failures } from "../failures.ts";
import { checkoutFields } from "../form/checkout-fields.ts";
import { findWayOn, isDeliveryAwaited, leastWeight } from "../form/find-way-on.ts";
import { type FormWork, type Heard, isStranger } from "../form/form-work.ts";
import { isLastForm, isLastLook } from "../form/is-last-look.ts";
import { type Look, lookAt, type SeenWay, stepOf } from "../form/read-ways.ts";
import { takeWay } from "../form/take-way.ts";
import { findCardOpener } from "../payment/find-card-opener.ts";
import { findOrderButton } from "../payment/find-order-button.ts";
import { findPayButton } from "../payment/find-pay-button.ts";
import { findPayLinks } from "../payment/find-pay-links.ts";
import type { PurchaseFailed } from "../purchase-failed.ts";
import type { Visit } from "../visit.ts";
import { awaitRipeForm, unripeMs } from "./await-ripe-form.ts";
import { listenForObjections } from "./hear-objections.ts";

/** Where nothing else has led on for so long, what may place the order is all that is left. */
const unpaidMs = 3_500;

/** Whether the page shows how to pay, so that nothing more is to be continued. */
export function isPaymentInView(
  visit: Visit,
  work: FormWork,
  look: Look,
  { idleMs = 0 }: { idleMs?: number } = {},
): boolean {
  if (findChooser(visit, work, look)) return false;
  if (theField(look.fields, "cardNumber")) return true;
  if (!isStranger(visit, work) && findPayLinks(look).length > 0) return true;
  const pay = findPayButton(visit, work, look);
  // A button that waits for a step to be finished, or that may mean something else, is not what comes next.
  if (pay?.isWorded && !pay.disabled) return true;
  const isToBePaid =
    pay !== undefined ||
    findCardOpener(look) !== undefined ||
    ((isPayable(work) || mayBeUnpaid(visit, work, look, idleMs)) &&
      findOrderButton(visit, work, look) !== undefined);
  return isToBePaid && findWayOn(visit, work, look) === undefined;
}

/** A shop that shows a total, or the whole order, and says nothing of paying has one way to be paid, which a person agrees to. */
function mayBeUnpaid(visit: Visit, work: FormWork, look: Look, idleMs: number): boolean {
  if (idleMs <= unpaidMs) return false;
  const isPriced = totalOf(look.reading, visit.currency) !== undefined;
  return isPriced || isLastLook(visit, work, look) || isLastForm(visit, work, look);
}

/** A button behind which the delivery is still to be chosen, or the window that it has opened. */
function findChooser(visit: Visit, work: FormWork, look: Look): boolean {
  const isInFront = look.pressables.some(({ isInDialog, disabled }) => isInDialog && !disabled);
  if (!isInFront && !isDeliveryAwaited(work, look)) return false;
  const way = findWayOn(visit, work, look)?.way;
  return (
    way !== undefined &&
    (way.isInDialog || way.move === "choose" || (way.isAmidForm && way.move === undefined))
  );
}

/** How to pay is known: by a choice, or by the form for a card. */
function isPayable({ payment }: FormWork): boolean {
  return payment.chosen !== undefined || (payment.cardForm?.fields.length ?? 0) > 0;
}

/** Takes the best way on where a checkout comes in steps. False where nothing speaks enough for any. */
export async function continueForm(
  visit: Visit,
  work: FormWork,
  look: Look,
  { idleMs = 0, mayPress }: { idleMs?: number; mayPress?: PressOptions["mayPress"] } = {},
): Promise<boolean> {
  const { fields } = look;
  const found = findWayOn(visit, work, look, { least: leastWeight(idleMs) });
  if (!found) return false;
  const { way } = found;
  const rested = await noteTotal(visit, work, look);
  // What the page has changed meanwhile may have changed what leads on, too.
  if (findWayOn(visit, work, rested, { least: leastWeight(idleMs) })?.way.key !== way.key) return true;
  const place = signsOf(look, way.text, fields);
  const presses = (work.presses.get(place) ?? 0) + 1;
  work.presses.set(place, presses);
  work.presses.set(look.reading.url, presses);
  // The form that came back without a reason may have been sent sooner than a person could have.
  if (presses > 1 && work.refused.size === 0)
    await awaitRipeForm(visit, work.buyer, { fields, hasComeBack: true });
  const hear = await listenForObjections(visit, work);
  const isUnripe = presses === 1 && (await unripeMs(visit, work.buyer, fields)) > 0;
  work.refused.clear();
  if (way.move === "guest_checkout") work.signIn = "not_needed";
  noteChooser(work, look, way);
  await takeWay(visit, look, { way, mayPress });
  const heard = await hear();
  // Words that name nothing, and silence, may only mean that it came too soon: what holds no card is sent once more before anybody is asked.
  const isYoung = isUnripe && !mayPress && namesNothing(heard);
  work.heard = isYoung ? undefined : heard;
  if (isYoung) return true;
  if ("isUnnamed" in heard && heard.isUnnamed) await giveOpenChoices(visit, work);
  // The first time it may only have come too soon.
  if (presses > 1 && namesNothing(heard) && (await answerSilence(visit, work)))
    visit.journal.release(way.key);
  return true;
}

/** What is pressed in the window itself closes it. */
function noteChooser(work: FormWork, look: Look, { key, move, isInDialog, isSubmit }: SeenWay): void {
  if (isInDialog) return;
  const isChooser = move === "choose" && isDeliveryAwaited(work, look);
  if (isChooser) work.chooser = { key, step: stepOf(look) };
  else if (isSubmit) work.chooser = undefined;
}

function namesNothing(heard: Heard | undefined): boolean {
  return heard?.kind === "silent" || heard?.kind === "complains";
}

/** A form that came back without naming a field may miss what is empty, or not know the telephone number as it is written. */
async function answerSilence(visit: Visit, work: FormWork): Promise<boolean> {
  const fields = checkoutFields(await readFields(visit.page, visit.pace));
  return (
    (await giveUnforeseen(visit, work, fields, "whatever is empty")) ||
    (await rewritePhone(visit, work, fields))
  );
}

/** A later step may not show the total again. What is not saved yet may still change it: the page is read again at rest. */
async function noteTotal(visit: Visit, work: FormWork, look: Look): Promise<Look> {
  const isSaved = work.save.isSaved() || Date.now() > work.save.until;
  if (work.address === "open" || work.delivery === "open" || !isSaved) return look;
  await settle(visit.page, visit.pace);
  const rested = await lookAt(visit, work.shop);
  const { page, pace, currency } = visit;
  const total = totalOf(rested.reading, currency)?.total;
  const isKnown =
    total?.amount === work.totalBefore?.amount && total?.currency === work.totalBefore?.currency;
  if (total && !isKnown)
    work.totalBefore = (await isTotalDrawn(page, pace, { total, currency })) ? total : undefined;
  return rested;
}

async function giveOpenChoices(visit: Visit, work: FormWork): Promise<void> {
  const fields = checkoutFields(await readFields(visit.page, visit.pace));
  await giveUnforeseen(visit, work, fields, "any choice");
}

/** What was pressed has changed nothing, and nothing else leads on. */
export function ledNowhere(visit: Visit, look: Look): PurchaseFailed {
  const [complaint] = errorsOf(look, look.all);
  return failures.ledNowhere(visit, "What leads on", complaint?.text);
}

/** What a step looks like: a press that changes none of it has led nowhere. */
function signsOf({ reading }: Look, text: string, fields: readonly Field[]): string {
  const shown = fields.map(({ role, enabled, value }) => (enabled ? role : `${role} ${value}`));
  return [reading.url, text, ...shown].join(" ");
}
