import type { FailureCode, Money } from "@cartwright/contract";
import { quoted } from "../words/quoted.ts";
import { ItemRefused, PurchaseFailed } from "./purchase-failed.ts";
import { hostOf, merchantOf, type Visit } from "./visit.ts";
import { writeMoney } from "./write-money.ts";

type Place = Pick<Visit, "page" | "order">;
type OrderPlace = Place & Pick<Visit, "orderPresses">;

/** Ends a message: "Nothing was ordered" only if that is proved. */
function orderState({ orderPresses }: OrderPlace): string {
  return orderPresses.isNothingOrdered ? " Nothing was ordered." : "";
}

function itSays(words: string | undefined): string {
  return words === undefined || words === "" ? "" : ` It says: ${quoted(words)}.`;
}

interface Unanswered {
  seconds: number;
  words: string | undefined;
  /** What the page asks for that the buyer shares with somebody else. */
  asked?: { host: string; title: string } | undefined;
}

const failed = (code: FailureCode, message: string) => new PurchaseFailed(code, message);
const stuck = (message: string) => failed("stuck", message);
const unreachable = (message: string) => failed("merchant_unreachable", message);
const unknownOrder = (message: string) =>
  failed("order_state_unknown", `${message}: an order may exist. Ask the merchant before buying again.`);

/**
 * Every failure that ends a purchase without an order, with its code and its message: what happened, where,
 * what to do. Listed in the order of a purchase. No message holds a secret; the shop's words are quoted.
 */
