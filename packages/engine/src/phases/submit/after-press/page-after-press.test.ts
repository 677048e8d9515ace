import { expect, it } from "vitest";
import { type AfterPressReading, classifyAfterPress, type PageKind } from "./page-after-press.ts";

const bare: AfterPressReading = {
  receiptWeight: 0,
  hasChanged: true,
  isFormAsBefore: false,
  openFields: 0,
  asksForCard: false,
  isBankAsking: false,
  hasOrderButton: false,
  isLedOn: false,
  showsGoods: false,
  showsApprovedTotal: false,
  isError: false,
  isElsewhere: false,
  isSignedInToPay: false,
  isOrderOpened: false,
  isReviewOfCard: false,
  isOfProvider: false,
  asksHowToPay: false,
  asksForStep: false,
  isBusy: false,
};
const review = { hasOrderButton: true, showsGoods: true, showsApprovedTotal: true };

it.each<[string, Partial<AfterPressReading>, PageKind]>([
  ["that weighs enough", { receiptWeight: 5, hasOrderButton: true }, "receipt"],
  [
    "with the total, that a button for continuing led on to",
    { hasOrderButton: true, isLedOn: true, showsApprovedTotal: true },
    "review",
  ],
  [
    "whose order can be placed now",
    { hasOrderButton: true, isOrderOpened: true, isFormAsBefore: true, showsApprovedTotal: true },
    "review",
  ],
  ["of a provider that reviews the card", { hasOrderButton: true, isReviewOfCard: true }, "review"],
  [
    "of a provider that asks for the card anew",
    { hasOrderButton: true, isReviewOfCard: false, asksForCard: true, isFormAsBefore: true, openFields: 3 },
    "same_form",
  ],
  ["that is busy", { isBusy: true, hasOrderButton: true, isFormAsBefore: true }, "working"],
  [
    "with a bank that asks for a code or an approval",
    { isBankAsking: true, isFormAsBefore: true },
    "bank_page",
  ],
  ["with a card form that was not there", { asksForCard: true, openFields: 3, ...review }, "card_form"],
  ["with the form again", { isFormAsBefore: true, ...review, openFields: 1, hasChanged: false }, "same_form"],
  ["with the card form again", { isFormAsBefore: true, asksForCard: true, openFields: 3 }, "same_form"],
  ["with goods, total and button", review, "review"],
  ["without the goods", { ...review, showsGoods: false }, "nothing"],
  ["at another total", { ...review, showsApprovedTotal: false }, "nothing"],
  ["of another site", { ...review, isElsewhere: true }, "nothing"],
  ["that its server calls an error", { ...review, isError: true }, "nothing"],
  [
    "that asks only now how to pay, with goods, total and button",
    { ...review, asksHowToPay: true },
    "choice_of_payment",
  ],
  [
    "that asks only now how to pay, and that a button for continuing led on to",
    { ...review, isLedOn: true, asksHowToPay: true },
    "choice_of_payment",
  ],
  [
    "with the form again, and how to pay",
    { isFormAsBefore: true, ...review, asksHowToPay: true, hasChanged: false },
    "same_form",
  ],
  ["of a provider", { isOfProvider: true, isElsewhere: true }, "provider_page"],
  [
    "of a provider that asks for the card",
    { isOfProvider: true, isElsewhere: true, asksForCard: true },
    "card_form",
  ],
  ["with nothing of all that", {}, "nothing"],
])("a page %s", (_what, signs, kind) => {
  expect(classifyAfterPress({ ...bare, ...signs })).toMatchObject({ kind });
});
