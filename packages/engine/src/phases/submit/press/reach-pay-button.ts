import type { DisplayedMoney } from "@cartwright/contract";
import { cardRoles } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { PressMoment } from "../../../page/moves/press.ts";
import { complaintsSince, sureComplaint } from "../../../page/outcomes/complaints-since.ts";
import { linesOf, textsOf } from "../../../page/outcomes/page-texts.ts";
import { errorsOf } from "../../../page/outcomes/read-errors.ts";
import { siteOf } from "../../../page/own-frames.ts";
import { waitUntil } from "../../../page/waiting/look-until.ts";
import { patienceFor } from "../../../page/waiting/pace.ts";
import { quoted } from "../../../words/quoted.ts";
import { continueForm } from "../../checkout/continue-form.ts";
import type { Objection } from "../../form/fields/objections.ts";
import type { FormWork } from "../../form/form-work.ts";
import { type Look, lookAt, type SeenWay, stateOf } from "../../form/ways/read-ways.ts";
import { isCardGone } from "../../payment/card/type-card.ts";
import { findOrderButton } from "../../payment/find-order-button.ts";
import { findPayButton } from "../../payment/find-pay-button.ts";
import { hostOf, type Visit } from "../../visit.ts";
import type { Refused, SubmissionEnd } from "../after-press/submission-end.ts";
import { agreeToNews, agreeToTotal, type Submission } from "../agree-to-total.ts";
import type { Approval } from "../approval.ts";
import { findCodeFields } from "../bank/find-code-fields.ts";
import { asksToApprove } from "../bank/watch-bank.ts";
import { isOfShop } from "../provider/is-of-shop.ts";
import { findReceipt, seeReceipt } from "../receipt/find-receipt.ts";
import { newsIn, orderedIn, type PressNews } from "./press-news.ts";
import { type Pressed, stateAt } from "./press-pay.ts";
import { showsApproved, totalInstead, waitUntilApprovedShown } from "./shows-approved.ts";

/** Pages between the card form and the order button. */
const mostReviews = 3;

export interface ReachedButton extends Submission {
  kind: "reached";
  /** The page with the button; undefined if it has to be read again. */
  look: Look | undefined;
}

/**
 * A press on the way has sent the card, and what follows has no button of the shop's: a bank that asks for its
 * code or for an approval in its app, or a page that goes on by itself.
 */
export interface SentOnTheWay extends Submission {
  kind: "sent";
  pressed: Pressed;
  /** The page before the press. */
  before: Look;
}

type Reached = ReachedButton | SentOnTheWay | Extract<SubmissionEnd, { kind: "confirmed" }> | Refused;

/** Puts the form as agreed before it is sent. Returns true if something was changed. */
type Prepare = (fields: readonly Field[]) => Promise<boolean>;

/**
 * A card form on a page of its own is followed by a review page where the order is placed. On the way, only
 * buttons whose text leads on are pressed: any other may place the order. Since such a press gives the shop
 * the card, it may order too: it is made only at the approved total, and recorded first.
 */
export async function reachPayButton(
  visit: Visit,
  work: FormWork,
  agreed: Submission,
  prepare: Prepare,
): Promise<Reached> {
  let order = agreed;
  let sent: SentOnTheWay | undefined;
  for (let presses = 0, asked = 0; presses < mostReviews; presses += 1) {
    const seen = await lookAt(visit, work.shop);
    if (findPayButton(visit, work, seen)) return { ...order, kind: "reached", look: seen };
    const look = (await prepare(seen.all)) ? await lookAt(visit, work.shop) : seen;
    const step = await pressOn(visit, work, { ...order, look, asked });
    if (!step && sent && !(await isButtonToCome(visit, work))) return { ...sent, ...order, kind: "sent" };
    if (!step) break;
    if (step.kind !== "agreed") return step;
    order = step;
    sent = step.sent ?? sent;
    asked += Number(step.isTotalAsked);
  }
  return { ...order, kind: "reached", look: undefined };
}

/** What a person has agreed to by now. */
interface Agreed extends Submission {
  kind: "agreed";
  isTotalAsked: boolean;
  /** The press that led on, and sent the card. */
  sent?: SentOnTheWay;
}

/** A review page takes a moment to show its button. */
const buttonLimitMs = 2_500;

/** Whether the page shows the order's button after all, or the card form is still there. */
async function isButtonToCome(visit: Visit, work: FormWork): Promise<boolean> {
  const limits = { limitMs: patienceFor(visit.pace, buttonLimitMs) };
  return waitUntil(visit.pace, limits, async () => {
    const look = await lookAt(visit, work.shop);
    return (
      findOrderButton(visit, work, look) !== undefined || look.all.some(({ role }) => cardRoles.has(role))
    );
  });
}

