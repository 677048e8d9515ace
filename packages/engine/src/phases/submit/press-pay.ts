import type { Page } from "playwright-core";
import type { ShownTotal } from "../../page/amounts/pick-total.ts";
import type { Place } from "../../page/call-in-page.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import type { FormOfButton } from "../../page/in-page/pressed-element.ts";
import { confirms } from "../../page/moves/confirms.ts";
import { notAllowed, type PressProof, press } from "../../page/moves/press.ts";
import { recordedAlerts } from "../../page/outcomes/page-dialogs.ts";
import { readErrors } from "../../page/outcomes/read-errors.ts";
import { patienceFor, pause, timeLimit } from "../../page/waiting/pace.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { settle } from "../../page/waiting/settle.ts";
import { clearTheWay, coverOf } from "../clear-the-way.ts";
import { failures } from "../failures.ts";
import { watchTabs } from "../follow-tab.ts";
import type { FormWork } from "../form/form-work.ts";
import { ownFields } from "../form/own-fields.ts";
import { type Look, lookAt } from "../form/read-ways.ts";
import { findOrderButton, recordOrder } from "../payment/find-order-button.ts";
import type { PayButton } from "../payment/find-pay-button.ts";
import { type FormState, isOtherPurchase, purchaseIn } from "../payment/form-as-agreed.ts";
import { refuseUnaskedOrder } from "../refuse-unasked-order.ts";
import type { Visit } from "../visit.ts";
import type { Approval } from "./approval.ts";
import { type ChangeOfOrder, checkWords, findChange, newsAtPress, wordsOn } from "./change-at-press.ts";
import { holdChanged } from "./hold-changed.ts";
import { type PressPermit, proveNothingSent } from "./order-presses.ts";
import { formOf } from "./press-news.ts";
import { isStillDrawn, showsApproved, totalInstead, waitUntilApprovedShown } from "./shows-approved.ts";

/** The press, and one more if the first provably sent nothing. */
const mostPresses = 2;

export interface PayPress {
  permit: PressPermit;
  approval: Approval;
  /** Whether the card is still in its fields; called before each press is recorded. */
  isCardThere: (fields: readonly Field[]) => boolean;
  /** The button that submits the form, if none of its buttons says that it orders. */
  button?: Place | undefined;
  /** The page as it is now, if it has just been read. */
  look?: Look | undefined;
}

/** The state at the press. */
export interface Pressed {
  kind: "pressed";
  page: Page;
  url: string;
  at: number;
  /** Documents that had arrived in the page. */
  arrived: number;
  /** Requests that had left the run's pages. */
  departed: number;
  /** Requests of this page that may carry an order. */
  carried: number;
  /** The pressed button, and its text; undefined if unreadable. */
  button: Place;
  words: string | undefined;
}

export type PayPressEnd = Pressed | NotPressed;

type NotPressed =
  | { kind: "card_gone" }
  | ChangeOfOrder
  /** The page shows another total than the approved one, or none any more. */
  | { kind: "other_total"; now: ShownTotal | undefined };

/**
 * Presses the order button once, and only while the page shows what was approved. The host records the press
 * first. Only if the press could not be made (covered by a banner, briefly disabled) is it repeated, and
 * recorded again.
 */
export async function pressPay(visit: Visit, work: FormWork, order: PayPress): Promise<PayPressEnd> {
  const { page, pace, orderPresses } = visit;
  let { permit } = order;
  for (let attempt = 1; attempt <= mostPresses; attempt += 1) {
    const prepared = await prepareButton(visit, work, { ...order, permit, attempt });
    if (prepared.kind !== "ready") return prepared;
    const { pressed, proof, other } = await pressOnce(visit, work, { ...order, ...prepared, permit });
    if (other) return other;
    const silence = pressed && proveUnmade(visit, { pressed, proof });
    if (pressed && !silence) return pressed;
    if (silence) {
      orderPresses.end("nothing_sent");
      permit = orderPresses.afterProof(silence);
    }
    await settle(page, pace, { awaitSaveMs: 500 });
  }
  const words = recordedAlerts(page)[0] ?? (await readErrors(page, pace))[0]?.text;
  throw failures.deadOrderButton(visit, words);
}

/** Checks before the press that the way is clear and the page shows what was approved. */
async function prepareButton(
  visit: Visit,
  work: FormWork,
  { attempt, permit, approval, isCardThere, button: other, look: recent }: PayPress & { attempt: number },
): Promise<NotPressed | Ready> {
  const seen = (attempt === 1 && recent) || (await lookAt(visit, work.shop));
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
    wordsOn(visit, button.locator),
    formOf(visit, button),
  ]);
  if (!isShown) return otherTotal(visit, button);
  if (!isCardThere(look.all)) return { kind: "card_gone" };
  const fields = ownFields(work, look.all);
  if (isOtherPurchase(fields, { agreed: approval.purchase, buyer: work.buyer }))
    return { kind: "form_changed", permit };
  checkWords(visit, words, approval.total);
  const news = newsAtPress(visit, work, approval, { look, button, form });
  if (news) return { kind: "news", news };
  const entries = form?.entries ?? [];
  return { kind: "ready", button, words, form: purchaseIn(fields), entries, attempt };
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

