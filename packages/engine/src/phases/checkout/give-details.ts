import { type Field, fieldWithRole } from "../../page/fields/read-fields.ts";
import { movesAmong } from "../../page/moves/read-moves.ts";
import { hearsInput } from "../../page/waiting/hears-input.ts";
import { patienceFor, timeLimit } from "../../page/waiting/pace.ts";
import { watchRequests } from "../../page/waiting/request-watch.ts";
import { settle } from "../../page/waiting/settle.ts";
import { waitForChange } from "../../page/waiting/wait-for-change.ts";
import type { CartItem, Shop } from "../../shops/shop.ts";
import { isByCard } from "../../words/paying/is-by-card.ts";
import { askForMissing } from "../buyer/asking/ask-for-details.ts";
import { fieldKey } from "../buyer/asking/ask-for-fields.ts";
import { giveUnforeseen } from "../buyer/asking/give-unforeseen.ts";
import { failures } from "../failures/failures.ts";
import { PurchaseFailed } from "../failures/purchase-failed.ts";
import { hasAddress, signInFields } from "../form/fields/checkout-fields.ts";
import { knownBuyer, knownPayer } from "../form/fields/known-buyer.ts";
import { ownFields } from "../form/fields/own-fields.ts";
import { noteComplaints } from "../form/fields/spent-complaints.ts";
import { beginWork, type FormWork, isSignedIn, isStranger } from "../form/form-work.ts";
import { awaitSave, slowestAnswerMs } from "../form/ways/await-answers.ts";
import { lookAt, stateOf, stepOf } from "../form/ways/read-ways.ts";
import { awaitAdmission } from "../guards/await-admission.ts";
import { refuseHopelessPage } from "../guards/refuse-hopeless-page.ts";
import { refuseUnaskedOrder, watchEarlyReceipts } from "../guards/refuse-unasked-order.ts";
import {
  admitPaymentPages,
  amountToCome,
  isHandedOver,
  type PaymentPages,
} from "../payment/card/admit-payment-pages.ts";
import { noteCardForm } from "../payment/card/card-form.ts";
import { isPaymentFrameLoading } from "../payment/card/payment-frames.ts";
import { describeTotal } from "../payment/total/describe-total.ts";
import { noteOnlyWallets } from "../payment/ways/wallet-buttons.ts";
import { noteSignIn } from "../session/note-sign-in.ts";
import { hostOf, type Visit } from "../visit.ts";
import { awaitsDeliveries } from "./awaits-deliveries.ts";
import { continueForm, isPaymentInView, noWayOn } from "./continue-form.ts";
import { continueWithModel } from "./continue-with-model.ts";
import { correctForm, type FormRound } from "./correct-form.ts";
import { withoutAccountName } from "./open-account.ts";
import { leaveAccountPage, returnToCheckout } from "./return-to-checkout.ts";
import { saveAddress } from "./save-address.ts";

/** With nothing left to do for this long, the form is stuck. */
const idleLimitMs = 45_000;
/** The same after a press that changed nothing: the page has had its chance. */
const vainLimitMs = 10_000;
/** Shorter if a model can be asked. */
const idleWithModelMs = 4_000;
/** If nothing leads on for this long, a person is asked for the open choices. */
const lastResortMs = 2_500;
/** Frames without a document after this long stay empty. */
const cardFormLimitMs = 8_000;
/** Name, street and town: at least these are missing if no address field was recognised. */
const leastUnread = 3;
/** Far more rounds than any form needs: guards against a page that never stops changing. */
const mostRounds = 60;

/**
 * Contact, address and delivery: works the form until nothing is left to do and payment is in view. Each
 * round reads the page again, so it corrects what a script or an address widget has changed.
 */
export async function giveDetails(visit: Visit, shop: Shop, item: CartItem): Promise<FormWork> {
  const buyer = await askForMissing(visit, knownBuyer(visit.order.buyer));
  const payer = knownPayer(visit.order, buyer);
  const work = beginWork(shop, item, { buyer, payer }, visit.account);
  await workForm(visit, work);
  // A page that asked for no address is a provider's, and not the shop's own checkout at another site.
  if (work.address === "open" && visit.leftAt !== undefined && isHandedOver(visit))
    work.payment.orderedAt ??= visit.leftAt;
  return work;
}

