import type { Move } from "../words/words.ts";

/** What a press is to bring about. */
export type WayGoal = "checkout" | "past_sign_in" | "next_step" | "order";

/** Something that could be pressed to get on, and what is known about it. Plain data. */
export interface Way {
  /** The same for the same thing on another look at the page. */
  key: string;
  move: Move | undefined;
  /** 0 to 1: how much of its words say so. */
  cover: number;
  text: string;
  spoken: string;
  /** How developers call it. */
  names: string;
  /** The whole address of a link, or of the form that it sends; empty where there is none. */
  address: string;
  /** What the words say around it, where it stands alone beside a sign-in. */
  around: string;
  enabled: boolean;
  looksShut: boolean;
  isLink: boolean;
  isSubmit: boolean;
  isFilled: boolean;
  isInText: boolean;
  isInDialog: boolean;
  /** In the header, a navigation or the footer. */
  isAside: boolean;
  isShutStep: boolean;
  area: number;
  /** What the form around it is for. */
  form: WayForm;
  /** The last of the things that send the form which is worked on. */
  endsForm: boolean;
  /** The lowest button of what the page is about. */
  isLowest: boolean;
  /** A plain button in the form that is worked on, with others below it: it does something to the form, and does not send it. */
  isAmidForm: boolean;
  /** It stands right beside the field of a code. */
  isBesideCode: boolean;
  /** It was not there before the last action. */
  isNew: boolean;
}

export type WayForm = "worked_on" | "signs_in" | "signs_up_for_news" | "searches" | "other" | "none";

/** What is known about the page and the purchase when a way is weighed. */
export interface WaySituation {
  goal: WayGoal;
  /** The address of the page. */
  url: string;
  /** The shop may know who buys: something was told to it, or the buyer is signed in. */
  isBuyerKnown: boolean;
  /** Ways to pay, card fields or a total to be paid are in view, or a way to pay was chosen before. */
  isPaymentNear: boolean;
  /** "Order now" can only mean what is in the cart: the page is not the product's, and says it once. */
  isOrderOfCart: boolean;
  /** A new account is being opened, with a person's answer. */
  isRegistering: boolean;
  /** The terms of the sale are agreed to on this page: what sends it may be the order. */
  asksForTerms: boolean;
  /** All is given, and the page shows the order with its total: what is sent from here may place it. */
  isLastLook: boolean;
  /** The address is given on this page, and no later step is named: what sends it and does not say "continue" may order. */
  isLastForm: boolean;
  /** The page names a way to pay, or may do so in a language that is not read here. */
  saysHowToPay: boolean;
  /** The ways to deliver are all that can be filled in now: a window that has them takes what is chosen there. */
  isDeliveryInFront: boolean;
  /** Several fields are to be filled in of which nobody has understood what for: they may be all that the shop asks of a buyer. */
  isFormUnread: boolean;
  /** A text that cannot be typed into waits for something to be chosen. */
  isChoiceAwaited: boolean;
  /** Whether a document may be opened from there. */
  mayVisit: (address: string) => boolean;
  /** How often it was pressed on this page before, in whatever state. */
  usesOf: (way: Way) => number;
}
