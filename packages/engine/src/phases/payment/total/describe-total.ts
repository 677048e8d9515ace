import { compareAmounts, type DisplayedMoney, type Money } from "@cartwright/contract";
import { limitRemark, timesQuantity } from "../../../choosing/money/check-cost.ts";
import { openCost } from "../../../page/amounts/open-cost.ts";
import { quoted } from "../../../words/quoted.ts";
import { writeMoney } from "../../write-money.ts";
import type { OrderTotal } from "./read-order-total.ts";

/**
 * What a person is told before they pay: the amount, and anything unclear about it or about the destination.
 */
export function describeTotal(read: OrderTotal, maxCost: Money | undefined): string {
  const { total, contradicting, unseen, says, otherGoods, otherAddress, ofPieces, rest } = read;
  const { unmatched = [], unshown = [] } = read;
  const others = [...new Set(contradicting.map(writeMoney))];
  const open = says && openCost(says.lines);
  const missing = open?.isDelivery ? "What delivery costs" : `An amount for ${quoted(open?.name)}`;
  const included = open ? `. ${missing} is not said yet.` : ", shipping and tax included.";
  const remarks = [
    total ? `The total is ${writeMoney(total)}${included}` : notShown(read),
    total && total.currency === undefined ? "Its page does not say in which currency." : "",
    isZero(total)
      ? "A total of zero may mean an empty cart or a trial: look at the page before you answer."
      : "",
    fewerPieces(total, ofPieces),
    unseen ? `Its text has ${writeMoney(unseen)}, but a picture of the page does not show that amount.` : "",
    others.length > 0
      ? `The page is not clear: it also calls ${others.slice(0, 3).join(" and ")} its total. Look at it before you answer.`
      : "",
    alsoSaid(read),
    otherGoods ?? "",
    rest ? `Nothing on its page says what ${writeMoney(rest)} of it are for.` : "",
    unmatched.length > 0
      ? `The request asks for ${unmatched.map(quoted).join(" and ")}, which the shop gave no choice of and the order does not name.`
      : "",
    unshown.length > 0
      ? `The page of the goods did not show that ${unshown.map(quoted).join(" and ")} was chosen, and the order does not name it.`
      : "",
    otherAddress
      ? `It says that it delivers to ${quoted(otherAddress)}, which is not the address of this order.`
      : "",
    read.otherEmail ?? "",
    limitRemark(total, maxCost),
  ];
  return remarks.filter(Boolean).join(" ");
}

function notShown({ expected }: OrderTotal): string {
  const unclear = "Its page does not clearly say the total: look at it before you answer.";
  if (!expected) return unclear;
  return `${unclear} The goods and the delivery come to ${writeMoney(expected)}: if a page shows another total before the order is placed, that is asked about.`;
}

/** Charges first, then whatever else is beside the total or the button and isn't explained. */
function alsoSaid({ says, unexplained }: OrderTotal): string {
  const charges = says?.charges ?? [];
  const others = (unexplained?.lines ?? []).filter(
    (line) => !charges.some((charge) => charge.includes(line)),
  );
  if (charges.length + others.length === 0) return "";
  const words = [...charges, ...others].map((line) => quoted(line.replace(/[.。]$/, "")));
  const more = unexplained?.isMore
    ? " There is more beside the total: look at its page before you answer."
    : "";
  return `Its page also says: ${words.join(", ")}.${more}`;
}

/** The shop may have put fewer pieces into the cart; it may also give a discount. */
function fewerPieces(total: DisplayedMoney | undefined, ofPieces: OrderTotal["ofPieces"]): string {
  if (!total || !ofPieces || total.currency !== ofPieces.price.currency) return "";
  const { pieces, price } = ofPieces;
  if (compareAmounts(total.amount, timesQuantity(price.amount, pieces)) >= 0) return "";
  return `That is less than ${pieces} pieces at ${writeMoney(price)} each: there may be fewer in the cart.`;
}

function isZero(total: DisplayedMoney | undefined): boolean {
  return total !== undefined && Number(total.amount) === 0;
}
