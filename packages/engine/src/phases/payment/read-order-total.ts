import type { DisplayedMoney, Money } from "@cartwright/contract";
import { limitRemark, totalObjection } from "../../choosing/check-cost.ts";
import { isTotalDrawn } from "../../page/amounts/is-total-drawn.ts";
import { type PriceLines, pickPriceLines } from "../../page/amounts/pick-price-lines.ts";
import type { ShownTotal } from "../../page/amounts/pick-total.ts";
import { settledTotal } from "../../page/amounts/read-total.ts";
import { readFields } from "../../page/fields/read-fields.ts";
import { readMainLines } from "../../page/outcomes/read-main-lines.ts";
import { findKeptAddress } from "../buyer/kept-address.ts";
import { failures } from "../failures.ts";
import { awaitAnswers } from "../form/await-answers.ts";
import { hasAddress } from "../form/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import { hostOf, type Visit } from "../visit.ts";
import { writeMoney } from "../write-money.ts";
import { type FormState, purchaseIn } from "./form-as-agreed.ts";
import { goodsInstead, type PageSays, pageSays, readForSays } from "./page-says.ts";
import { unfoldSummary } from "./unfold-summary.ts";

/** Where an earlier step showed the total already, the page of the payment need not show it again. */
const shownBeforeMs = 1_500;

export interface OrderTotal {
  /** Undefined where none can be told for sure. */
  total: DisplayedMoney | undefined;
  /** Other sums that the page calls its total as well. */
  contradicting: readonly DisplayedMoney[];
  /** Whether the page that was read shows it; otherwise an earlier step did. */
  isOnPage: boolean;
  /** What the rows beside it say. Where an earlier step showed the total, they are gone with that step. */
  priceLines?: PriceLines | undefined;
  /** A later picture of the page did not show it any more: whatever was agreed to is asked about once more. */
  isUnsteady?: boolean | undefined;
  /** What the text of the page calls its total, though a picture of the page does not show it: nobody is said to approve that. */
  unseen?: DisplayedMoney | undefined;
  /** Who gets what, as the form says beside it. */
  purchase?: FormState | undefined;
  /** What the page says of it besides. */
  says?: PageSays | undefined;
  /** What the page counts, where it has no word of what should be bought. */
  otherGoods?: string | undefined;
  /** What a person has agreed to although it was new, or odd, right before the press. */
  agreedTo?: readonly string[];
  /** The address to which the page says it delivers, where that is not the buyer's. */
  otherAddress?: string | undefined;
}

/**
 * The merchant's own total, shipping and tax included, once it has stopped changing; held against the order's limit
 * before anybody is asked for a card. Where the page of the payment shows none, it is what the step before it showed. With
 * `mayFlash` one picture of it is enough: see `isStillDrawn`.
 */
export async function readOrderTotal(
  visit: Visit,
  { totalBefore, buyer }: FormWork,
  looks: { mayFlash?: boolean } = {},
): Promise<OrderTotal> {
  const { page, pace, order, host } = visit;
  await awaitAnswers(visit);
  await unfoldSummary(visit);
  const patience = totalBefore ? { limitMs: shownBeforeMs } : {};
  const shown = await settledTotal(page, pace, { currency: visit.currency, ...patience });
  if (!shown) refuseAboveLimit({ total: totalBefore, contradicting: [] }, order.maxCost);
  const [seen, fields, text] = await Promise.all([
    shown
      ? asSeen(visit, shown, looks)
      : ({ total: totalBefore, contradicting: [], isOnPage: false } as const),
    readFields(page, pace),
    readForSays(visit),
  ]);
  const says = pageSays(text, shown?.total ?? totalBefore, fields);
  const otherGoods = says && visit.goods !== undefined ? goodsInstead(says, visit.goods) : undefined;
  // Where the address can be changed, it is put right.
  const otherAddress = hasAddress(fields)
    ? undefined
    : findKeptAddress(await readMainLines(page, pace), buyer);
  const priceLines = shown?.amounts && pickPriceLines(shown.amounts, says?.lines ?? [], shown.total);
  const read: OrderTotal = {
    ...seen,
    priceLines,
    purchase: purchaseIn(fields),
    says,
    otherGoods,
    otherAddress,
  };
  await host.report({
    code: "total_read",
    label: labelOf(visit, read),
    facts: { total: read.total ?? null, ...(read.total && priceLines) },
  });
  return read;
}

/** What the page says its total is, held against the order's limit and against what a person would see of it. */
export async function asSeen(
  visit: Visit,
  shown: ShownTotal,
  { mayFlash = false }: { mayFlash?: boolean } = {},
): Promise<OrderTotal> {
  const { page, pace, currency, order } = visit;
  refuseAboveLimit(shown, order.maxCost);
  const { total, contradicting } = shown;
  if (await isTotalDrawn(page, pace, { total, currency, mayFlash })) return { ...shown, isOnPage: true };
  return { total: undefined, contradicting, isOnPage: true, unseen: total };
}

/** Any sum that the page calls its total may be what it takes. */
export function refuseAboveLimit(
  { total, contradicting }: Pick<OrderTotal, "total" | "contradicting">,
  maxCost: Money | undefined,
): void {
  for (const one of [total, ...contradicting]) {
    const objection = totalObjection(one, maxCost);
    if (objection) throw failures.aboveLimit(objection);
  }
}

function labelOf(visit: Visit, { total }: OrderTotal): string {
  const read = total
    ? `The total at ${hostOf(visit)} is ${writeMoney(total)}.`
    : `${hostOf(visit)} does not clearly show its total.`;
  return [read, limitRemark(total, visit.order.maxCost)].filter(Boolean).join(" ");
}
