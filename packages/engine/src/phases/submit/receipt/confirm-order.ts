import type { CheckoutOutcome } from "../../../checkout-host.ts";
import { findDates } from "../../../choosing/request/find-dates.ts";
import type { TextSnapshot } from "../../../page/in-page/text/read-texts.ts";
import { isFrameSeen } from "../../../page/is-frame-seen.ts";
import { findNamedOrder } from "../../../page/outcomes/find-order-number.ts";
import { linesOf, type PageTexts, readPageTexts } from "../../../page/outcomes/page-texts.ts";
import { type PaymentState, paymentState } from "../../../page/outcomes/payment-state.ts";
import { type Confirmation, readConfirmation } from "../../../page/outcomes/read-confirmation.ts";
import { saysUnplaced } from "../../../page/outcomes/says-unplaced.ts";
import { ownFrames } from "../../../page/own-frames.ts";
import { patienceFor } from "../../../page/waiting/pace.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { waitForChange } from "../../../page/waiting/wait-for-change.ts";
import { quoted } from "../../../words/quoted.ts";
import { failures } from "../../failures/failures.ts";
import type { FormWork } from "../../form/form-work.ts";
import { hostOf, type Visit } from "../../visit.ts";
import { sentToStrangers } from "../press/press-news.ts";
import { isOfShop } from "../provider/is-of-shop.ts";
import type { PlacedOrder } from "./placed-order.ts";
import { chargesOfReceipt } from "./receipt-charges.ts";
import { otherCurrencyRemark, receiptRemarks } from "./receipt-remarks.ts";
import { chargedAbove, isBeforeGift, receiptTotal } from "./receipt-total.ts";

/** A shop that hears of the payment from its provider shows it this much later. */
const paidLimitMs = 10_000;

/**
 * Writes the receipt from what the confirmation page shows. An order that the shop calls unpaid although the
 * card was given is no success; one that is paid on delivery or by bank transfer rightly is unpaid.
 */
export async function confirmOrder(
  visit: Visit,
  placed: PlacedOrder,
  work: Pick<FormWork, "item" | "buyer" | "payment">,
): Promise<CheckoutOutcome> {
  const { page, host } = visit;
  const confirmation = await completed(visit, placed);
  const { texts, payment } = await readPaid(visit, confirmation);
  const lines = linesOf(texts);
  // The only number on a provider's page may be its own, of the payment.
  const isShops = isOfShop(visit, work, page.url());
  const merchantOrderId = orderId(isShops ? confirmation.orderNumber : findNamedOrder(lines));
  // A transfer, or cash on delivery, is yet to be paid; what was refused is not.
  if (payment?.kind === "unpaid" && (isCardGiven(visit) || payment.isRefused))
    throw failures.orderUnpaid(visit, merchantOrderId, { ...payment, isByCard: isCardGiven(visit) });
  // Where no words say that there is an order, its number and total may be those of a list of earlier ones.
  const told = confirmation.isSaid ? confirmation.text : lines.join("\n");
  if (isOfAnotherDay(told)) throw failures.orderOfAnotherDay(visit, confirmation.text);
  const unplaced = saysUnplaced(lines, confirmation.order?.piecesBefore);
  if (unplaced !== undefined) throw failures.orderUnplaced(visit, unplaced);
  const isCharge = placed.isCharge || isBeforeGift(lines, placed.total, confirmation.total);
  const said = isCharge ? placed.total : confirmation.total;
  const charged = chargedAbove(lines, placed.total, merchantOrderId);
  const total = receiptTotal(placed.total, charged ?? said, merchantOrderId);
  const again = chargesOfReceipt(lines, { total: placed.total, before: confirmation.order?.piecesBefore });
  const odd = `${receiptRemarks(lines, visit, work, confirmation.order?.piecesBefore)}${otherCurrencyRemark(placed.total, total)}`;
  const strangers = sentToStrangers(visit.pace.recipients?.strangers ?? new Set());
  const evidenceUrl = page.url();
  const remarks = `${unpaidRemark(placed, payment)}${again}${odd}${strangers ? ` ${strangers}` : ""}`;
  await host.report({
    code: "order_confirmed",
    label: `${hostOf(visit)} confirmed the order${merchantOrderId ? ` ${merchantOrderId}` : ""}.${remarks}`,
    facts: { merchantOrderId, total, ...(remarks !== "" && { remarks: remarks.trim() }) },
  });
  return { status: "succeeded", total, merchantOrderId, evidenceUrl };
}

