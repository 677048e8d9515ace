import type { Page } from "playwright-core";
import type { Place } from "../../../page/call-in-page.ts";
import { confirms } from "../../../page/moves/confirms.ts";
import { notAllowed, type PressProof, press } from "../../../page/moves/press.ts";
import { recordedAlerts } from "../../../page/outcomes/page-dialogs.ts";
import { readErrors } from "../../../page/outcomes/read-errors.ts";
import { timeLimit } from "../../../page/waiting/pace.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import { failures } from "../../failures/failures.ts";
import type { FormWork } from "../../form/form-work.ts";
import { watchTabs } from "../../page/follow-tab.ts";
import type { Visit } from "../../visit.ts";
import {
  type FormChanged,
  findChange,
  type NotPressed,
  type OtherTotal,
  otherTotal,
} from "./change-at-press.ts";
import { holdChanged } from "./hold-changed.ts";
import { type PressPermit, proveNothingSent } from "./order-presses.ts";
import { type OrderToPress, prepareOrderButton, type ReadyToPress } from "./prepare-order-button.ts";

/** The press, and one more if the first provably sent nothing. */
const mostPresses = 2;

export interface PayPress extends OrderToPress {
  permit: PressPermit;
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

/**
 * A changed form is put right without another question, so its press has the same permit. So may one of a page that
 * shows a total that was expected, if nothing was pressed on it.
 */
type Unpressed =
  | Exclude<NotPressed, FormChanged | OtherTotal>
  | (FormChanged & { permit: PressPermit })
  | (OtherTotal & { permit?: PressPermit });

/**
 * Presses the order button once, and only while the page shows what was approved. The host records the press
 * first. Only if the press could not be made (covered by a banner, briefly disabled) is it repeated, and
 * recorded again.
 */
export async function pressPay(visit: Visit, work: FormWork, order: PayPress): Promise<Pressed | Unpressed> {
  const { page, pace } = visit;
  let { permit } = order;
  let last: Place | undefined;
  for (let attempt = 1; attempt <= mostPresses; attempt += 1) {
    const prepared = await prepareOrderButton(visit, work, { ...order, attempt });
    if (prepared.kind === "other_total") return { ...prepared, permit };
    if (prepared.kind !== "ready") return keepPermit(prepared, permit);
    last = prepared.button;
    const isLast = attempt === mostPresses;
    const end = await pressOnce(visit, work, { ...order, ...prepared, permit, attempt, isLast });
    if (end.kind === "pressed") return end;
    if (end.kind !== "not_made") return keepPermit(end, permit);
    permit = end.permit;
    await settle(page, pace, { awaitSaveMs: 500 });
  }
  const words = recordedAlerts(page)[0] ?? (await readErrors(page, pace))[0]?.text;
  if (last && (await isShut(visit, last))) throw failures.shutOrderButton(visit, words);
  throw failures.deadOrderButton(visit, words);
}

/** A shop that takes no orders now may leave its button disabled, without a word. */
async function isShut({ pace }: Visit, { locator }: Place): Promise<boolean> {
  return withinLimit(pace, () => locator.isDisabled({ timeout: timeLimit(pace, 1_000) }), false);
}

function keepPermit(end: NotPressed, permit: PressPermit): Unpressed {
  return end.kind === "form_changed" ? { ...end, permit } : end;
}

interface OnePress extends ReadyToPress, Pick<PayPress, "permit" | "approval"> {
  attempt: number;
  isLast: boolean;
}

/** Provably nothing was sent: the press may be tried again. */
interface NotMade {
  kind: "not_made";
  permit: PressPermit;
}

/** Presses once, and says what came of it. */
async function pressOnce(
  visit: Visit,
  work: FormWork,
  order: OnePress,
): Promise<Pressed | NotPressed | NotMade> {
  const requests = watchRequests(visit.page);
  const tabs = watchTabs(visit);
  const sending = holdChanged(visit);
  const press = await pressAsApproved(visit, work, { ...order, sending });
  const { proof, pointed, isReleased } = press;
  const sent = pointed ? requests.departedCount() - pointed.departed : 0;
  if (!pointed || !isReleased) {
    const end = await unreleasedEnd(visit, order, { ...press, hasSent: sent > sending.heldCount() });
    await tabs.follow(proof);
    return end;
  }
  const blocked = await sending.heldBy(proof);
  if (blocked !== undefined) {
    visit.orderPresses.end(sent > sending.heldCount() ? "unproved" : "nothing_sent");
    return { kind: "news", news: { sentence: blocked, says: order.approval.says } };
  }
  await tabs.follow(proof);
  return orNotMade(visit, { pressed: pointed, proof });
}

/**
 * The press was cancelled, or the browser could not make it. What the page has sent by itself since the pointer
 * came may have been the order.
 */
async function unreleasedEnd(
  visit: Visit,
  { button, permit, approval, isLast }: OnePress,
  { proof, pointed, change, hasSent }: ApprovedPress & { hasSent: boolean },
): Promise<Pressed | NotPressed | NotMade> {
  const isCancelled = proof.why === notAllowed;
  if (hasSent) visit.orderPresses.begin(permit, button);
  if (!isCancelled) return pointed && hasSent ? pointed : { kind: "not_made", permit };
  if (hasSent) visit.orderPresses.end("unproved");
  if (change?.kind === "form_changed" && hasSent)
    return { kind: "news", news: { sentence: sentChanged, says: approval.says } };
  if (change) return change;
  return hasSent || isLast ? otherTotal(visit, approval, button) : { kind: "not_made", permit };
}

const sentChanged = "Its page has changed its form, and sent something, while the button was being pressed.";

interface ApprovedPress {
  proof: PressProof;
  /** The state with the pointer on the button; undefined if it did not get there. */
  pointed: Pressed | undefined;
  /** Whether the press was completed, as far as this side knows. */
  isReleased: boolean;
  /** What was seen to be different from what was approved, other than the total. */
  change: NotPressed | undefined;
}

/**
 * Presses once the host has recorded it. The page is read once more with the mouse button down: what it has
 * changed or sent as the pointer came, or as the button went down, is seen before a click can happen.
 */
async function pressAsApproved(
  visit: Visit,
  work: FormWork,
  {
    button,
    words,
    form,
    entries,
    permit,
    approval,
    attempt,
    sending,
  }: OnePress & { sending: ReturnType<typeof holdChanged> },
): Promise<ApprovedPress> {
  const { page, pace, orderPresses, host } = visit;
  // Recorded while the pointer moves to the button.
  const recorded = host.beforeSubmit({ total: approval.total, attempt });
  recorded.catch(() => undefined);
  const made: Omit<ApprovedPress, "proof"> = { pointed: undefined, isReleased: false, change: undefined };
  const proof = await press(page, button.locator, pace, {
    agreesTo: (asked) => asked === approval.asked || confirms(asked, "pay", approval.total),
    mayPress: async (moment) => {
      await recorded;
      visit.browser.sendOnFreshConnections("quiet");
      if (moment === "pointed") {
        sending.agree({ entries, pieces: work.item.quantity, total: approval.total }, approval.agreedTo);
        made.pointed = stateAt(visit, { button, words });
        return true;
      }
      const { isTotalOther, other } = await findChange(visit, work, approval, { button, form });
      made.change = other;
      if (isTotalOther || other) {
        sending.cancel();
        return false;
      }
      // Only now: what the page has sent until here, it has sent before it was pressed.
      orderPresses.begin(permit, button);
      made.isReleased = true;
      return true;
    },
  });
  await recorded;
  return { ...made, proof };
}

/** The state now, with the pointer on this button. */
export function stateAt({ page }: Visit, { button, words }: Pick<Pressed, "button" | "words">): Pressed {
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

/** Provably not made only if the browser could not: the effects of a press that was made may come late. */
function orNotMade(
  { page, orderPresses }: Visit,
  { pressed, proof }: { pressed: Pressed; proof: PressProof },
): Pressed | NotMade {
  const silence = proveNothingSent({
    sent: watchRequests(page).departedCount() - pressed.departed,
    isSameDocument: page === pressed.page && page.url() === pressed.url && proof.began !== "navigation",
    wasMade: proof.why === undefined,
  });
  if (!silence) return pressed;
  orderPresses.end("nothing_sent");
  return { kind: "not_made", permit: orderPresses.afterProof(silence) };
}
