import type { ShownTotal } from "../../page/amounts/pick-total.ts";
import { readShownTotal, readUnnamedCharge } from "../../page/amounts/read-total.ts";
import { failures } from "../failures/failures.ts";
import type { PurchaseFailed } from "../failures/purchase-failed.ts";
import { lookAt } from "../form/ways/read-ways.ts";
import { pageSays } from "../payment/total/page-says.ts";
import type { OrderTotal } from "../payment/total/read-order-total.ts";
import { asSeen } from "../payment/total/total-as-seen.ts";
import { unexplainedOn } from "../payment/total/unexplained-on.ts";
import type { Visit } from "../visit.ts";
import { writeMoney } from "../write-money.ts";
import { askAboutNews, askAboutTotal } from "./after-press/ask-about-order.ts";
import { type Approval, isAsApproved, isAsExpected } from "./approval.ts";
import type { PressPermit } from "./press/order-presses.ts";
import type { PressNews } from "./press/press-news.ts";

export interface Submission {
  permit: PressPermit;
  /** What a person has agreed to. */
  approval: Approval;
}

/** Maximum questions about a total that keeps changing. */
const mostTotals = 3;

interface OtherTotal {
  approved: Approval;
  /** The total that the page shows instead. */
  shown: ShownTotal | undefined;
  /** How often a person was asked before. */
  asked: number;
  /** Not used up by a press. */
  permit?: PressPermit | undefined;
}

/**
 * Asks a person about a total other than the approved one; the run ends if they don't agree. The first total that any
 * page shows was agreed to already if it is what they were told to expect.
 */
export async function agreeToTotal(
  visit: Visit,
  { approved, shown, asked, permit }: OtherTotal,
): Promise<Submission> {
  const look = await lookAt(visit);
  const said = {
    says: pageSays(look, shown?.total),
    unexplained: unexplainedOn(look, shown?.total, [visit.goods]),
  };
  const now: OrderTotal = shown
    ? { ...(await asSeen(visit, shown)), ...said }
    : { total: undefined, contradicting: [], isOnPage: false, ...said };
  // The page still has to say nothing new since the one that was approved.
  if (permit && isAsExpected(now, approved))
    return { permit, approval: { ...approved, ...now, says: approved.says, expected: undefined } };
  const word = asked < mostTotals ? await askAboutTotal(visit, { approved, now }) : undefined;
  if (!word) throw totalChanged(visit, approved, now);
  const { purchase, agreedTo } = approved;
  return {
    permit: visit.orderPresses.afterWord(word),
    approval: { ...now, purchase, ...(agreedTo && { agreedTo }) },
  };
}

/**
 * Before a press between the order and its payment: a person is asked about another total than the approved
 * one. A page that shows none changes nothing.
 */
export async function agreeOnTheWay(visit: Visit, approved: Approval): Promise<Approval> {
  const { page, pace, currency, orderPresses } = visit;
  const shown =
    (await readShownTotal(page, pace, currency)) ??
    (await readUnnamedCharge(page, pace, { currency, approved: approved.total }));
  if (!shown || isAsApproved(shown, approved)) return approved;
  try {
    return (await agreeToTotal(visit, { approved, shown, asked: 0 })).approval;
  } catch (error) {
    orderPresses.end("unpaid");
    throw error;
  }
}

/** Asks a person about something new or odd at the approved total; the run ends if they don't agree. */
export async function agreeToNews(visit: Visit, approved: Approval, news: PressNews): Promise<Submission> {
  const { sentence, says } = news;
  const agreedTo = [...(approved.agreedTo ?? []), sentence];
  const isPatient = agreedTo.length <= mostTotals;
  const word = isPatient ? await askAboutNews(visit, { approved, sentence }) : undefined;
  const { isOpen } = visit.orderPresses;
  if (!word)
    throw isOpen ? failures.orderNotSentAgain(visit, sentence) : failures.orderChanged(visit, sentence);
  return { permit: visit.orderPresses.afterWord(word), approval: { ...approved, says, agreedTo } };
}

function totalChanged(visit: Visit, approved: Approval, now: OrderTotal): PurchaseFailed {
  const before = approved.total ? writeMoney(approved.total) : "unknown";
  const after = now.total ? `is ${writeMoney(now.total)} now` : "is no longer shown";
  return failures.totalChanged(visit, before, after);
}
