import type { DisplayedMoney } from "@cartwright/contract";
import { limitRemark } from "../../../choosing/money/check-cost.ts";
import { namesKind } from "../../../choosing/quantity/kind-of-goods.ts";
import { businessAsked } from "../../../choosing/request/buys-as-business.ts";
import { type PriceLines, pickPriceLines } from "../../../page/amounts/pick-price-lines.ts";
import { showsTotalIn } from "../../../page/amounts/read-total.ts";
import type { UnexplainedLines } from "../../../page/amounts/unexplained-lines.ts";
import { readMainLines } from "../../../page/outcomes/read-main-lines.ts";
import { isByCard } from "../../../words/paying/is-by-card.ts";
import { findKeptAddress } from "../../buyer/address/kept-address.ts";
import { hasAddress } from "../../form/fields/checkout-fields.ts";
import type { FormWork } from "../../form/form-work.ts";
import { awaitAnswers } from "../../form/ways/await-answers.ts";
import { type Look, lookAt } from "../../form/ways/read-ways.ts";
import { clearTheWay } from "../../page/clear-the-way.ts";
import { hostOf, type Visit } from "../../visit.ts";
import { writeMoney } from "../../write-money.ts";
import { expectedTotal } from "./expected-total.ts";
import { type FormState, purchaseIn } from "./form-as-agreed.ts";
import { goodsRemark } from "./goods-remark.ts";
import { isNamedWithGoods } from "./lines-about-goods.ts";
import { namedOtherwise } from "./named-otherwise.ts";
import { otherEmailRemark } from "./other-email.ts";
import { otherNumberOfPieces } from "./other-number-of-pieces.ts";
import { type PageSays, pageSays } from "./page-says.ts";
import { refuseAboveLimit, settleAndSee } from "./total-as-seen.ts";
import { totalConsistsOf } from "./total-consists-of.ts";
import { unexplainedOn } from "./unexplained-on.ts";
import { unfoldSummary } from "./unfold-summary.ts";

/** If an earlier step showed the total, the payment page need not show it again. */
const shownBeforeMs = 1_500;

export interface OrderTotal {
  /** Undefined if it can't be determined for sure. */
  total: DisplayedMoney | undefined;
  /** Other amounts that the page also calls its total. */
  contradicting: readonly DisplayedMoney[];
  /** Whether this page shows it; otherwise an earlier step did. */
  isOnPage: boolean;
  /** What a payment's frame or page charges: the shop's receipt may name less. */
  isCharge?: boolean | undefined;
  /** Amounts of the rows beside the total. Not available if an earlier step showed the total. */
  priceLines?: PriceLines | undefined;
  /** A later picture of the page didn't show it any more: anything agreed to is asked about again. */
  isUnsteady?: boolean | undefined;
  /**
   * The total in the page's text, if a picture of the page doesn't show it: a person can't have approved it.
   */
  unseen?: DisplayedMoney | undefined;
  /** What the goods and their delivery come to, if no page has shown a total yet. A person was told of it. */
  expected?: DisplayedMoney | undefined;
  /** State of the form beside the total: recipient, delivery, extras. */
  purchase?: FormState | undefined;
  /** What else the page says about the order. */
  says?: PageSays | undefined;
  /** What is written near the total and the button, and isn't explained by the order. */
  unexplained?: UnexplainedLines | undefined;
  /** A sentence about goods that the page names and that were not put into the cart. */
  otherGoods?: string | undefined;
  /** How much of the total nothing on the page or on the product's page is for. */
  rest?: DisplayedMoney | undefined;
  /** What the request asks for, if no choice matched it and the lines about the goods don't name it. */
  unmatched?: readonly string[] | undefined;
  /** Choices that the product's page did not show as made, if the lines about the goods don't name them either. */
  unshown?: readonly string[] | undefined;
  /** If several pieces are bought: how many, at which price each, as far as the product page says. */
  ofPieces?: { pieces: number; price: DisplayedMoney } | undefined;
  /** Changes or oddities that a person has agreed to right before the press. */
  agreedTo?: readonly string[];
  /** What the shop's question says in a window over the page, which may cover the total. */
  asked?: string;
  /** The delivery address shown on the page, if it isn't the buyer's. */
  otherAddress?: string | undefined;
  /** Empty if the page names no e-mail address but the buyer's. */
  otherEmail?: string | undefined;
}

/**
 * The merchant's own total, including shipping and tax, once it has stopped changing; checked against the
 * order's limit before anybody is asked for a card. If the payment page shows none, the total of the previous
 * step is used. With `mayFlash` one picture of it is enough: see `isStillDrawn`.
 */
