import type { Place } from "../../page/call-in-page.ts";
import { type Field, fieldWithRole, readFields } from "../../page/fields/read-fields.ts";
import { fillField } from "../../page/filling/fill.ts";
import { fillTogether } from "../../page/filling/fill-together.ts";
import { readPageTexts } from "../../page/outcomes/page-texts.ts";
import { settle } from "../../page/waiting/settle.ts";
import { normalise } from "../../words/normalise.ts";
import { fieldKey } from "../buyer/asking/ask-for-fields.ts";
import { buyerFields, holds } from "../buyer/buyer-fields.ts";
import { writeAgain } from "../buyer/fill-buyer.ts";
import { findDelivery } from "../checkout/choose-delivery.ts";
import { waitUntilFormReady } from "../checkout/wait-until-form-ready.ts";
import { failures } from "../failures/failures.ts";
import { setBoxes } from "../form/extras/form-boxes.ts";
import { ownFields } from "../form/fields/own-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import { type Look, lookAt } from "../form/ways/read-ways.ts";
import { refuseStrangers } from "../guards/refuse-strangers.ts";
import { admitOfOrder, type PaymentPages } from "../payment/card/admit-payment-pages.ts";
import { leaveCardUnkept } from "../payment/card/leave-card-unkept.ts";
import { isCardGone } from "../payment/card/type-card.ts";
import { restoreChoices } from "../payment/total/form-as-agreed.ts";
import { keepCurrency } from "../payment/total/keep-currency.ts";
import { pageSays } from "../payment/total/page-says.ts";
import { hostOf, type Visit } from "../visit.ts";
import type { ConfirmationPrompt } from "./after-press/find-confirmation-prompt.ts";
import type { SubmissionEnd } from "./after-press/submission-end.ts";
import { watchSubmission } from "./after-press/watch-submission.ts";
import { agreeToNews, agreeToTotal, type Submission } from "./agree-to-total.ts";
import type { Approval } from "./approval.ts";
import { type BeforePress, lookBeforePress } from "./press/look-before-press.ts";
import { type Pressed, pressPay } from "./press/press-pay.ts";
import { type ReachedButton, reachPayButton, type SentOnTheWay } from "./press/reach-pay-button.ts";
import { findReceipt } from "./receipt/find-receipt.ts";

/** What to press as the order, and at which total. */
export interface OrderToSubmit extends Submission {
  /** A button that names the card, and may show its form or place the order. */
  opener?: Place | undefined;
}

/** Places the order: once, and only at the approved total. */
export async function submitOrder(
  visit: Visit,
  work: FormWork,
  { opener, ...agreed }: OrderToSubmit,
): Promise<SubmissionEnd> {
  const placed = await findPlacedOrder(visit, work, agreed.approval);
  if (placed) return placed;
  // A press on the way to the order's button may send the card, and bring up the bank.
  const pages = admitOfOrder(visit, agreed.approval);
  try {
    const prepare = (fields: readonly Field[]) =>
      restoreForm(visit, work, { fields, approval: agreed.approval });
    const reached = opener
      ? ({ kind: "reached", ...agreed, look: undefined } as const)
      : await reachPayButton(visit, work, agreed, prepare);
    if (reached.kind === "sent") return await watchSent(visit, work, { ...reached, pages });
    if (reached.kind !== "reached") return reached;
    return await pressReached(visit, work, { ...reached, pages, opener });
  } finally {
    pages.end();
    visit.browser.onOwnDocument(undefined);
  }
}

/** The order's button is on the page: presses it once the form is as agreed. */
async function pressReached(
  visit: Visit,
  work: FormWork,
  { opener, ...reached }: ReachedButton & { pages: PaymentPages; opener: Place | undefined },
): Promise<SubmissionEnd> {
  const { permit, approval, pages } = reached;
  let look = reached.look ?? (await lookAt(visit, work.shop));
  if (await restoreForm(visit, work, { fields: look.all, approval })) look = await lookAt(visit, work.shop);
  if (isCardGone(look.all)) return cardGone;
  await refuseStrangers(visit, look.all);
  if (await waitUntilFormReady(visit, work, { fields: look.all })) look = await lookAt(visit, work.shop);
  work.complained.clear();
  work.payment.orderedAt ??= visit.page.url();
  const wanted = opener && { button: opener };
  return pressAndWatch(visit, work, { permit, approval, pages, look, wanted });
}

/** The press that sent the card is watched as the order's: no other is made before the bank has answered. */
async function watchSent(
  visit: Visit,
  work: FormWork,
  { permit, approval, pressed, before, pages }: SentOnTheWay & { pages: PaymentPages },
): Promise<SubmissionEnd> {
  work.payment.orderedAt ??= pressed.url;
  visit.orderPresses.begin(permit, pressed.button);
  const seen = lookBeforePress(visit, before);
  return watchPress(visit, work, { ...seen, url: pressed.url, pressed, pages, approval });
}

interface Press extends Submission {
  /** The page before the press. */
  look: Look;
  pages: PaymentPages;
  /**
   * What the page asked for after a previous press, and the button to press for it if none of the form's
   * buttons says that it orders.
   */
  wanted?: { button: Place | undefined } | ConfirmationPrompt | undefined;
}

/**
 * The press and its result. A code in the order's own form is sent by another such press, and so is the
 * answer to the shop's confirmation question.
 */
async function pressAndWatch(
  visit: Visit,
  work: FormWork,
  { pages, ...order }: Press,
): Promise<SubmissionEnd> {
  const before = lookBeforePress(visit, order.look);
  const pressed = await pressAtApproved(visit, work, order);
  if (pressed.kind === "card_gone") return cardGone;
  return watchPress(visit, work, { ...before, pressed, pages, approval: pressed.approval });
}

