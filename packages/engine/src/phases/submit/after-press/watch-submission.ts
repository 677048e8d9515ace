import { secretRoles } from "../../../page/fields/field-role.ts";
import { linesOf, type PageTexts } from "../../../page/outcomes/page-texts.ts";
import { patienceFor, timeLimit } from "../../../page/waiting/pace.ts";
import { watchRequests } from "../../../page/waiting/request-watch.ts";
import { waitForChange } from "../../../page/waiting/wait-for-change.ts";
import { fieldTitle } from "../../buyer/asking/ask-for-fields.ts";
import { failures } from "../../failures/failures.ts";
import { objectionsAmong } from "../../form/fields/objections.ts";
import type { FormWork } from "../../form/form-work.ts";
import { awaitAdmission } from "../../guards/await-admission.ts";
import { followPayment } from "../../page/follow-tab.ts";
import type { PaymentPages } from "../../payment/card/admit-payment-pages.ts";
import { hostOf, type Visit } from "../../visit.ts";
import type { Approval } from "../approval.ts";
import { type Challenge, watchChallenge } from "../bank/answer-challenge.ts";
import { type BankWatch, watchBank } from "../bank/watch-bank.ts";
import { answerPaymentPage } from "../provider/answer-payment-page.ts";
import { chooseRequested } from "../provider/choose-requested.ts";
import { leadToCard } from "../provider/lead-to-card.ts";
import { type PaySignIn, signInToPay } from "../provider/sign-in-to-pay.ts";
import { leaveFailedPage, tryAnotherCard } from "../provider/try-another-card.ts";
import { watchWayBack } from "../provider/way-back.ts";
import { awaitsPayment } from "./awaits-payment.ts";
import {
  type AfterPress,
  type AfterPressDecision,
  type ApprovedThere,
  decideAfterPress,
  heldAgainst,
  type Said,
} from "./decide-after-press.ts";
import { type ConfirmationPrompt, findConfirmationPrompt } from "./find-confirmation-prompt.ts";
import { hearApproval } from "./hear-approval.ts";
import { watchOffers } from "./leave-offer.ts";
import { watchBehindWindow } from "./leave-paid-window.ts";
import { watchReloads } from "./loads-itself.ts";
import { type BeforeLook, type LookAfterPress, lookAfterPress } from "./look-after-press.ts";
import { type CodeTyped, endOf, type SubmissionEnd, withoutCardNumber } from "./submission-end.ts";

/** Shops take up to half a minute to place an order; a later answer is unlikely. */
const outcomeLimitMs = 40_000;

/** Proxies in front of slow servers give up after 60 to 100 s: until then, an open request may be answered. */
const answerLimitMs = 100_000;

/** How long banks give their customers to approve a payment. */
const bankLimitMs = 10 * 60_000;

/** How long a page that asks its server for the payment, and says so, is waited for. */
const paymentLimitMs = 3 * 60_000;
/** It asks again at least as often. */
const askedAgainMs = 15_000;

type Before = BeforeLook & { pages: PaymentPages; approval: Approval };

/**
 * Waits for the result of a submitted order, or for what it still needs. It only presses what sends a bank its
 * code or a payment page what it asks for, what leads to a card form before any page has the card, and what
 * leads from a finished payment page back to the shop.
 */
export async function watchSubmission(
  visit: Visit,
  work: FormWork,
  before: Before,
): Promise<SubmissionEnd | CodeTyped | ConfirmationPrompt> {
  const bank = watchBank(visit, before.url);
  try {
    return await watchOutcome(visit, work, before, bank);
  } finally {
    await bank.end();
  }
}