/** Presses what leads on; undefined if nothing does. */
async function pressOn(
  visit: Visit,
  work: FormWork,
  { look, asked, permit, approval }: Submission & { look: Look; asked: number },
): Promise<Agreed | Exclude<Reached, ReachedButton> | undefined> {
  const before = { url: visit.page.url(), texts: textsOf(look), approved: approval.total };
  const guard = guardPress(visit, work, approval);
  if (!(await continueForm(visit, work, look, guard))) return undefined;
  const news = guard.news();
  if (news) return { kind: "agreed", isTotalAsked: false, ...(await agreeToNews(visit, approval, news)) };
  if (guard.isOtherTotal()) {
    const shown = await totalInstead(visit, approval);
    const order = await agreeToTotal(visit, { approved: approval, shown, asked, permit });
    return { kind: "agreed", isTotalAsked: true, ...order };
  }
  const pressed = guard.pressed();
  const sent: SentOnTheWay | undefined = pressed && {
    kind: "sent",
    permit,
    approval,
    pressed,
    before: look,
  };
  const isBanks = async () => sent !== undefined && (await isUpToBank(visit, work, sent.pressed, look));
  if (sent && (await isBanks())) return sent;
  // What a provider confirms is paid; the shop's own receipt is still to come, perhaps behind another button.
  const isAway = sent !== undefined && !isOfShop(visit, work, visit.page.url());
  if (isAway && (await seeReceipt(visit, work, before))) return sent;
  const placed = await findReceipt(visit, work, before);
  // The bank may have come up over what looked like a receipt.
  if (sent && !placed && (await isBanks())) return sent;
  if (placed) await reportSubmitted(visit, placed);
  const ended =
    placed ?? (await cameBack(visit, work, { isPressed: pressed !== undefined, state: stateOf(look) }));
  return ended ?? { kind: "agreed", isTotalAsked: false, permit, approval, ...(sent && { sent }) };
}

/** Whether a bank asks for its code or for an approval in its app, or has refused the card: nothing more is pressed. */
async function isUpToBank(visit: Visit, work: FormWork, { url }: Pressed, before: Look): Promise<boolean> {
  const { document, all: fields } = before;
  const now = await lookAt(visit, work.shop);
  if (isDeclined(now, before)) return true;
  if (siteOf(visit.page.url()) !== siteOf(url) && asksToApprove(linesOf(textsOf(now)).join(" "))) return true;
  return (await findCodeFields(visit, now, { url, document, fields })).length > 0;
}

/** The page has no form for another card. */
function isDeclined(now: Look, before: Look): boolean {
  if (now.all.some(({ role }) => cardRoles.has(role))) return false;
  const known = errorsOf(before, before.all).map(({ text }) => text);
  const errors = errorsOf(now, now.all).filter(({ text }) => !known.includes(text));
  const news = complaintsSince(textsOf(before), textsOf(now), now.all);
  const sure = news.filter(({ weight }) => weight >= sureComplaint);
  return [...errors, ...sure].some(({ kind }) => kind === "declined");
}

/** The form has come back: with an objection to a field, or without a message, emptied or unchanged. */
async function cameBack(
  visit: Visit,
  { heard, objections, payment, shop }: FormWork,
  { isPressed, state }: { isPressed: boolean; state: string },
): Promise<Refused | undefined> {
  const last = [...objections.values()].at(-1);
  if (heard?.kind === "objects") return last && refusedOnTheWay(last, isPressed);
  if (heard?.kind === "complains") return refusedOnTheWay(heard, isPressed);
  if (!isPressed) return undefined;
  const look = await lookAt(visit, shop);
  if (await payment.giveRestOfCard?.(look.all)) return undefined;
  return isCardGone(look.all) || stateOf(look) === state ? cardAskedAgain(visit) : undefined;
}

function refusedOnTheWay({ words }: Pick<Objection, "words">, wasSent: boolean): Refused {
  const sentence = `It says: ${quoted(words)}.`;
  return { kind: "refused", words, sentence, about: "details", state: wasSent ? "unproved" : "not_pressed" };
}

/**
 * The card was sent, and the shop doesn't say what happened to it: nothing is pressed again unless a person
 * agrees.
 */
function cardAskedAgain({ orderPresses }: Visit): Refused {
  orderPresses.end("unproved");
  const sentence = "It says nothing: its page asks for the card again.";
  return { kind: "refused", words: "", sentence, about: "unsaid", state: "unproved" };
}

function guardPress(visit: Visit, work: FormWork, approval: Approval) {
  let isOther = false;
  let pointed: Pressed | undefined;
  let isPressed = false;
  let news: PressNews | undefined;
  return {
    news: () => news,
    isOtherTotal: () => isOther,
    /** Undefined unless the press was made. */
    pressed: () => (isPressed ? pointed : undefined),
    mayPress: async (moment: PressMoment, { pressable, text }: SeenWay): Promise<boolean> => {
      const look = await lookAt(visit, work.shop);
      isOther = !(await (moment === "held" ? showsApproved : waitUntilApprovedShown)(visit, approval, {
        look,
      }));
      if (isOther) return false;
      const hasSentCard = visit.orderPresses.hasSentEarly;
      news = newsIn({ look, hasSentCard }, approval, orderedIn(visit, work));
      if (news) return false;
      if (moment === "pointed") pointed = stateAt(visit, { button: pressable, words: text });
      if (moment === "pointed") await visit.host.beforeSubmit({ total: approval.total, attempt: 1 });
      else visit.orderPresses.noteSent();
      isPressed = moment === "held";
      return true;
    },
  };
}

async function reportSubmitted(visit: Visit, { approved }: { approved: DisplayedMoney | undefined }) {
  await visit.host.report({
    code: "order_submitted",
    label: `Submitted the order at ${hostOf(visit)}.`,
    facts: { total: approved ?? null },
  });
}
