import type { Move } from "../words/words.ts";

/** What a press should achieve. */
export type WayGoal = "checkout" | "past_sign_in" | "next_step" | "order";

/** Something that could be pressed to continue, and what is known about it. Plain data. */
export interface Way {
  /** The same for the same element on another reading of the page. */
  key: string;
  move: Move | undefined;
  /** 0 to 1: the share of its words that express the move. */
  cover: number;
  text: string;
  spoken: string;
  /** Its names in the markup. */
  names: string;
  /** The full address of a link, or of the form that it sends; empty if there is none. */
  address: string;
  /** The words around it, if it stands alone next to a sign-in. */
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
  /** A layer over the whole window is between it and the pointer. */
  isBehind?: boolean;
  /** One of several buttons of the page that name a price each, and nothing that they do. */
  isOneOfGoods?: boolean;
  /** It shows no word and is beside a number. */
  countsPieces?: boolean;
  /** It says a day, and no more: pressing it would take back what was chosen for another. */
  choosesDay?: boolean;
  /** It sends a form without any field to fill in. */
  sendsBareForm?: boolean;
  area: number;
  /** The purpose of the form around it. */
  form: WayForm;
  /** The last submit control of the form being filled in. */
  endsForm: boolean;
  /** The lowest button of the main content. */
  isLowest: boolean;
  /** A plain button in the form being filled in, with others below it: it does not submit the form. */
  isAmidForm: boolean;
  /** Directly next to a code field. */
  isBesideCode: boolean;
  /** Appeared with the last action. */
  isNew: boolean;
}

export type WayForm =
  | "worked_on"
  | "signs_in"
  | "signs_up_for_news"
  | "sends_message"
  | "searches"
  | "other"
  | "none";

/** What is known about the page and the purchase when a way is weighed. */
export interface WaySituation {
  goal: WayGoal;
  /** The address of the page. */
  url: string;
  /** The shop may know who the buyer is: details were typed, or the buyer is signed in. */
  isBuyerKnown: boolean;
  /** Payment methods, card fields or an amount due are in view, or a payment method was chosen before. */
  isPaymentNear: boolean;
  /** The fields of a card are on the page. */
  takesCard?: boolean;
  /** "Order now" can only refer to the cart: the page is not the product's, and says it once. */
  isOrderOfCart: boolean;
  /** The page asks for the buyer: a button that orders there sends the order, or what is not filled in yet. */
  asksForPerson?: boolean;
  /** A new account is being created, with a person's consent. */
  isRegistering: boolean;
  /** The page asks for agreement to the terms of sale: its submit button may place the order. */
  asksForTerms: boolean;
  /** The address is neither given nor asked for on this page. */
  isBeforeAddress?: boolean;
  /**
   * All details are given, and the page shows the order with its total: submitting it may place the order.
   */
  isLastLook: boolean;
  /**
   * The address is entered on this page and no later step is named, or the whole order is in view and only a
   * list of steps names the payment: a submit button that does not say "continue" may place the order.
   */
  isLastForm: boolean;
  /** The page names a payment method, or may do so in a language that is not supported. */
  saysHowToPay: boolean;
  /** By what the page says, or by the way to pay that is chosen, no step may follow that asks for the payment. */
  isPaidLater: boolean;
  /** Something is sent to the buyer, or the shop has no name yet: more must be asked for than the page asks for. */
  isMoreToCome: boolean;
  /** A button of the page says that it orders: the others don't. */
  hasOrderButton: boolean;
  /** The page asks for a password. */
  asksForPassword: boolean;
  /** Only delivery methods can be filled in now: if they are in a dialog, its button confirms the choice. */
  isDeliveryInFront: boolean;
  /** Several fields to fill in were not understood: they may be all that the shop asks of a buyer. */
  isFormUnread: boolean;
  /** A read-only text field waits for a choice. */
  isChoiceAwaited: boolean;
  /** The form being filled in has a safe button at its end that was not pressed on this step yet. */
  hasFormToSend: boolean;
  /** Whether the run may open a document at this address. */
  mayVisit: (address: string) => boolean;
  /** How often it was pressed on this page before, in any state. */
  usesOf: (way: Way) => number;
  /** Whether the work on the form was at this address before, on another page. */
  hasBeenAt: (address: string) => boolean;
}
