import type { Money } from "@cartwright/contract";
import { quoted } from "../../words/quoted.ts";
import { hostOf } from "../visit.ts";
import { writeMoney } from "../write-money.ts";
import { failed, itSays, type OrderPlace, orderState, type Place, stuck } from "./failure-words.ts";

/** From the total to the press that orders. */
export const paymentFailures = {
  aboveLimit: (objection: string) => failed("max_cost_exceeded", objection),
  totalNotRead: (visit: OrderPlace, maxCost: Money | undefined) =>
    stuck(
      `${hostOf(visit)} does not clearly show its total${maxCost ? `, so that the spending limit of ${writeMoney(maxCost)} could not be checked` : ""}. Paying it all the same was not agreed to.${orderState(visit)}`,
    ),
  noPayment: (visit: Place, words: string | undefined) =>
    failed("payment_unsupported", `${hostOf(visit)} offers no way to pay for this order.${itSays(words)}`),
  saidNoPayment: (visit: Place, words: string) =>
    failed(
      "payment_unsupported",
      `${hostOf(visit)} offers no way to pay for this order.${itSays(words)} Nothing was ordered.`,
    ),
  wayToPayRefused: (visit: OrderPlace, words: string) =>
    failed(
      "payment_unsupported",
      `${hostOf(visit)} does not take the way to pay that was chosen.${itSays(words)}${orderState(visit)}`,
    ),
  paymentNotOffered: (host: string) =>
    failed("payment_unsupported", `${host} does not offer the way to pay that was chosen.`),
  pressNotAgreed: (visit: OrderPlace) =>
    stuck(
      `The button that may place the order at ${hostOf(visit)} was not agreed to, and nothing else leads on.${orderState(visit)}`,
    ),
  paymentRefused: (visit: Place, title: string, why: string) =>
    stuck(`${quoted(title)} could not be chosen at ${hostOf(visit)}: ${why}.`),
  paymentNotKept: (visit: OrderPlace, title: string | undefined) =>
    stuck(`${quoted(title)} could not be chosen again at ${hostOf(visit)}.${orderState(visit)}`),
  cardWithheld: (visit: Place, why: string) =>
    failed(
      "payment_unsupported",
      `The card form at ${hostOf(visit)} is given no card: ${why}. No card was asked for, and nothing was ordered.`,
    ),
  strangersCardForm: (visit: OrderPlace, stranger: string) =>
    failed(
      "payment_unsupported",
      `The card form at ${hostOf(visit)} belongs to ${stranger}, which the answer does not name. No card was typed.${orderState(visit)}`,
    ),
  noTotalToQuote: (visit: OrderPlace, unseen: string | undefined) =>
    failed(
      "total_unreadable",
      `${hostOf(visit)} does not clearly show what the purchase would cost.${unseen === undefined ? "" : ` Its page says ${unseen} where a person would not see it.`}${orderState(visit)}`,
    ),
  totalChanged: (visit: OrderPlace, before: string, after: string) =>
    failed(
      "total_changed",
      `The total at ${hostOf(visit)} was ${before} when it was approved, and ${after}.${orderState(visit)}`,
    ),
  orderChanged: (visit: OrderPlace, sentence: string) =>
    failed(
      "total_changed",
      `${hostOf(visit)} was not as it was approved, and no person agreed to that. ${sentence}${orderState(visit)}`,
    ),
  formChanges: (visit: OrderPlace) =>
    stuck(
      `${hostOf(visit)} changes what is ordered, or for whom, while its button is about to be pressed.${orderState(visit)}`,
    ),
  otherTotalOnButton: (visit: OrderPlace, words: string, approved: string) =>
    failed(
      "total_changed",
      `The button that places the order at ${hostOf(visit)} says ${quoted(words)}, and ${approved} was approved.${orderState(visit)}`,
    ),
  buttonUnreadable: (visit: OrderPlace) =>
    stuck(
      `The words on the button that places the order at ${hostOf(visit)} could not be read, so it was not pressed.${orderState(visit)}`,
    ),
  noOrderButton: (visit: OrderPlace) =>
    stuck(`${hostOf(visit)} shows no button that places the order.${orderState(visit)}`),
  shutOrderButton: (visit: OrderPlace, words: string | undefined) =>
    stuck(
      `The button that places the order at ${hostOf(visit)} stays disabled, as if it takes no orders now.${itSays(words)}${orderState(visit)}`,
    ),
  deadOrderButton: (visit: OrderPlace, words: string | undefined) =>
    stuck(
      `The button that places the order at ${hostOf(visit)} does nothing.${itSays(words)}${orderState(visit)}`,
    ),
} as const;
