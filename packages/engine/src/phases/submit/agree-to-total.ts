import type { ShownTotal } from "../../page/amounts/pick-total.ts";
import { failures } from "../failures.ts";
import { asSeen, type OrderTotal } from "../payment/read-order-total.ts";
import type { PurchaseFailed } from "../purchase-failed.ts";
import type { Visit } from "../visit.ts";
import { writeMoney } from "../write-money.ts";
import type { Approval } from "./approval.ts";
import { askAboutTotal } from "./ask-about-order.ts";
import type { PressPermit } from "./order-presses.ts";

export interface Submission {
  permit: PressPermit;
  /** What a person has agreed to. */
  approval: Approval;
}

/** Questions about a total that keeps changing. */
const mostTotals = 3;

interface OtherTotal {
  approved: Approval;
  /** What the page shows in its place. */
  shown: ShownTotal | undefined;
  /** How many times a person was asked already. */
  asked: number;
}

/** Asks a person about a total that is not the approved one; without their agreement the run ends. */
export async function agreeToTotal(
  visit: Visit,
  { approved, shown, asked }: OtherTotal,
): Promise<Submission> {
  const now: OrderTotal = shown
    ? await asSeen(visit, shown)
    : { total: undefined, contradicting: [], isOnPage: false };
  const word = asked < mostTotals ? await askAboutTotal(visit, { approved, now }) : undefined;
  if (!word) throw totalChanged(visit, approved, now);
  return { permit: visit.orderPresses.afterWord(word), approval: { ...now, purchase: approved.purchase } };
}

function totalChanged(visit: Visit, approved: Approval, now: OrderTotal): PurchaseFailed {
  const before = approved.total ? writeMoney(approved.total) : "unknown";
  const after = now.total ? `is ${writeMoney(now.total)} now` : "is no longer shown";
  return failures.totalChanged(visit, before, after);
}
