import type { DisplayedMoney, Money } from "@cartwright/contract";
import type { Page } from "playwright-core";
import { totalObjection } from "../../../choosing/money/check-cost.ts";
import { isTotalDrawn } from "../../../page/amounts/is-total-drawn.ts";
import type { AmountsOfPage, ShownTotal } from "../../../page/amounts/pick-total.ts";
import { type ReadTotal, settledTotal } from "../../../page/amounts/read-total.ts";
import { callInPage } from "../../../page/call-in-page.ts";
import type { Pace } from "../../../page/waiting/pace.ts";
import { failures } from "../../failures/failures.ts";
import type { Visit } from "../../visit.ts";

/** The fields of `OrderTotal` that the page's total and its picture decide. */
interface SeenTotal {
  total: DisplayedMoney | undefined;
  contradicting: readonly DisplayedMoney[];
  isOnPage: boolean;
  isCharge?: boolean | undefined;
  unseen?: DisplayedMoney | undefined;
}

type Place = Pick<Visit, "page" | "pace" | "currency" | "order">;

/** How often a summary is compared again that was drawn anew between its text and its picture. */
const mostAgain = 2;

/**
 * The total once it has stopped changing, and what a picture of the page shows of it. Where the picture does not show it
 * and the page has changed since its text was read, both are taken again.
 */
export async function settleAndSee(
  visit: Place,
  { limitMs, mayFlash }: { limitMs?: number; mayFlash?: boolean },
): Promise<{ shown: ReadTotal; drawn: SeenTotal } | { shown?: undefined; drawn?: undefined }> {
  const { page, pace, currency } = visit;
  let shown = await settledTotal(page, pace, { currency, ...(limitMs !== undefined && { limitMs }) });
  if (!shown) return {};
  for (let again = 0; ; again += 1) {
    const before = await changesOf(page, pace);
    const drawn = await asSeen(visit, shown, { mayFlash, isAgain: again > 0 });
    const isSame = !drawn.unseen || (await changesOf(page, pace)) === before;
    if (isSame || again === mostAgain) return { shown, drawn };
    shown = (await settledTotal(page, pace, { currency })) ?? shown;
  }
}

/** Another number after each change. A document that is being replaced has none. */
async function changesOf(page: Page, pace: Pace): Promise<number | undefined> {
  try {
    return await callInPage({ frame: page.mainFrame(), pace }, "changeCount");
  } catch {
    pace.signal.throwIfAborted();
    return undefined;
  }
}

/** The page's total, checked against the order's limit and against a picture of the page. */
export async function asSeen(
  { page, pace, currency, order }: Place,
  shown: ShownTotal & { found?: AmountsOfPage },
  { mayFlash = false, isAgain }: { mayFlash?: boolean | undefined; isAgain?: boolean } = {},
): Promise<SeenTotal> {
  refuseAboveLimit(shown, order.maxCost);
  const { total, contradicting, found, isCharge } = shown;
  if (isCharge) return { total, contradicting, isOnPage: false, isCharge };
  if (await isTotalDrawn(page, pace, { total, currency, found, mayFlash, isAgain }))
    return { total, contradicting, isOnPage: true, isCharge: pace.recipients?.isOfPayment(page.url()) };
  return { total: undefined, contradicting, isOnPage: true, unseen: total };
}

/** Any amount that the page calls its total may be the one charged. */
export function refuseAboveLimit(
  { total, contradicting }: Pick<SeenTotal, "total" | "contradicting">,
  maxCost: Money | undefined,
): void {
  for (const one of [total, ...contradicting]) {
    const objection = totalObjection(one, maxCost);
    if (objection) throw failures.aboveLimit(objection);
  }
}