async function watchOutcome(
  visit: Visit,
  work: FormWork,
  before: Before,
  bank: BankWatch,
): Promise<SubmissionEnd | CodeTyped | ConfirmationPrompt> {
  const { pace } = visit;
  const atPress = { url: before.url, document: before.complaints.document, fields: before.sent };
  const challenge = watchChallenge(visit, work, { ...atPress, approved: before.approved });
  const look = lookAfterPress(visit, work, { before, challenge });
  const signIn = signInToPay(visit, work);
  const next = takeNextStep(visit, work, before, { signIn, challenge });
  const askingOf = watchAsking(visit, { bank, challenge, signIn });
  const leavePaidWindow = watchBehindWindow(visit);
  const began = Date.now();
  let until = outcomeLimit(visit);
  let words: string | undefined;
  let secret: ReturnType<typeof secretAskedFor>;
  while (Date.now() < until) {
    if (await awaitAdmission(visit)) until = outcomeLimit(visit);
    // The answer may come in a new tab, which may close again.
    await followPayment(visit);
    await leavePaidWindow();
    const { page } = visit;
    const requests = watchRequests(page);
    const arrived = requests.arrivedCount();
    const seen = await look();
    const step = await next(seen);
    if (step && step !== "went_on") return step;
    words = seen.said ?? words;
    secret = secretAskedFor(visit, seen);
    const asked = step ? outcomeLimit(visit) : await askingOf(seen);
    if (typeof asked === "object") return asked;
    until = asked ?? until;
    // If a new document has arrived, look at it right away.
    if (requests.arrivedCount() === arrived) await waitForChange(page, pace, { leastMs: 20, limitMs: 200 });
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  throw failures.orderUnanswered(visit, { seconds, words: words && withoutCardNumber(words), asked: secret });
}

/** The page keeps asking its server, which waits for the provider's word, and says so or loads itself anew. */
function isPaymentAwaited({ page, pace }: Visit, texts: PageTexts, hasReloaded: boolean): boolean {
  const isAsking = watchRequests(page).sinceAnswerMs() < askedAgainMs;
  const isAtWork = hasReloaded || awaitsPayment(linesOf(texts));
  return isAsking && pace.recipients?.isCardGiven() === true && isAtWork;
}

/** A page behind the order that asks for what the buyer shares with somebody else: its host, and its words. */
function secretAskedFor(visit: Visit, { look }: LookAfterPress): { host: string; title: string } | undefined {
  const field = look.all.find(({ role, enabled }) => role === "othersSecret" && enabled);
  if (!field) return undefined;
  return { host: URL.parse(field.frame.url())?.hostname || hostOf(visit), title: fieldTitle(field) };
}

function outcomeLimit({ pace }: Visit): number {
  return Date.now() + timeLimit(pace, patienceFor(pace, outcomeLimitMs));
}

/**
 * The end of the submission or of this press, if the page shows it; otherwise whether something was pressed
 * to continue.
 */
function takeNextStep(
  visit: Visit,
  work: FormWork,
  before: Before,
  { signIn, challenge }: { signIn: PaySignIn; challenge: Challenge },
): (seen: LookAfterPress) => Promise<SubmissionEnd | ConfirmationPrompt | "went_on" | undefined> {
  const back = watchWayBack(visit, work);
  const paymentPage = answerPaymentPage(visit, work, { ...before, challenge });
  const toCard = leadToCard(visit, work, before);
  const requested = chooseRequested(visit, work);
  const offers = watchOffers(visit, work, before.pressed);
  let approvedThere: ApprovedThere | undefined;
  const leadOn = async (seen: LookAfterPress, decision: AfterPressDecision): Promise<boolean> =>
    (mayLeadOn(seen.facts, decision) && (await toCard.step())) ||
    (decision.kind === "wait" && (await offers.isLeft(seen)));
  const moreAsked = async (seen: LookAfterPress): Promise<boolean> => {
    // A wallet's sign-in stands beside its way for cards.
    const isOfWallet = work.payment.walletsAt !== undefined && mayLeadOn(seen.facts, { kind: "wait" });
    if (isOfWallet && (await toCard.step())) return true;
    return mayAskForMore(seen) && ((await requested(seen.look)) || (await paymentPage.answer(seen)));
  };
  return async (seen) => {
    const { facts, confirmation } = seen;
    // Everything such a page says and links to is about the sign-in.
    if (await signIn.isOpen()) return undefined;
    if (await moreAsked(seen)) return "went_on";
    const sure = await findConfirmationPrompt(visit, before.pressed, before.approval);
    if (sure) return sure;
    const decision = heldAgainst(decideAfterPress(facts), approvedThere);
    approvedThere = hearApproval(visit, work, { before: before.texts, seen, decision }) ?? approvedThere;
    if (await back.isAhead(facts, decision)) return "went_on";
    const followed = approvedThere ? decision : await leaveGivenUp(visit, work, facts, decision);
    const isSecret = ({ field }: Said) => field !== undefined && secretRoles.has(field.role);
    const objections = objectionsAmong(
      facts.complaints.filter((one) => !isSecret(one)),
      before.sent,
      work.objections,
    );
    if (await leadOn(seen, decision)) return "went_on";
    const { approval } = toCard;
    return endOf(visit, followed, { confirmation, approved: before.approved, objections, approval });
  };
}

/** A page that has given up may lead to where the order can be paid after all: then it has only refused. */
async function leaveGivenUp(
  visit: Visit,
  work: FormWork,
  { showsOrder }: AfterPress,
  decision: AfterPressDecision,
): Promise<AfterPressDecision> {
  const isLeft =
    (decision.kind === "declined_for_good" && (await tryAnotherCard(visit, work))) ||
    (givesUp(decision) && (await leaveFailedPage(visit, work)));
  if (!isLeft || !("complaint" in decision)) return decision;
  return { kind: "refused", complaint: decision.complaint, nothingSent: undefined, showsOrder };
}

function givesUp({ kind }: AfterPressDecision): boolean {
  return kind === "declined_for_good" || kind === "failed_for_good";
}

/** A frame beside thanks for the order, such as a newsletter's, is given nothing. */
function mayAskForMore({ facts, confirmation }: LookAfterPress): boolean {
  const isThanked = confirmation.isConfirmed && confirmation.isSaid;
  return facts.page !== "receipt" && !facts.isBusy && !isThanked;
}

/** The shop has answered, with another page than its form, and has no objection. */
function mayLeadOn({ page, isBusy, isAwaitingAnswer }: AfterPress, { kind }: AfterPressDecision): boolean {
  const isOpen = kind === "wait" || kind === "asked_once_more";
  return isOpen && !isBusy && !isAwaitingAnswer && page !== "same_form";
}

/**
 * Handles the bank's question between press and outcome: returns a code that is still to be sent, or a new
 * time limit.
 */
function watchAsking(
  visit: Visit,
  { bank, challenge, signIn }: { bank: BankWatch; challenge: Challenge; signIn: PaySignIn },
): (seen: LookAfterPress) => Promise<CodeTyped | number | undefined> {
  const { pace } = visit;
  const bankUntil = Date.now() + timeLimit(pace, patienceFor(pace, bankLimitMs));
  const paymentUntil = Date.now() + timeLimit(pace, patienceFor(pace, paymentLimitMs));
  const answerUntil = Date.now() + timeLimit(pace, patienceFor(pace, answerLimitMs));
  const hasReloaded = watchReloads(visit);
  return async ({ look, texts, facts }) => {
    if (await signIn.answer()) return outcomeLimit(visit);
    const code = await challenge.answer(look);
    if (typeof code === "object") return { kind: "code_typed", ...code };
    if (code === "sent") return outcomeLimit(visit);
    // "Enter the code from your phone to authorise the payment": what its page asks for is the code.
    if (await challenge.isDue(look)) return undefined;
    // While the bank waits for its customer, the shop waits for the bank.
    if (await bank.isAsking(texts)) return Math.min(bankUntil, outcomeLimit(visit));
    if (isPaymentAwaited(visit, texts, hasReloaded())) return Math.min(paymentUntil, outcomeLimit(visit));
    return facts.isAwaitingAnswer ? Math.min(answerUntil, outcomeLimit(visit)) : undefined;
  };
}
