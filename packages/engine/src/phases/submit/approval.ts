import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import type { ShownTotal } from "../../page/amounts/pick-total.ts";
import type { OrderTotal } from "../payment/total/read-order-total.ts";

/** What a person was shown and agreed to. Without a total, the question said that none could be read. */
export type Approval = OrderTotal;

/**
 * Whether the page right before the press shows what was approved: the same amount in the same currency, and
 * no new contradiction. If no total was on the page when it was approved, none is required.
 */
export function isAsApproved(now: ShownTotal | undefined, approved: Approval): boolean {
  if (approved.isUnsteady) return false;
  // A window that asks something may leave nothing of the page to be read.
  if (!now) return !approved.isOnPage || approved.asked !== undefined;
  // An unseen total was not approved, but nothing else may have replaced it since.
  const { total = approved.unseen, contradicting } = approved;
  const known = [...contradicting, ...(total ? [total] : [])];
  return (
    total !== undefined &&
    isSameMoney(now.total, total) &&
    now.contradicting.every((one) => known.some((other) => isSameMoney(one, other)))
  );
}

/**
 * Whether a page shows, as its only total, what a person was told to expect before any page had shown one. It counts as
 * approved then: nothing else was agreed to.
 */
export function isAsExpected(
  { total, contradicting }: Pick<OrderTotal, "total" | "contradicting">,
  approved: Approval,
): boolean {
  const { expected, isUnsteady } = approved;
  const isFirst = approved.total === undefined && approved.unseen === undefined && !isUnsteady;
  if (!isFirst || !expected || !total || contradicting.length > 0) return false;
  return isSameMoney(total, expected);
}

function isSameMoney(left: DisplayedMoney, right: DisplayedMoney): boolean {
  return left.currency === right.currency && compareAmounts(left.amount, right.amount) === 0;
}
