import { isTotalDrawn } from "../../page/amounts/is-total-drawn.ts";
import { totalOf } from "../../page/amounts/read-total.ts";
import type { Place } from "../../page/call-in-page.ts";
import { type Field, fieldWithRole, readFields } from "../../page/fields/read-fields.ts";
import type { PressMoment, PressOptions } from "../../page/moves/press.ts";
import { errorsOf } from "../../page/outcomes/read-errors.ts";
import { settle } from "../../page/waiting/settle.ts";
import { giveUnforeseen } from "../buyer/asking/give-unforeseen.ts";
import { rewritePhone } from "../buyer/fill-buyer.ts";
import { failures } from "../failures/failures.ts";
import type { PurchaseFailed } from "../failures/purchase-failed.ts";
import { checkoutFields, mainForm } from "../form/fields/checkout-fields.ts";
import { type FormWork, isStranger, type SendResult } from "../form/form-work.ts";
import { findWayOn, leastWeight } from "../form/ways/find-way-on.ts";
import { isLastForm, isLastLook } from "../form/ways/is-last-look.ts";
import { isDeliveryAwaited } from "../form/ways/known-of-purchase.ts";
import { keyOf, type Look, lookAt, type SeenWay, stepOf } from "../form/ways/read-ways.ts";
import { takeWay } from "../form/ways/take-way.ts";
import { findCardOpener, isOfferedInFrame } from "../payment/card/find-card-opener.ts";
import { findOrderButton } from "../payment/find-order-button.ts";
import { findPayButton } from "../payment/find-pay-button.ts";
import { findPayLinks } from "../payment/ways/find-pay-links.ts";
import { isOfWallets } from "../payment/ways/wallet-buttons.ts";
import type { Visit } from "../visit.ts";
import { listenForObjections } from "./hear-objections.ts";
import { msUntilFormReady, waitUntilFormReady } from "./wait-until-form-ready.ts";

/** If nothing else has led on for this long, only a button that may place the order is left. */
const unpaidMs = 3_500;

/** Enough for each format of a telephone number, and for what a person answers in between. */
const mostReleases = 8;

/** Whether the page shows how to pay, so no further step is needed. */
export function isPaymentInView(
  visit: Visit,
  work: FormWork,
  look: Look,
  { idleMs = 0 }: { idleMs?: number } = {},
): boolean {
  if (findChooser(visit, work, look)) return false;
  if (fieldWithRole(look.fields, "cardNumber")) return true;
  if (!isStranger(visit, work) && findPayLinks(look).length > 0) return true;
  if (isOfWallets(work, look)) return true;
  const pay = findPayButton(visit, work, look);
  // A button that waits for another step, or may mean something else, isn't the next step.
  if (pay?.isWorded && !pay.disabled) return !isBesideStep(visit, look, pay);
  const isToBePaid =
    pay !== undefined ||
    findCardOpener(look) !== undefined ||
    isOfferedInFrame(look) ||
    ((isPayable(work) || mayBeUnpaid(visit, work, look, idleMs)) &&
      findOrderButton(visit, work, look) !== undefined);
  return isToBePaid && findWayOn(visit, work, look) === undefined;
}

/**
 * Express buttons are offered beside the first step, whose form has a button of its own to continue. It comes first, unless
 * it was pressed here already.
 */
function isBesideStep(visit: Visit, look: Look, pay: Place): boolean {
  const home = mainForm(look.fields);
  const paying = look.pressables.find((one) => one.frame === pay.frame && one.selector === pay.selector);
  if (!home || !paying || paying.isInDialog) return false;
  if (paying.frame === home.frame && paying.form === home.form) return false;
  const step = stepOf(look);
  return look.pressables.some(
    (one) =>
      one.move === "continue" &&
      one.isSubmit &&
      !one.disabled &&
      one.frame === home.frame &&
      one.form === home.form &&
      visit.journal.usesOnStep(step, keyOf(one)) === 0,
  );
}

/**
 * A shop that shows a total or the whole order, and no payment choice, has a single way to pay, which a
 * person has to approve.
 */
function mayBeUnpaid(visit: Visit, work: FormWork, look: Look, idleMs: number): boolean {
  if (idleMs <= unpaidMs) return false;
  const isPriced = totalOf(look, visit.currency) !== undefined;
  return isPriced || isLastLook(visit, work, look) || isLastForm(visit, work, look);
}

/** A button that opens the delivery choice, or the window it has opened. */
function findChooser(visit: Visit, work: FormWork, look: Look): boolean {
  const isInFront = look.pressables.some(({ isInDialog, disabled }) => isInDialog && !disabled);
  if (!isInFront && !isDeliveryAwaited(work, look)) return false;
  const way = findWayOn(visit, work, look)?.way;
  return (
    way !== undefined &&
    (way.isInDialog || way.move === "choose" || (way.isAmidForm && way.move === undefined))
  );
}

/** The payment method is known: chosen, or implied by a card form. */
function isPayable({ payment }: FormWork): boolean {
  return payment.chosen !== undefined || (payment.cardForm?.fields.length ?? 0) > 0;
}

/** Asked at each moment of a press; see `PressOptions`. */
type MayPress = (moment: PressMoment, way: SeenWay) => Promise<boolean>;

function boundTo(way: SeenWay, mayPress: MayPress | undefined): PressOptions["mayPress"] {
  return mayPress && ((moment) => mayPress(moment, way));
}