async function watchPress(
  visit: Visit,
  work: FormWork,
  { pages, approval, ...press }: BeforePress & { pressed: Pressed; pages: PaymentPages; approval: Approval },
): Promise<SubmissionEnd> {
  await visit.host.report({
    code: "order_submitted",
    label: `Submitted the order at ${hostOf(visit)}.`,
    facts: { total: approval.total ?? null },
  });
  const end = await watchSubmission(visit, work, { ...press, pages, approval, approved: approval.total });
  if (end.kind !== "code_typed" && end.kind !== "asked_if_sure") return end;
  const look = await lookAt(visit, work.shop);
  const known = end.kind === "asked_if_sure" ? withWords(approval, { look, words: end.words }) : approval;
  return pressAndWatch(visit, work, { permit: end.permit, approval: known, wanted: end, look, pages });
}

/** What the shop's question says was understood, or read by a person: it is no news at the next press. */
function withWords(approval: Approval, { look, words }: { look: Look; words: string }): Approval {
  const { says, total } = approval;
  if (words === "") return approval;
  if (!says) return { ...approval, asked: words };
  const told = normalise(words);
  const charges = pageSays(look, total)?.charges.filter((one) => told.includes(normalise(one))) ?? [];
  return { ...approval, asked: words, says: { ...says, charges: [...says.charges, ...charges] } };
}

const cardGone: SubmissionEnd = {
  kind: "refused",
  words: "the page emptied its card fields",
  sentence: "Its page emptied the card fields.",
  about: "card",
  state: "not_pressed",
};

/**
 * Before sending anything again: an answer to the previous press may have arrived while a person was asked.
 */
async function findPlacedOrder(
  visit: Visit,
  work: FormWork,
  { total }: Approval,
): Promise<SubmissionEnd | undefined> {
  if (!visit.orderPresses.isOpen) return undefined;
  const texts = await readPageTexts(visit.page, visit.pace);
  return findReceipt(visit, work, { url: visit.page.url(), texts, approved: total });
}

/** Presses once the page shows what a person has approved; asks about any difference first. */
async function pressAtApproved(
  visit: Visit,
  work: FormWork,
  { wanted, look, ...order }: Pick<Press, "permit" | "approval" | "wanted" | "look">,
): Promise<(Pressed & { approval: Approval }) | { kind: "card_gone" }> {
  let { permit, approval } = order;
  // When the shop asks for a code or a confirmation, it already has the card.
  const isCardThere = (fields: readonly Field[]) => wanted !== undefined || !isCardGone(fields);
  for (let asked = 0; ; asked += 1) {
    const end = await pressPay(visit, work, {
      permit,
      approval,
      isCardThere,
      button: wanted?.button,
      look: asked === 0 ? look : undefined,
    });
    if (end.kind === "card_gone") return end;
    if (end.kind === "pressed") return { ...end, approval };
    if (end.kind === "form_changed") {
      if (asked > 0) throw failures.formChanges(visit);
      permit = end.permit;
      await restoreForm(visit, work, { fields: await readFields(visit.page, visit.pace), approval });
      continue;
    }
    ({ permit, approval } =
      end.kind === "news"
        ? await agreeToNews(visit, approval, end.news)
        : await agreeToTotal(visit, { approved: approval, shown: end.now, asked, permit: end.permit }));
  }
}

/**
 * Refills what the page has emptied, and ticks what has to be ticked on this last step. Returns true if
 * anything was changed.
 */
async function restoreForm(
  visit: Visit,
  work: FormWork,
  { fields, approval }: { fields: readonly Field[]; approval: Approval },
): Promise<boolean> {
  const { page, pace } = visit;
  const meant = buyerFields(ownFields(work, fields), work);
  const gone = meant.filter((one) => !holds(one, work));
  await fillTogether(gone, pace);
  const isRewritten = await writeAgain(visit, work, meant);
  const isChosen = await chooseAgain(visit, work, fields);
  const isUnkept = await leaveCardUnkept(fields, pace);
  const isKept = await keepCurrency(fields, approval.total?.currency, pace);
  const agreed = { agreed: approval.purchase, way: work.payment.decided?.value };
  // What the shop has missed since is chosen by now.
  const isGivenSince = (field: Field) => work.details.has(fieldKey(field));
  const own = ownFields(work, fields).filter((field) => !isGivenSince(field));
  const isPutBack = await restoreChoices(own, agreed, pace);
  const isTicked = (await setBoxes(visit, fields)) || isUnkept || isKept || isChosen || isPutBack;
  if (gone.length === 0 && !isTicked && !isRewritten) return false;
  // A form may save typed values after a pause; it reacts to a tick at once.
  await settle(page, pace, { awaitSaveMs: gone.length > 0 || isRewritten ? 1_200 : 0 });
  return true;
}

/** A page that was re-rendered may have lost its delivery and payment choices. */
async function chooseAgain(
  { order, pace }: Visit,
  { payment, delivery }: FormWork,
  fields: readonly Field[],
): Promise<boolean> {
  const way = fieldWithRole(fields, "paymentMethod");
  const isWayGone =
    way?.value === "" &&
    payment.walletsAt === undefined &&
    payment.decided !== undefined &&
    payment.decided.value === payment.chosen?.value;
  if (isWayGone) await fillField(way, payment.decided?.value ?? "", pace);
  const sent = delivery === "done" ? findDelivery(fields, order.request) : undefined;
  const isSentGone = sent?.group.value === "";
  if (isSentGone) await fillField(sent.group, sent.value, pace);
  return isWayGone || isSentGone;
}