/** That the card went unused is known whatever the receipt says, and in any language. */
function unpaidRemark({ isCardUnused }: PlacedOrder, payment: PaymentState | undefined): string {
  const unused = isCardUnused
    ? " Its pages did not ask for the card, so nothing was paid with it: the order may still have to be paid."
    : "";
  return payment ? `${unused} It is not paid yet: ${quoted(payment.words)}.` : unused;
}

/** What the receipt says about the payment, once it has had time to hear of a card's. */
async function readPaid(
  visit: Visit,
  { order }: Confirmation,
): Promise<{ texts: PageTexts; payment: PaymentState | undefined }> {
  const { page, pace } = visit;
  const until = Date.now() + patienceFor(pace, paidLimitMs);
  for (;;) {
    const texts = await readPageTexts(page, pace);
    const payment = paymentState(await ownTextsOf(visit, texts), order?.piecesBefore);
    if (payment?.kind !== "unpaid" || !isCardGiven(visit) || Date.now() >= until) return { texts, payment };
    await waitForChange(page, pace, { leastMs: 100, limitMs: 1_000 });
  }
}

/** The page's, and those of the frames of its own site that a person sees: some shops show there what became of a payment. */
async function ownTextsOf({ page, pace }: Visit, { frames }: PageTexts): Promise<TextSnapshot[]> {
  const own = ownFrames(page);
  const seen = await Promise.all(
    frames.map(async (one) =>
      own.includes(one.frame) && (await isFrameSeen(one.frame, pace)) ? one.texts : [],
    ),
  );
  return seen.flatMap((texts, frame) =>
    texts.map((text) => ({ ...text, block: frame * blocksApart + text.block })),
  );
}

/** No document has so many blocks of text. */
const blocksApart = 1e6;

/** "Thank you for your order of 12 March 2024": a shop that took nothing may show the last order it knows. */
function isOfAnotherDay(text: string): boolean {
  const earliest = new Date(Date.now() - mostDaysAgo * 86_400_000).toISOString().slice(0, 10);
  const days = findDates(text);
  // Which of two numbers is the month is not known, but the year is.
  const years = [...text.matchAll(withSlashes)].map(([, year = ""]) => year);
  const isPast = [...days.map((day) => day < earliest), ...years.map((year) => year < earliest.slice(0, 4))];
  return isPast.length > 0 && isPast.every(Boolean);
}

const withSlashes = /(?<!\d)\d{1,2}[/-]\d{1,2}[/-](20\d{2})(?!\d)/g;

/** Clocks and time zones differ. */
const mostDaysAgo = 3;

function isCardGiven({ pace }: Visit): boolean {
  return pace.recipients?.isCardGiven() === true;
}

/**
 * A confirmation page may still be rendering its number or rows: if the total isn't the approved one, it is
 * read again.
 */
async function completed(
  { page, pace, currency }: Visit,
  { confirmation, total: approved }: PlacedOrder,
): Promise<Confirmation> {
  const { orderNumber, total, order } = confirmation;
  const isAsApproved = approved === undefined || approved.amount === total?.amount;
  if (orderNumber !== null && total && isAsApproved) return confirmation;
  await settle(page, pace, { limitMs: 5_000 });
  const later = await readConfirmation(page, pace, { currency, order });
  return later.isConfirmed ? later : confirmation;
}

/** As the merchant writes it, without a leading "#". */
function orderId(shown: string | null): string | null {
  return shown?.trim().replace(/^#\s*/, "") || null;
}