interface Ready {
  kind: "ready";
  button: Place;
  words: string | undefined;
  /** What would be ordered, and for whom. */
  form: FormState;
  /** What its form would send. */
  entries: FormOfButton["entries"];
  attempt: number;
}

/**
 * Presses once the host has recorded it. The page is read once more with the mouse button down: what it has
 * changed or sent as the pointer came, or as the button went down, is seen before a click can happen.
 * `pressed` is undefined if the press was not made, because something else was seen or covered the button.
 * What the page has sent by itself by then may have been the order.
 */
async function pressOnce(
  visit: Visit,
  work: FormWork,
  { button, words, form, entries, attempt, permit, approval }: Ready & Pick<PayPress, "permit" | "approval">,
): Promise<{ pressed: Pressed | undefined; proof: PressProof; other: NotPressed | undefined }> {
  const { page, pace, orderPresses, host } = visit;
  const requests = watchRequests(page);
  const tabs = watchTabs(visit);
  const sending = holdChanged(visit);
  // Recorded while the pointer moves to the button.
  const recorded = host.beforeSubmit({ total: approval.total, attempt });
  recorded.catch(() => undefined);
  let pointed: Pressed | undefined;
  let pressed: Pressed | undefined;
  let other: NotPressed | undefined;
  const proof = await press(page, button.locator, pace, {
    agreesTo: (asked) => confirms(asked, "pay"),
    mayPress: async (moment) => {
      await recorded;
      if (moment === "pointed") {
        sending.agree({ entries, pieces: work.item.quantity, total: approval.total }, approval.agreedTo);
        pointed = stateAt(visit, { button, words });
        return true;
      }
      const change = await findChange(visit, work, approval, { button, form });
      other = change.other;
      if (change.isTotalOther || other) return false;
      // Only now: what the page has sent until here, it has sent before it was pressed.
      orderPresses.begin(permit, button);
      pressed = pointed;
      return true;
    },
  });
  await recorded;
  const sentence = pressed && (await sending.heldBy(proof));
  if (sentence !== undefined && pressed) {
    const hasSentMore = requests.departedCount() - pressed.departed > sending.heldCount();
    orderPresses.end(hasSentMore ? "unproved" : "nothing_sent");
    return { pressed: undefined, proof, other: { kind: "news", news: { sentence, says: approval.says } } };
  }
  const isAllowed = proof.why !== notAllowed;
  const hasSent = pointed !== undefined && requests.departedCount() > pointed.departed;
  if (!pressed && hasSent) orderPresses.begin(permit, button);
  if (!pressed && hasSent && !isAllowed) orderPresses.end("unproved");
  if (hasSent && isAllowed) pressed ??= pointed;
  const mayLookAgain = !hasSent && attempt < mostPresses;
  if (!pressed && !isAllowed && !other && !mayLookAgain) other = await otherTotal(visit, button);
  await tabs.follow(proof);
  return { pressed, proof, other };
}

function stateAt({ page }: Visit, { button, words }: Pick<Pressed, "button" | "words">): Pressed {
  const requests = watchRequests(page);
  return {
    kind: "pressed",
    page,
    url: page.url(),
    at: Date.now(),
    arrived: requests.arrivedCount(),
    departed: requests.departedCount(),
    carried: requests.carryingCount(),
    button,
    words,
  };
}

async function otherTotal(visit: Visit, button: Place): Promise<NotPressed> {
  return { kind: "other_total", now: await totalInstead(visit, button) };
}

/**
 * Proof that the press could not be made and sent nothing. The effects of a press that was made may come
 * late.
 */
function proveUnmade(visit: Visit, { pressed, proof }: { pressed: Pressed; proof: PressProof }) {
  const { page } = visit;
  return proveNothingSent({
    sent: watchRequests(page).departedCount() - pressed.departed,
    isSameDocument: visit.page === pressed.page && page.url() === pressed.url && proof.began !== "navigation",
    wasMade: proof.why === undefined,
  });
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
  const until = Date.now() + timeLimit(pace, patienceFor(pace, appearMs));
  for (let look = seen; ; look = await lookAt(visit, work.shop)) {
    const button = findOrderButton(visit, work, look);
    if (button) {
      recordOrder(visit, look, button);
      return { button, look };
    }
    if (Date.now() >= until) throw failures.noOrderButton(visit);
    await pause(pace, 100);
  }
}