/** Continues the form from its current state. If it is stuck, a model may continue. */
export async function workForm(visit: Visit, work: FormWork): Promise<void> {
  const pages = admitAtLastStep(visit, work);
  try {
    for (;;) {
      try {
        return await workRounds(visit, work);
      } catch (error) {
        const isStuck = error instanceof PurchaseFailed && error.code === "stuck";
        if (isStuck) await refuseUnaskedOrder(visit);
        if (!isStuck || !(await continueWithModel(visit, work))) throw error;
      }
    }
  } finally {
    pages.end();
  }
}

/**
 * "Continue to payment" may lead to a provider before the order was placed. Not followed while the buyer is
 * unknown.
 */
function admitAtLastStep(visit: Visit, work: FormWork): PaymentPages {
  return admitPaymentPages(visit, () => {
    if (isStranger(visit, work) || visit.order.goal === "quote") return undefined;
    work.payment.orderedAt ??= visit.page.url();
    const read = { total: work.totalBefore, contradicting: [], isOnPage: false };
    const price = read.total ? describeTotal(read, visit.order.maxCost) : amountToCome;
    return { how: `The checkout at ${hostOf(visit)}`, price, total: read.total };
  });
}

async function workRounds(visit: Visit, work: FormWork): Promise<void> {
  let busyUntil = Date.now();
  const checkReceipt = watchEarlyReceipts(visit);
  for (let rounds = 0; rounds < mostRounds; ) {
    // The new document arrives after a person has answered.
    if (await awaitAdmission(visit)) await settle(visit.page, visit.pace);
    const { page, pace, journal } = visit;
    const look = await lookAt(visit, work.shop);
    checkReceipt(look);
    const outcome = journal.settle(stateOf(look), stepOf(look));
    noteCardForm(visit, work, look.all);
    // A press that changed nothing isn't progress.
    if (outcome === "changed" || watchRequests(page).pendingCount(slowestAnswerMs) > 0)
      busyUntil = Date.now();
    const idleMs = Date.now() - busyUntil;
    noteComplaints(work.complained, look.all, { idleMs });
    const fields = withoutAccountName(work, ownFields(work, look.all));
    const progress = await workRound(visit, work, {
      ...look,
      fields,
      moves: movesAmong(look.pressables),
      idleMs,
    });
    if (progress === "complete") return;
    if (progress === "waiting") await waitForChange(page, pace, { leastMs: 10, limitMs: nextLookMs(idleMs) });
    else {
      rounds += 1;
      if (progress === "worked") busyUntil = Date.now();
    }
  }
  throw failures.checkoutStuck(visit, `kept changing what was filled in, ${mostRounds} times`);
}

/** A page that has been idle for long is checked less often; document changes are still noticed at once. */
function nextLookMs(idleMs: number): number {
  return Math.min(250, 30 + idleMs / 10);
}

/** One round: fixes the first wrong part of the form; otherwise checks whether anything is left. */
async function workRound(
  visit: Visit,
  work: FormWork,
  round: FormRound,
): Promise<"worked" | "went_on" | "waiting" | "complete"> {
  const { fields, moves, idleMs } = round;
  await noteSignIn(visit, work, round);
  const left = await leaveAccountPage(work, round, { url: visit.page.url(), product: visit.order.url });
  if (left) return left;
  if (await correctForm(visit, work, round)) return "worked";
  if (isPaymentInView(visit, work, round, { idleMs })) return endForm(visit, work, round);
  if (await isCardFormLoading(visit, work, round)) return "waiting";
  if (await continueForm(visit, work, round, { idleMs })) return "went_on";
  if (await returnToCheckout(work, { fields, moves, idleMs })) return "worked";
  if (idleMs > lastResortMs && noteOnlyWallets(visit, work, round)) return "worked";
  // Fields may be required without being marked.
  if (idleMs > lastResortMs && (await giveUnforeseen(visit, work, fields, "any choice"))) return "worked";
  if (idleMs > lastResortMs && wantsSignIn(work, round)) return "worked";
  refuseDeadEnd(visit, work, round);
  return "waiting";
}

