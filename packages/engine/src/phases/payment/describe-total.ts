import type { Money } from "@cartwright/contract";
import { limitRemark } from "../../choosing/check-cost.ts";
import { writeMoney } from "../write-money.ts";
import type { OrderTotal } from "./read-order-total.ts";

/** What a person is told of the total before they pay: how much it is, and whatever is not clear about it. */
export function describeTotal(
  { total, contradicting, unseen }: OrderTotal,
  maxCost: Money | undefined,
): string {
  const others = [...new Set(contradicting.map(writeMoney))];
  const remarks = [
    total
      ? `The total is ${writeMoney(total)}, shipping and tax included.`
      : "Its page does not clearly say the total: look at it before you answer.",
    unseen ? `Its text has ${writeMoney(unseen)}, but a picture of the page does not show that amount.` : "",
    others.length > 0
      ? `The page is not clear: it also calls ${others.slice(0, 3).join(" and ")} its total. Look at it before you answer.`
      : "",
    limitRemark(total, maxCost),
  ];
  return remarks.filter(Boolean).join(" ");
}
