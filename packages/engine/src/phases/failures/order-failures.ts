import { quoted } from "../../words/quoted.ts";
import { hostOf } from "../visit.ts";
import {
  failed,
  itSays,
  type OrderPlace,
  orderState,
  type Place,
  stuck,
  unknownOrder,
} from "./failure-words.ts";
import type { PurchaseFailed } from "./purchase-failed.ts";

interface Unanswered {
  seconds: number;
  words: string | undefined;
  /** What the page asks for that the buyer shares with somebody else. */
  asked?: { host: string; title: string } | undefined;
}

/** Once the order was sent. */
export const orderFailures = {
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
  orderUnpaid: (
    visit: Place,
    number: string | null,
    { words, isByCard }: { words: string; isByCard: boolean },
  ) =>
    failed(
      "order_state_unknown",
      `${hostOf(visit)} took the order${number === null ? "" : ` ${number}`}, but says that it is not paid${isByCard ? ", though the card was given" : ""}: ${quoted(words)}. Ask the merchant before buying again.`,
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
} as const;