/**
 * Waits at a step that takes the card while its card fields are still loading. A shop that takes nothing but
 * cards has nothing to choose.
 */
async function isCardFormLoading({ page, pace }: Visit, { payment }: FormWork, { all, idleMs }: FormRound) {
  const mayBeByCard = payment.chosen === undefined || isByCard(payment.chosen.title);
  const isByFrames = idleMs < cardFormLimitMs && mayBeByCard;
  if (!isByFrames || fieldWithRole(all, "cardNumber")) return false;
  return isPaymentFrameLoading(page, pace);
}

/** Payment is in view: handles what is still open before anybody is asked to pay. */
async function endForm(
  visit: Visit,
  work: FormWork,
  round: FormRound,
): Promise<"worked" | "waiting" | "complete"> {
  if (await mayStillDeliver(visit, work, round)) return "waiting";
  if (await giveUnread(visit, work, round.fields)) return "worked";
  if (await saveAddress(visit, work, round)) return "worked";
  if (!(await awaitSave(visit, work))) return "complete";
  // Look again at what the save has changed.
  await settle(visit.page, visit.pace);
  return "worked";
}

/** What is typed into a page that doesn't listen brings up no deliveries. */
async function mayStillDeliver(visit: Visit, work: FormWork, round: FormRound): Promise<boolean> {
  if (!awaitsDeliveries(visit, work, round)) return false;
  const isHeard = await hearsInput(visit.page, visit.pace);
  return isHeard || awaitsDeliveries(visit, work, { ...round, idleMs: Number.POSITIVE_INFINITY });
}

/**
 * A form with no recognised fields isn't sent as an order with its fields empty: a person reads them. If the
 * shop knows the buyer, a few may stay empty.
 */
async function giveUnread(visit: Visit, work: FormWork, fields: readonly Field[]): Promise<boolean> {
  if (work.address !== "open" || isSignedIn(visit, work)) return false;
  const unread = fields.filter((field) => isUnread(field) && !work.details.has(fieldKey(field)));
  const least = isStranger(visit, work) ? 1 : leastUnread;
  return unread.length >= least && giveUnforeseen(visit, work, unread, "whatever is empty");
}

function isUnread({ role, control, enabled, value, isAside }: Field): boolean {
  return role === "unknown" && control === "text" && enabled && value === "" && !isAside;
}

/** An apparent guest step, or a way past the sign-in, led back to it: only the sign-in form is left. */
function wantsSignIn(work: FormWork, { all }: FormRound): boolean {
  const isOpen = work.signIn === "untried" || work.signIn === "not_needed";
  if (!isOpen || signInFields(all).length === 0 || hasAddress(all)) return false;
  work.signIn = "wanted";
  return true;
}

function isSigningIn({ signIn }: FormWork): boolean {
  return signIn === "refused" || signIn === "registering" || signIn === "entered";
}

/** Ends the run if nothing has led on for the maximum time. */
function refuseDeadEnd(visit: Visit, work: FormWork, round: FormRound): void {
  const { idleMs } = round;
  refuseHopelessPage(visit, round, { idleMs, mayBeEmpty: isSigningIn(work) });
  if (idleMs > vainLimitMs && visit.journal.isInVain(stateOf(round))) throw noWayOn(visit, round);
  const limitMs = visit.agent?.isReady() ? idleWithModelMs : patienceFor(visit.pace, idleLimitMs);
  if (idleMs < timeLimit(visit.pace, limitMs)) return;
  throw failures.checkoutStuck(
    visit,
    `showed neither a field to fill in nor a way to pay for ${limitMs / 1000} seconds`,
  );
}
