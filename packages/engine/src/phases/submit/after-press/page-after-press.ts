import { sureReceipt } from "../../../page/outcomes/weigh-receipt.ts";

/** What a page shows some time after the order press, as plain data. */
export interface AfterPressReading {
  /** Confidence that it is the receipt (`weighReceipt`), reduced by complaints. */
  receiptWeight: number;
  /** Differs from the page that was pressed: another document, or other controls. */
  hasChanged: boolean;
  /** Most of its controls are those of the sent form. */
  isFormAsBefore: boolean;
  /** Number of fields still to be filled in. */
  openFields: number;
  /** It has an empty card number field. */
  asksForCard: boolean;
  /** It has a field for a bank's code, or shows a bank that waits for its customer to act elsewhere. */
  isBankAsking: boolean;
  /** It has a button that would place the order. */
  hasOrderButton: boolean;
  /** The button that was pressed only said to continue, and this page's says that it places the order. */
  isLedOn: boolean;
  showsGoods: boolean;
  showsApprovedTotal: boolean;
  /** Its HTTP status is an error. */
  isError: boolean;
  /** Belongs to another site than the page that was pressed. */
  isElsewhere: boolean;
  isOfProvider: boolean;
  /** A person's account was signed in to there to pay with it, and only the payment is left. */
  isSignedInToPay: boolean;
  /** The button that places the order was shut before what was pressed, and no longer is. */
  isOrderOpened: boolean;
  /** A payment's page behind the one that got the card, which only has its button left. */
  isReviewOfCard: boolean;
  /** It asks how an order is paid that no payment method was chosen for before. */
  asksHowToPay: boolean;
  /** The button might have led to another step, and the page asks for something every order needs. */
  asksForStep: boolean;
  /** A request is pending, or the page shows that it is busy. */
  isBusy: boolean;
}

export const pageKinds = [
  "receipt",
  "working",
  "bank_page",
  "card_form",
  "same_form",
  "review",
  "provider_page",
  "choice_of_payment",
  "next_step",
  "nothing",
] as const;
export type PageKind = (typeof pageKinds)[number];

export interface PageAfterPress {
  kind: PageKind;
  weight: number;
  because: readonly Reason[];
}

/** The weights of each sign, by kind of page. */
const signs = {
  receipt: { "is a receipt": 10 },
  working: { "is busy": 6 },
  bank_page: { "shows a bank that asks": 7 },
  card_form: {
    "asks for a card": 5,
    "has an order button": 1,
    "shows the approved total": 1,
    "form is as before": -3,
  },
  same_form: { "form is as before": 4, "has an order button": 1, "has open fields": 1 },
  review: {
    "has an order button": 2,
    "was led on to": 2,
    "shows the goods": 2,
    "shows the approved total": 2,
    "has changed": 1,
    // Such a page may only show the amount, which is compared before the press.
    "is signed in to pay": 9,
    "reviews the card": 9,
    "can be ordered now": 6,
    "has open fields": -3,
    "form is as before": -3,
    "asks for a card": -5,
    "asks how to pay": -5,
    "is an error": -5,
    "is elsewhere": -5,
  },
  provider_page: { "is of a provider": 3, "is elsewhere": 1 },
  choice_of_payment: { "asks how to pay": 8, "form is as before": -4, "is an error": -5 },
  // It may also show the goods, the total and a button; the button isn't pressed before the step is done.
  next_step: { "asks for a step": 9 },
  nothing: {},
} as const satisfies Record<PageKind, object>;
type Signs = (typeof signs)[PageKind];
type Reason = Signs extends infer Each ? (Each extends object ? keyof Each : never) : never;

/** Pages below this weight are classified as "nothing". */
const leastWeight = 4;
/** A review page has to show everything a person would check before pressing. */
const leastReview = 7;

/**
 * Classifies the page by everything it shows. A single phrase doesn't make a receipt, nor a single button a
 * review.
 */
export function classifyAfterPress(reading: AfterPressReading): PageAfterPress {
  const holds: Record<Reason, boolean> = {
    "is a receipt": reading.receiptWeight >= sureReceipt,
    "is busy": reading.isBusy,
    "shows a bank that asks": reading.isBankAsking,
    "asks for a card": reading.asksForCard,
    "has an order button": reading.hasOrderButton,
    "was led on to": reading.isLedOn,
    "shows the approved total": reading.showsApprovedTotal,
    "shows the goods": reading.showsGoods,
    "form is as before": reading.isFormAsBefore,
    "has open fields": reading.openFields > 0,
    "has changed": reading.hasChanged,
    "is an error": reading.isError,
    "is elsewhere": reading.isElsewhere,
    "is of a provider": reading.isOfProvider,
    "is signed in to pay": reading.isSignedInToPay,
    "reviews the card": reading.isReviewOfCard,
    "can be ordered now": reading.isOrderOpened,
    "asks how to pay": reading.asksHowToPay,
    "asks for a step": reading.asksForStep,
  };
  const all = pageKinds.map((kind) => weigh(kind, holds));
  const fitting = all.filter(({ kind, weight }) => weight >= (kind === "review" ? leastReview : leastWeight));
  const nothing: PageAfterPress = { kind: "nothing", weight: 0, because: [] };
  return fitting.reduce((best, one) => (one.weight > best.weight ? one : best), nothing);
}

function weigh(kind: PageKind, holds: Record<Reason, boolean>): PageAfterPress {
  const found = Object.entries(signs[kind]).filter(([reason]) => holds[reason as Reason]);
  return {
    kind,
    weight: found.reduce((sum, [, weight]) => sum + weight, 0),
    because: found.map(([reason]) => reason as Reason),
  };
}
