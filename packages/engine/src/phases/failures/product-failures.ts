import { quoted } from "../../words/quoted.ts";
import { hostOf, merchantOf } from "../visit.ts";
import {
  failed,
  itSays,
  type OrderPlace,
  orderState,
  type Place,
  stuck,
  unreachable,
} from "./failure-words.ts";
import { ItemRefused } from "./purchase-failed.ts";

/** Until the checkout is open. */
export const productFailures = {
  soldOut: (visit: Place, title: string) =>
    failed(
      "out_of_stock",
      `${quoted(title)} is sold out at ${merchantOf(visit)}. Try again when it is back in stock.`,
    ),
  buttonShut: (visit: Place, title: string, words: string) =>
    failed(
      "out_of_stock",
      `${quoted(title)} cannot be bought at ${merchantOf(visit)} now: its button ${quoted(words)} cannot be pressed, and its page does not say why.`,
    ),
  saidSoldOut: (visit: Place, words: string) =>
    failed("out_of_stock", `${hostOf(visit)} says: ${quoted(words)}.`),
  soldOutMeanwhile: (visit: OrderPlace, words: string) =>
    failed("out_of_stock", `${hostOf(visit)} says: ${quoted(words)}.${orderState(visit)}`),
  notForSale: (visit: Place, words: string) =>
    failed("out_of_stock", `${hostOf(visit)} does not sell this now: its button says ${quoted(words)}.`),
  fewerPieces: (host: string, sold: number, ordered: number) =>
    failed("out_of_stock", `${host} sells only ${sold} of the ${ordered} pieces ordered.`),
  saleRefused: (host: string, words = "no reason given") =>
    failed("out_of_stock", `${host} did not sell this: ${quoted(words)}.`),
  variantUnsettled: (visit: Place, title: string, times: number) =>
    failed(
      "variant_unavailable",
      `No combination of ${quoted(title)} that ${merchantOf(visit)} sells was chosen, although asked ${times} times.`,
    ),
  notAsRequested: (visit: Place, title: string, words: readonly string[]) =>
    failed(
      "variant_unavailable",
      `${quoted(title)} was not bought at ${merchantOf(visit)}: it has no choice called ${words.map(quoted).join(" or ")}, and it was not wanted as it is.`,
    ),
  variantGone: (host: string, words = "not found") =>
    failed("variant_unavailable", `${host} no longer offers this variant: ${quoted(words)}.`),
  choiceGone: (visit: Place, name: string, title: string) =>
    failed(
      "variant_unavailable",
      `${hostOf(visit)} does not offer ${quoted(title)} for ${quoted(name)} any more.`,
    ),
  choiceRefused: (visit: Place, name: string, title: string) =>
    stuck(`${quoted(title)} could not be chosen for ${quoted(name)} at ${hostOf(visit)}.`),
  piecesNotSold: (visit: Place, quantity: number, sold: string) =>
    failed(
      "variant_unavailable",
      `${hostOf(visit)} sells ${sold}, and ${quantity} were asked for. Ask for a number that it sells.`,
    ),
  piecesRefused: (visit: Place, pieces: string, why: string | undefined) =>
    stuck(`${hostOf(visit)} does not take ${pieces}${why === undefined ? "" : `: ${why}`}.`),
  noCounter: (visit: Place) => stuck(`${hostOf(visit)} shows no field for the number of pieces.`),
  noCartButton: (visit: Place, item = "the item") =>
    stuck(`${hostOf(visit)} shows no button that puts ${item} into the cart.`),
  itemRefused: (visit: Place, words: string) =>
    new ItemRefused(`${hostOf(visit)} did not take the item: ${quoted(words)}.`, words),
  itemNotTaken: (host: string, answer: string) =>
    unreachable(`${host} did not take the item into its cart (${answer}). Try again later.`),

  cartUnreadable: (visit: Place, status: number) =>
    stuck(`The cart of ${hostOf(visit)} could not be read (HTTP ${status}). Try again later.`),
  cartStaysEmpty: (host: string) => stuck(`The cart of ${host} stays empty although the item was added.`),
  cartHoldsOther: (host: string, title: string) =>
    stuck(`The cart of ${host} holds ${quoted(title)}, which was not ordered and could not be removed.`),
  otherAdded: (host: string, line: string) =>
    stuck(`The button of ${host} puts ${quoted(line)} into the cart, which was not ordered.`),
  cartHoldsBoth: (host: string, one: string, other: string) =>
    stuck(`The cart of ${host} holds ${quoted(one)} and ${quoted(other)}: one of them was not ordered.`),
  cartEmptied: (visit: Place, words: string) =>
    stuck(`The cart of ${hostOf(visit)} is empty. ${words} Nothing was ordered.`),
  noWayToCheckout: (visit: Place, words: string | undefined) =>
    stuck(`The way from the cart to the checkout of ${hostOf(visit)} was not found.${itSays(words)}`),
  checkoutShut: (visit: Place, ledTo: string) =>
    stuck(
      `${hostOf(visit)} did not open its checkout: it led to ${ledTo} instead. The cart may have been lost.`,
    ),
} as const;