/** Takes the best way to the next step of the checkout. Returns false if no way is likely enough. */
export async function continueForm(
  visit: Visit,
  work: FormWork,
  look: Look,
  { idleMs = 0, mayPress }: { idleMs?: number; mayPress?: MayPress } = {},
): Promise<boolean> {
  const { fields } = look;
  // Only a press that a person has agreed to is guarded.
  const wanted = { least: leastWeight(idleMs), mayOrderAgain: mayPress !== undefined };
  const found = findWayOn(visit, work, look, wanted);
  if (!found) return false;
  const { way } = found;
  const rested = await noteTotal(visit, work, look);
  // If the page has changed since, another way may be better now.
  if (findWayOn(visit, work, rested, wanted)?.way.key !== way.key) return true;
  const place = signsOf(look, way.text, fields);
  const presses = (work.presses.get(place) ?? 0) + 1;
  work.presses.set(place, presses);
  work.presses.set(look.reading.url, presses);
  if (work.unripe.delete(place) && (await waitedForForm(visit, work, fields))) return true;
  const listening = await listenForObjections(visit, work);
  if (isEmptiedSince(fields, listening.sent)) return true;
  const isUnripe = (await msUntilFormReady(visit, work, fields)) > 0;
  // What only opens a choice sends nothing: what the shop said before is still on the page.
  if (way.move !== "choose") work.complained.clear();
  if (way.move === "guest_checkout") work.signIn = "not_needed";
  noteChooser(work, look, way);
  await takeWay(visit, look, { way, mayPress: boundTo(way, mayPress) });
  const heard = await listening.hear();
  const isYoung = isUnripe && noteUnripe(work, place, heard) && !mayPress;
  work.heard = isYoung ? undefined : heard;
  if (isYoung) return true;
  if ("isUnnamed" in heard && heard.isUnnamed) await giveOpenChoices(visit, work);
  // The first time, it may only have been sent too soon.
  if (presses > 1 && namesNothing(heard) && mayRelease(work, way) && (await answerSilence(visit, work)))
    visit.journal.release(way.key);
  return true;
}

/**
 * The form may have been sent too soon, or its button pressed before it was heard. Silence, or words that name no
 * field, may mean that: a form without a card is sent once more before anybody is asked.
 */
function noteUnripe(work: FormWork, place: string, heard: SendResult): boolean {
  if (heard.kind !== "objects") work.unripe.add(place);
  return namesNothing(heard);
}

/** A form that comes back in silence, whatever it is given, is sent only so often. */
function mayRelease({ tries }: FormWork, { key }: SeenWay): boolean {
  const releases = (tries.get(`released ${key}`) ?? 0) + 1;
  tries.set(`released ${key}`, releases);
  return releases <= mostReleases;
}

/**
 * A form that came back without a reason may have been sent faster than a person could. A script may empty its
 * fields during the wait, so it has to be looked at again.
 */
async function waitedForForm(visit: Visit, work: FormWork, fields: readonly Field[]): Promise<boolean> {
  if (work.complained.size > 0) return false;
  return waitUntilFormReady(visit, work, { fields, hasComeBack: true });
}

/** A press inside the window closes it, so it isn't the opener. */
function noteChooser(work: FormWork, look: Look, { key, move, isInDialog, isSubmit }: SeenWay): void {
  if (isInDialog) return;
  const isChooser = move === "choose" && isDeliveryAwaited(work, look);
  if (isChooser) work.chooser = { key, step: stepOf(look) };
  else if (isSubmit) work.chooser = undefined;
}

function namesNothing(heard: SendResult | undefined): boolean {
  return heard?.kind === "silent" || heard?.kind === "complains";
}

/**
 * A form that came back without naming a field may lack an empty field, or not accept the format of the phone
 * number.
 */
async function answerSilence(visit: Visit, work: FormWork): Promise<boolean> {
  const fields = checkoutFields(await readFields(visit.page, visit.pace));
  return (
    (await giveUnforeseen(visit, work, fields, "whatever is empty")) ||
    (await rewritePhone(visit, work, fields))
  );
}

/**
 * Remembers the total, since a later step may not show it again. Unsaved input may still change it, so the
 * page is read again once idle.
 */
async function noteTotal(visit: Visit, work: FormWork, look: Look): Promise<Look> {
  const isSaved = work.save.isSaved() || Date.now() > work.save.until;
  if (work.address === "open" || work.delivery === "open" || !isSaved) return look;
  await settle(visit.page, visit.pace);
  const rested = await lookAt(visit, work.shop);
  const { page, pace, currency } = visit;
  const total = totalOf(rested, currency)?.total;
  const isKnown =
    total?.amount === work.totalBefore?.amount && total?.currency === work.totalBefore?.currency;
  if (total && !isKnown)
    work.totalBefore = (await isTotalDrawn(page, pace, { total, currency })) ? total : undefined;
  return rested;
}

/** Whether a text field has lost its value: a script that starts late may empty the form. */
function isEmptiedSince(before: readonly Field[], now: readonly Field[]): boolean {
  const emptied = new Set(now.filter(({ value }) => value === "").map(({ selector }) => selector));
  return before.some(
    ({ control, value, selector }) => control === "text" && value !== "" && emptied.has(selector),
  );
}

async function giveOpenChoices(visit: Visit, work: FormWork): Promise<void> {
  const fields = checkoutFields(await readFields(visit.page, visit.pace));
  await giveUnforeseen(visit, work, fields, "any choice");
}

/** The press changed nothing, and there is no other way on. */
export function noWayOn(visit: Visit, look: Look): PurchaseFailed {
  const [complaint] = errorsOf(look, look.all);
  return failures.ledNowhere(visit, "What leads on", complaint?.text);
}

/** Identifies the look of a step: a press that leaves it unchanged has led nowhere. */
function signsOf({ reading }: Look, text: string, fields: readonly Field[]): string {
  const shown = fields.map(({ role, enabled, value }) => (enabled ? role : `${role} ${value}`));
  return [reading.url, text, ...shown].join(" ");
}