export const failures = {
  // Reaching the shop.
  privateAddress: (host: string) =>
    failed(
      "private_address",
      `${host} is an address inside a private network, where nothing is bought. Give the shop's public address.`,
    ),
  forbiddenPort: (host: string, port: number) =>
    failed("navigation_blocked", `No shop is visited on port ${port} of ${host}.`),
  noAnswer: (host: string, seconds: number) =>
    unreachable(`${host} did not answer within ${seconds} seconds. Try again later.`),
  noSuchHost: (host: string) =>
    unreachable(`${host} could not be reached: there is no such host. Check the address.`),
  noConnection: (host: string, why: string) =>
    unreachable(`${host} could not be reached: ${why}. Check the address, or try again later.`),
  serverError: (host: string, status: number) =>
    unreachable(`${host} answered with an error (HTTP ${status}). Try again later.`),
  turnedAway: (host: string, status: number) =>
    unreachable(`${host} turned the visit away (HTTP ${status}).`),
  noSuchPage: (host: string, status: number) =>
    failed("not_a_shop", `${host} has no page at this address (HTTP ${status}). Check the address.`),
  noWebPage: (host: string, kind: string) =>
    failed(
      "not_a_shop",
      `The address at ${host} is no web page but ${kind}. Give the address of a product page.`,
    ),
  notAShop: (visit: Place) =>
    failed(
      "not_a_shop",
      `The page at ${hostOf(visit)} is not a product page of a shop that can be bought from here. Check the address.`,
    ),
  captcha: (visit: Place, words: string) =>
    failed(
      "captcha",
      `${hostOf(visit)} wants proof that a person is visiting (${quoted(words)}), which this service does not give. Buy there by hand.`,
    ),
  ageUnconfirmed: (visit: Place) => stuck(`${hostOf(visit)} sells only to buyers who confirm their age.`),
  ledAway: (host: string) =>
    failed(
      "navigation_blocked",
      `The shop led to ${host}, which is no part of this purchase. If it belongs to the merchant, name it in allowedDomains.`,
    ),
  noSecureWay: (visit: Place, words: string) =>
    stuck(
      `${hostOf(visit)} refuses its checkout over http, and cannot be reached over https.${itSays(words)}`,
    ),

  // The product.
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

  // The cart.
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

  // The checkout.
  noForm: (visit: Place, seconds: number) =>
    stuck(
      `The checkout of ${hostOf(visit)} kept loading: no form appeared within ${seconds} seconds. Try again later.`,
    ),
  checkoutStuck: (visit: Place, what: string) =>
    stuck(`The checkout of ${hostOf(visit)} ${what}. Try again later.`),
  checkoutError: (visit: Place, status: number) =>
    unreachable(
      `${hostOf(visit)} answered with an error in its checkout (HTTP ${status}). Nothing was ordered. Try again later.`,
    ),
  ledNowhere: (visit: Place, button: string, words: string | undefined) =>
    stuck(`${quoted(button)} at ${hostOf(visit)} was pressed and led nowhere.${itSays(words)}`),
  fieldNotFilled: (visit: Place, title: string, why: string) =>
    stuck(`${quoted(title)} at ${hostOf(visit)} could not be filled: ${why}.`),
  strangersField: (
    visit: Place,
    title: string,
    { why, stranger }: { why: string; stranger?: string | undefined },
  ) => {
    const advice = stranger && ` If ${stranger} belongs to the merchant, name it in allowedDomains.`;
    return failed(
      "navigation_blocked",
      `${quoted(title)} at ${hostOf(visit)} is not filled in: ${why}. Nothing was typed there.${advice ?? ""}`,
    );
  },
  detailsMissing: (names: string) =>
    failed("address_refused", `The delivery details are still incomplete: ${names}.`),
  detailsRefused: (complaint: string) => failed("address_refused", complaint),
  keptAddress: (visit: Place, address: string) =>
    failed(
      "address_refused",
      `${hostOf(visit)} would deliver to an address that it has kept (${quoted(address)}), and not to the one of this order. Nothing was ordered. Change it in the account there.`,
    ),
  countryNotServed: (visit: Place, country: string) =>
    failed(
      "country_not_served",
      `${hostOf(visit)} does not deliver to ${country}: its list of countries lacks it.`,
    ),
  codesRefused: (host: string, times: number, words: string | undefined) =>
    failed("sign_in_failed", `${host} accepted none of ${times} codes.${itSays(words)}`),
  signInRefused: (host: string, times: number, words: string | undefined) =>
    failed(
      "sign_in_failed",
      `${host} sells only to customers with an account, and accepted none of the ${times} sign-ins that were given.${itSays(words)}`,
    ),
  paySignInRefused: (host: string, times: number, words: string | undefined) =>
    failed(
      "sign_in_failed",
      `${host} accepted none of the ${times} sign-ins that were given to pay with.${itSays(words)}`,
    ),
  deliveryRefused: (visit: Place, why: string) =>
    failed("no_shipping_method", `No delivery could be chosen at ${hostOf(visit)}: ${why}.`),
  noDelivery: (visit: Place, words: string) =>
    failed(
      "no_shipping_method",
      `${hostOf(visit)} offers no delivery to this address.${itSays(words)} Nothing was ordered.`,
    ),

  asksForSecretOfOthers: (visit: OrderPlace, title: string) =>
    stuck(
      `${hostOf(visit)} asks for ${quoted(title)}. What a buyer shares with a bank, a mailbox or a wallet is given to no shop, and nobody was asked for it.${orderState(visit)}`,
    ),

  // The payment.
  aboveLimit: (objection: string) => new PurchaseFailed("max_cost_exceeded", objection, "max_cost_exceeded"),
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
      `${hostOf(visit)} does not clearly show what the purchase would cost.${unseen === undefined ? "" : ` Its page says ${unseen} where nobody would see it.`}${orderState(visit)}`,
    ),
  totalChanged: (visit: OrderPlace, before: string, after: string) =>
    failed(
      "total_changed",
      `The total at ${hostOf(visit)} was ${before} when it was approved, and ${after}.${orderState(visit)}`,
    ),
  orderChanged: (visit: OrderPlace, sentence: string) =>
    failed(
      "total_changed",
      `${hostOf(visit)} was not as it was approved, and nobody agreed to that. ${sentence}${orderState(visit)}`,
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

  // The order.
  cardDeclined: (visit: Place, words: string, { showsOrder }: { showsOrder: boolean }) =>
    failed(
      "card_declined",
      `${hostOf(visit)} refused the payment.${itSays(words)}${showsOrder ? " It shows an order all the same: ask the merchant before buying again." : ""}`,
    ),
  cardsDeclined: (visit: OrderPlace, times: number, sentence: string) =>
    failed(
      "card_declined",
      `${hostOf(visit)} refused the payment ${times} times. ${sentence}${orderState(visit)}`,
    ),
  allDetailsRefused: (visit: OrderPlace, times: number, sentence: string) =>
    failed(
      "address_refused",
      `${hostOf(visit)} refused the details ${times} times. ${sentence}${orderState(visit)}`,
    ),
  ordersRefused: (visit: OrderPlace, times: number, sentence: string) =>
    stuck(`${hostOf(visit)} refused the order ${times} times. ${sentence}${orderState(visit)}`),
  orderUnanswered: (visit: Place, { seconds, words, asked }: Unanswered) => {
    const secret = asked ? ` ${asked.host} asks for ${quoted(asked.title)}, which is given to no page.` : "";
    const { code, message } = unknownOrder(
      `The order was submitted to ${hostOf(visit)}, which neither confirmed nor refused it within ${seconds} seconds`,
    );
    return failed(code, `${message}${itSays(words)}${secret}`);
  },
  orderNotSentAgain: (visit: Place, sentence: string) =>
    failed(
      "order_state_unknown",
      `The order was submitted to ${hostOf(visit)}, which did not take it. ${sentence} It was not sent again, and an order may exist: ask the merchant before buying again.`,
    ),
  orderUnpaid: (visit: Place, number: string | null, words: string) =>
    failed(
      "order_state_unknown",
      `${hostOf(visit)} took the order${number === null ? "" : ` ${number}`}, but says that it is not paid, though the card was given: ${quoted(words)}. Ask the merchant before buying again.`,
    ),
  orderUnplaced: (visit: Place, words: string) =>
    unknownOrder(`${hostOf(visit)} took what was sent, but says that it is no order yet: ${quoted(words)}`),
  orderOfAnotherDay: (visit: Place, words: string) =>
    unknownOrder(
      `The order was submitted to ${hostOf(visit)}, which answers with one of another day: ${quoted(words)}`,
    ),
  orderUnasked: (visit: Place) => unknownOrder(`${hostOf(visit)} confirms an order that was not placed yet`),
  cardFormGone: (visit: OrderPlace) =>
    failed(
      "order_state_unknown",
      `The order was submitted to ${hostOf(visit)}, whose card form is gone again: an order may exist.${orderState(visit)}`,
    ),
  orderUnseen: (visit: Place, failure: PurchaseFailed | undefined) => {
    const { code, message } = unknownOrder(
      `The order was submitted to ${hostOf(visit)}, and what became of it could not be seen`,
    );
    return failed(code, failure ? `${message} (${failure.message})` : message);
  },

  // The run.
  browserEnded: (visit: Place) =>
    failed("browser_unavailable", `The browser ended while at ${hostOf(visit)}. Try again.`),
  timeUp: (visit: Place, lastWords: string) =>
    failed(
      "timed_out",
      `The purchase at ${hostOf(visit)} took longer than the run may take.${lastWords} Try again later.`,
    ),
  pageTrouble: (visit: Place) =>
    stuck(`The page at ${hostOf(visit)} did not do what was expected of it. Try again later.`),
} as const;
