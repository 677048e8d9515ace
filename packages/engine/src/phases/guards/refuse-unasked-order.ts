import { readConfirmation } from "../../page/outcomes/read-confirmation.ts";
import { saysPlainlyOrdered } from "../../page/outcomes/says-plainly-ordered.ts";
import { readPage, type SeenPage } from "../../page/reading/read-page.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import { failures } from "../failures/failures.ts";
import { PurchaseFailed } from "../failures/purchase-failed.ts";
import type { Visit } from "../visit.ts";

/** Ends the run if a page confirms an order that was not placed: nothing more is pressed in such a shop. */
export async function refuseUnaskedOrder(visit: Visit): Promise<void> {
  if (!(await readConfirmation(visit.page, visit.pace)).isConfirmed) return;
  throw failures.orderUnasked(visit);
}

/**
 * The error, unless it says that nothing was ordered and the page confirms an order by then: a page may order by
 * itself while a person is asked.
 */
export async function orUnaskedOrder(error: unknown, visit: Visit): Promise<unknown> {
  const { orderPresses, page, pace } = visit;
  if (!(error instanceof PurchaseFailed) || !orderPresses.isNothingOrdered || page.isClosed()) return error;
  const seen = await withinLimit(pace, () => readPage(page, pace), undefined).catch(() => undefined);
  const lines = seen?.reading.frames[0]?.lines ?? [];
  const isOrdered = seen && saysPlainlyOrdered(lines);
  return isOrdered ? failures.orderUnasked(visit) : error;
}

/** The same for each page on the way to the order, from its reading. */
export function refuseEarlyReceipt(visit: Visit, { reading }: Pick<SeenPage, "reading">): void {
  if (!visit.orderPresses.isNothingOrdered) return;
  const lines = reading.frames[0]?.lines ?? [];
  if (saysPlainlyOrdered(lines)) throw failures.orderUnasked(visit);
}

/** Checks each document, and again whenever what it says has changed: a script may draw the receipt in its place. */
export function watchEarlyReceipts(visit: Visit): (look: Pick<SeenPage, "reading">) => void {
  let checked: string | undefined;
  return (look) => {
    const said = (look.reading.frames[0]?.lines ?? []).join("\n");
    if (said !== checked) refuseEarlyReceipt(visit, look);
    checked = said;
  };
}
