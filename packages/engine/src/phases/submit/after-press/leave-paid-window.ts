import { readFields } from "../../../page/fields/read-fields.ts";
import { linesOf, readPageTexts } from "../../../page/outcomes/page-texts.ts";
import { paymentState } from "../../../page/outcomes/payment-state.ts";
import { readConfirmation } from "../../../page/outcomes/read-confirmation.ts";
import type { PageBehind, Visit } from "../../visit.ts";
import { asksToApprove } from "../bank/watch-bank.ts";

/** The page behind a window is read this often. */
const everyMs = 1_000;

/**
 * A window of the payment may stay open once it is paid, while the shop's page behind it goes on to the receipt. Returns
 * a function that closes the window then: the purchase goes on in the shop's page. Words that were there before prove
 * nothing, nor does any page while the window still asks for something.
 */
export function watchBehindWindow(visit: Visit): () => Promise<void> {
  let readAt = 0;
  return async () => {
    const { page, pace, behind } = visit;
    const isGiven = pace.recipients?.isCardGiven() === true;
    if (!behind || behind.page === page || behind.page.isClosed() || !isGiven) return;
    if (Date.now() - readAt < everyMs) return;
    readAt = Date.now();
    if (!(await thanksForOrder(visit, behind)) || (await asksForMore(visit))) return;
    await page.close();
  };
}

async function thanksForOrder({ pace, currency }: Visit, { page, lines }: PageBehind): Promise<boolean> {
  try {
    const { isConfirmed, isSaid, text } = await readConfirmation(page, pace, { currency });
    if (!isConfirmed || !isSaid || lines.includes(text)) return false;
    const { frames } = await readPageTexts(page, pace);
    return paymentState(frames.flatMap(({ texts }) => texts)) === undefined;
  } catch {
    pace.signal.throwIfAborted();
    return false;
  }
}

async function asksForMore({ page, pace }: Visit): Promise<boolean> {
  const [fields, texts] = await Promise.all([readFields(page, pace), readPageTexts(page, pace)]);
  const isOpen = fields.some(
    ({ enabled, isAside, control, value }) => enabled && !isAside && control === "text" && value === "",
  );
  return isOpen || asksToApprove(linesOf(texts).join(" ").slice(0, 2_000));
}