export async function readOrderTotal(
  visit: Visit,
  work: FormWork,
  looks: { mayFlash?: boolean } = {},
): Promise<OrderTotal> {
  const { page, pace, order, host } = visit;
  const { totalBefore, buyer, item, shop, payment } = work;
  await awaitAnswers(visit);
  await unfoldSummary(visit);
  const patience = totalBefore ? { limitMs: shownBeforeMs } : {};
  const { shown, drawn } = await seeTotal(visit, { ...patience, ...looks });
  if (!shown) refuseAboveLimit({ total: totalBefore, contradicting: [] }, order.maxCost);
  const look = await lookAt(visit, shop);
  // What this page shows replaces what the step before it showed, even if it is unclear.
  const before = showsTotalIn(look, visit.currency) ? undefined : totalBefore;
  const seen = drawn ?? { total: before, contradicting: [], isOnPage: false, unseen: undefined };
  const total = shown?.total ?? before;
  const says = pageSays(look, total);
  // An address that can be edited here is corrected instead.
  const otherAddress = hasAddress(look.all)
    ? undefined
    : findKeptAddress(await readMainLines(page, pace), buyer);
  const consists = shown && totalConsistsOf(visit, item, look, { ...shown, way: wayTold(payment) });
  const priceLines = shown && pickPriceLines(shown.found.amounts, says?.lines ?? [], shown.total);
  const read: OrderTotal = {
    ...seen,
    expected: expectedTotal(visit.currency, work, { ...seen, total }),
    priceLines,
    purchase: purchaseIn(look.all),
    says,
    unexplained: unexplainedOn(look, total, [visit.goods, ...item.variant.values, ...Object.values(buyer)]),
    otherGoods: says && oddGoods(visit, item, { ...says, rows: consists?.otherRows ?? [] }),
    rest: consists?.rest === undefined ? undefined : { ...total, amount: consists.rest },
    unmatched: [...notNamed(says, visit, visit.unmatched), ...sideNotTaken(visit, look)],
    unshown: notNamed(says, visit, visit.unshown),
    otherAddress,
    otherEmail: otherEmailRemark({ lines: says?.lines, address: order.url, email: buyer.email }),
    ofPieces: piecesOf(item, visit.currency),
  };
  await host.report({
    code: "total_read",
    label: labelOf(visit, read),
    facts: { total: read.total ?? null, ...(read.total && priceLines) },
  });
  return read;
}

/** A notice about cookies at the foot of the window may be all that is over the total: it is answered then, and looked again. */
async function seeTotal(
  visit: Visit,
  looks: Parameters<typeof settleAndSee>[1],
): ReturnType<typeof settleAndSee> {
  const seen = await settleAndSee(visit, looks);
  return seen.drawn?.unseen && (await clearTheWay(visit)) ? settleAndSee(visit, looks) : seen;
}

/** The way to pay that the request asks for, which the question names with its fee. */
function wayTold({ requested }: FormWork["payment"]): string | undefined {
  return requested && !isByCard(requested.title) ? requested.title : undefined;
}

function oddGoods(
  { goods, described = [], order: { request } }: Visit,
  { variant: { values }, options, quantity }: FormWork["item"],
  says: PageSays & { rows: readonly string[] },
): string {
  const remarks = [
    goodsRemark(says, { title: goods, values, options }),
    namedOtherwise(says.lines, { goods, values, described, request }),
    otherNumberOfPieces(says.lines, { goods, quantity }),
  ];
  return remarks.filter(Boolean).join(" ");
}

/** The words that ask for a purchase by a business, if the shop was told nothing of it. */
function sideNotTaken({ isSideTaken, order }: Visit, { all }: Look): string[] {
  const said = businessAsked(order.request);
  const isGiven = all.some(({ role, value }) => (role === "company" || role === "taxNumber") && value !== "");
  return said === undefined || isSideTaken || isGiven ? [] : [said];
}

function notNamed(
  says: PageSays | undefined,
  { goods = "", described = [], order: { request } }: Visit,
  all: readonly string[] = [],
): readonly string[] {
  return all.filter(
    (words) =>
      !namesKind(words, { title: goods, described, request }) &&
      (!says || !isNamedWithGoods(says, goods, words)),
  );
}

function piecesOf({ quantity, variant }: FormWork["item"], currency = ""): OrderTotal["ofPieces"] {
  const amount = variant.price;
  return quantity > 1 && amount !== undefined ? { pieces: quantity, price: { amount, currency } } : undefined;
}

function labelOf(visit: Visit, { total }: OrderTotal): string {
  const read = total
    ? `The total at ${hostOf(visit)} is ${writeMoney(total)}.`
    : `${hostOf(visit)} does not clearly show its total.`;
  return [read, limitRemark(total, visit.order.maxCost)].filter(Boolean).join(" ");
}
