import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Journal } from "../deciding/journal.ts";
import { totalOf } from "../page/amounts/read-total.ts";
import { moveOf } from "../page/moves/move-of.ts";
import { isPaymentInView } from "../phases/checkout/continue-form.ts";
import { beginWork, type FormWork } from "../phases/form/form-work.ts";
import type { Look } from "../phases/form/ways/read-ways.ts";
import { findPayButton } from "../phases/payment/find-pay-button.ts";
import { OrderPresses } from "../phases/submit/press/order-presses.ts";
import type { Visit } from "../phases/visit.ts";
import { languagesFor } from "../words/languages.ts";
import { lookAtRecorded } from "./play-back.ts";
import type { RecordedRound } from "./recorded-round.ts";
import { readRound } from "./round-file.ts";

const folder = new URL("rounds/", import.meta.url);

/** What a reading says besides the way on: its total, the button that orders, and whether payment is in view. */
interface Said {
  total?: string;
  pay?: string;
  isPayable: boolean;
}

const expected: Record<string, Said> = {
  "an-offer-beside-a-basket-is-declined": { isPayable: false },
  "an-offer-in-front-is-declined": { isPayable: false },
  "buy-and-pay": { total: "17.80", pay: "Buy and pay", isPayable: true },
  "cart-before-checkout": { total: "12.90 USD", isPayable: false },
  "cart-to-checkout-swedish": { isPayable: false },
  "complete-purchase-italian": { total: "53.90 EUR", pay: "Completa l'acquisto", isPayable: true },
  "complete-purchase-on-a-second-page": { total: "391.90", pay: "Complete purchase", isPayable: true },
  "confirm-my-basket-french": { isPayable: false },
  "confirm-order-after-steps-spanish": { total: "1294.90 EUR", pay: "Confirmar pedido", isPayable: true },
  "continue-with-addresses": { total: "387.00", isPayable: false },
  "finish-purchase-swedish": { isPayable: false },
  "go-on-in-unusual-words": { total: "12.90", isPayable: false },
  "go-through-till-spanish": { isPayable: false },
  "go-to-till-japanese": { isPayable: false },
  "guest-beside-sign-in-italian": { total: "53.90 EUR", isPayable: false },
  "guest-beside-sign-in": { total: "49.00 EUR", isPayable: false },
  "next-italian": { total: "53.90 EUR", isPayable: false },
  "next-step-dutch": { total: "151.90 EUR", isPayable: false },
  "next-with-delivery-italian": { total: "53.90 EUR", isPayable: false },
  "on-to-payment-portuguese": { isPayable: false },
  "on-to-the-till-german": { isPayable: false },
  "order-after-a-refusal-german": { total: "49.00 EUR", pay: "Zahlungspflichtig bestellen", isPayable: true },
  "order-and-pay-swedish": { total: "133.90 USD", pay: "Beställ och betala", isPayable: true },
  "order-in-one-page-german": { total: "258.40", pay: "Zahlungspflichtig bestellen", isPayable: true },
  "order-now-before-a-buyer-is-known": { isPayable: false },
  "pay-now-dutch": { total: "17.80 EUR", pay: "Nu betalen", isPayable: true },
  "pay-now-swedish": { total: "89.40 SEK", pay: "Betala nu", isPayable: true },
  "place-order-leads-to-the-form-dutch": { pay: "Bestelling plaatsen", isPayable: true },
  "save-and-continue-swedish": { total: "133.90 USD", isPayable: false },
  "take-me-to-payment": { isPayable: false },
  "till-italian": { isPayable: false },
  "to-the-till-dutch": { isPayable: false },
};

describe.each(Object.entries(expected))("%s", (name, wanted) => {
  test("total and payment are told as a person would read them", () => {
    expect(readAgain(roundOf(name))).toEqual(wanted);
  });

  test("its buttons are taken for what they were", () => {
    const { reading } = roundOf(name);
    const pressables = reading.frames.flatMap((frame) => frame.pressables);
    const moves = pressables.map((one) => moveOf(one, languagesFor(reading.language)).move);
    expect(moves).toEqual(pressables.map(({ move }) => move));
  });
});

function roundOf(name: string): RecordedRound {
  return readRound(readFileSync(new URL(`${name}.json`, folder), "utf8"));
}

function readAgain(round: RecordedRound): Said {
  const look = lookAtRecorded(round);
  const visit = {
    order: { url: round.product },
    browser: { mayVisit: (address: string) => !round.outside.includes(address) },
    session: "none",
    journal: new Journal(),
    orderPresses: new OrderPresses(),
  } as unknown as Visit;
  const work = workOf(round, look);
  const pay = findPayButton(visit, work, look);
  const total = totalOf(look)?.total;
  return {
    ...(total && { total: [total.amount, total.currency].filter(Boolean).join(" ") }),
    ...(pay && { pay: look.pressables.find(({ selector }) => selector === pay.selector)?.text ?? "" }),
    isPayable: isPaymentInView(visit, work, look),
  };
}

function workOf({ goal, known }: RecordedRound, { all }: Look): FormWork {
  const shop = { signs: {} } as FormWork["shop"];
  const work = beginWork(shop, {} as FormWork["item"], { buyer: {} });
  if (known.isBuyerKnown) work.contact = "done";
  if (goal === "order") Object.assign(work, { address: "done", delivery: "done" });
  if (known.isPaymentChosen) work.payment.chosen = { value: "", title: "" };
  work.payment.cardForm = { fields: all.filter(({ role }) => role === "cardNumber"), at: 0 };
  return work;
}

/** No decision works an element. */
