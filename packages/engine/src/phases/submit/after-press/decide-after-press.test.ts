import { describe, expect, it } from "vitest";
import { type NothingSent, proveNothingSent } from "../press/order-presses.ts";
import { type AfterPress, decideAfterPress } from "./decide-after-press.ts";

const proof = proveNothingSent({ sent: 0, isSameDocument: true, wasMade: false });
const nothing: AfterPress = {
  page: "nothing",
  asking: undefined,
  mayBeTaken: false,
  isCardDue: false,
  hasCarried: false,
  isAtRest: false,
  isSilent: false,
  isOfferedAgain: false,
  nothingSent: undefined,
  complaints: [],
  isBusy: false,
  isFormReady: true,
  isAwaitingAnswer: false,
  isFormGone: false,
  showsOrder: false,
};
const field = { text: "Postcode?", kind: "field" } as const;
const patience = { text: "Too fast.", kind: "not_yet" } as const;
const declined = { text: "Declined.", kind: "declined" } as const;
const failed = { text: "Something went wrong.", kind: "failed" } as const;
const other = { text: "Look again.", kind: "other" } as const;
const soldOut = { text: "Sold out.", kind: "sold_out" } as const;
const asking = 'Click "Order" to proceed.';

describe("after the press of the order's button", () => {
  it.each<[string, Partial<AfterPress>, string]>([
    ["nothing is known", {}, "wait"],
    ["the page confirms", { page: "receipt" }, "confirmed"],
    ["it confirms and complains", { page: "receipt", complaints: [field] }, "confirmed"],
    ["the shop names a field", { complaints: [field] }, "refused"],
    ["it asks for patience", { complaints: [patience] }, "refused"],
    ["it declines", { complaints: [declined] }, "refused"],
    ["it says that something went wrong", { complaints: [failed] }, "wait"],
    ["something went wrong, and nothing else comes", { complaints: [failed], isAtRest: true }, "refused"],
    [
      "something went wrong on a page without a form, and nothing else comes",
      { complaints: [failed], isAtRest: true, isFormGone: true },
      "failed_for_good",
    ],
    ["it says something", { complaints: [other] }, "wait"],
    ["it says something, and nothing was sent", { complaints: [other], nothingSent: proof }, "refused"],
    ["nothing was sent, and nothing is said", { nothingSent: proof }, "wait"],
    ["a field is named while something is on its way", { complaints: [field], isBusy: true }, "wait"],
    ["a field is named before the answer", { complaints: [field], isAwaitingAnswer: true }, "wait"],
    ["patience is asked for before the answer", { complaints: [patience], isAwaitingAnswer: true }, "wait"],
    ["it declines before another answer", { complaints: [declined], isAwaitingAnswer: true }, "refused"],
    ["it declines, and its button is shut", { complaints: [declined], isFormReady: false }, "wait"],
    ["it declines in a window that may close", { complaints: [declined], isFormGone: true }, "wait"],
    [
      "it declines on a page without a form",
      { complaints: [declined], isFormGone: true, isAtRest: true },
      "declined_for_good",
    ],
    [
      "it says that the payment failed, on a page without a form",
      {
        complaints: [{ text: "Your payment has expired.", kind: "failed" }],
        isFormGone: true,
        isAtRest: true,
      },
      "declined_for_good",
    ],
    ["it has sold out", { complaints: [soldOut] }, "sold_out"],
    ["it has sold out before the answer", { complaints: [soldOut], isAwaitingAnswer: true }, "wait"],
    ["it says something on the form that came back", { complaints: [other], page: "same_form" }, "refused"],
    [
      "it has answered, says something, and offers its button again",
      { complaints: [other], isAtRest: true, isOfferedAgain: true },
      "refused",
    ],
    ["it has answered without a word", { isAtRest: true, isOfferedAgain: true }, "wait"],
    ["something went wrong on the form that came back", { complaints: [failed], page: "same_form" }, "wait"],
    ["the form came back without a word", { page: "same_form", isAtRest: true }, "refused"],
    [
      "something went wrong on the form that came back, and nothing else comes",
      { complaints: [failed], page: "same_form", isAtRest: true },
      "refused",
    ],
    ["the form has only just come back", { page: "same_form" }, "wait"],
    [
      "its next page asks for the card that was given for it",
      { page: "card_form", isCardDue: true },
      "card_asked",
    ],
    ["its next page asks for a card once more", { page: "card_form" }, "wait"],
    ["its next page shows the unpaid order", { page: "review" }, "asked_once_more"],
    [
      "its next page shows the order again, which the card was sent for",
      { page: "review", mayBeTaken: true },
      "wait",
    ],
    [
      "it goes on showing the order that the card was sent for",
      { page: "review", mayBeTaken: true, isAtRest: true },
      "shown_again",
    ],
    ["it names a field there", { page: "review", complaints: [field] }, "refused"],
    ["it shows the order before the answer", { page: "review", isAwaitingAnswer: true }, "wait"],
    ["its next page asks for the press in words alone", { asking }, "refused"],
    ["it is at work", { page: "working" }, "wait"],
    ["the page does nothing", { isSilent: true }, "refused"],
    ["the page says something and does nothing", { isSilent: true, complaints: [other] }, "refused"],
    ["a bank asks", { page: "bank_page" }, "wait"],
  ])("when %s: %#", (_what, facts, kind) => {
    expect(decideAfterPress({ ...nothing, ...facts })).toMatchObject({ kind });
  });

  it.each<[string, NothingSent | undefined]>([
    ["carries the proof where there is one", proof],
    ["carries none where something may have left", undefined],
  ])("a refusal %s", (_what, nothingSent) => {
    const decision = decideAfterPress({ ...nothing, complaints: [field], nothingSent });
    expect(decision).toEqual({ kind: "refused", complaint: field, nothingSent, showsOrder: false });
  });
});

it("what a page says when it has given up is told in full", () => {
  const heading = { text: "Payment failed", kind: "failed" } as const;
  const reason = { text: "The payment request has expired. Order 12 was cancelled.", kind: "other" } as const;
  const facts = { ...nothing, complaints: [heading, reason, heading], isFormGone: true, isAtRest: true };
  expect(decideAfterPress(facts)).toMatchObject({
    kind: "declined_for_good",
    complaint: { text: "Payment failed The payment request has expired. Order 12 was cancelled." },
  });
});

it("a page that does nothing is quoted with the complaint that it shows already", () => {
  const standing = { text: "Card number is invalid", kind: "field" } as const;
  const facts = { ...nothing, page: "same_form", isAtRest: true, standing } as const;
  expect(decideAfterPress(facts)).toMatchObject({ kind: "refused", complaint: standing });
  expect(decideAfterPress({ ...facts, complaints: [field] })).toMatchObject({ complaint: field });
});
