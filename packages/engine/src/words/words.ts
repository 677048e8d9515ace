/** What a press of a button or link would do. */
export const moves = [
  "add_to_cart",
  "buy_now",
  /** Only says where the item is; on a button that has just added it, another press adds one more. */
  "in_cart",
  "view_cart",
  "go_to_checkout",
  "guest_checkout",
  "sign_in",
  "create_account",
  "continue",
  "pay",
  "accept_terms",
  "apply_code",
  "choose",
  /** Opens the fields for a new address, if the shop shows a saved one. */
  "new_address",
  "edit",
  "update_cart",
  "remove",
  /** Confirms what a visitor must assert before browsing. */
  "affirm",
  "dismiss",
  "decline_offer",
  "accept_offer",
  "reject_cookies",
  "accept_cookies",
] as const;
export type Move = (typeof moves)[number];

/** Roles whose phrases may contain those of others ("gift card number"). The earlier one of two of them counts. */
export const specialRoles = [
  "giftCard",
  "coupon",
  "captcha",
  "search",
  "oneTimeCode",
  "cardCode",
  "cardExpiryMonth",
  "cardExpiryYear",
  "cardExpiry",
  "cardHolder",
  "cardBrand",
  "cardNumber",
  "bankAccount",
  "billingSameAsShipping",
  "newsletter",
  "terms",
  "createAccount",
  "saveDetails",
  "extra",
  "shippingMethod",
  "paymentMethod",
  "giftMessage",
  "orderNote",
  "dateOfBirth",
  "gender",
  "taxNumber",
  "newPassword",
  "password",
  "username",
  "email",
] as const;

/** Roles whose phrases stand in those of special ones. */
export const generalRoles = [
  "phoneCountry",
  "phone",
  "salutation",
  "firstName",
  "middleName",
  "lastName",
  "company",
  "fullName",
  "addressLine3",
  "addressLine2",
  "houseNumber",
  "postalCode",
  "state",
  "city",
  "country",
  "addressLine1",
  "quantity",
  "amount",
] as const;
/** Roles that field labels name in words. Of two that a text names equally, the earlier one counts. */
export const wordedRoles = [...specialRoles, ...generalRoles] as const;
export type WordedRole = (typeof wordedRoles)[number];

/**
 * The words of one language. Phrases are lower case, without accents or punctuation, as returned by
 * `normalise`; a phrase matches whole words. Lists are written as wrapped text (`phrases`).
 */
export interface Words {
  /** ISO 639-1. */
  language: string;
  fields: Record<WordedRole, readonly string[]>;
  moves: Record<Move, readonly string[]>;
  /** Beginning of a button that pays with one method of several; the method's name follows. */
  payWith: readonly string[];
  /** Beginning of a button that leads to a step; the step's name follows. */
  leadsTo: readonly string[];
  /** Buttons that finish a form, and may lead on or place the order. */
  closes: readonly string[];
  /** In the name of an address field: it takes only the street. */
  street: readonly string[];
  /** Headings of the order summary. */
  orderSummary: readonly string[];
  purpose: { shipping: readonly string[]; billing: readonly string[] };
  total: {
    /** The amount to pay, shipping and tax included. */
    grand: readonly string[];
    /** In the name of a total: what follows belongs to it ("total including shipping"). */
    including: readonly string[];
    /** Rows that look like a total but are not: subtotal, savings, an item count. */
    partial: readonly string[];
    /** Beside a total: more must be paid, repeatedly or in addition. */
    open: readonly string[];
    /** In a sentence with an amount: it is charged repeatedly. */
    again: readonly string[];
    /** In a sentence with an amount other than the total: it is charged later, or in addition. */
    later: readonly string[];
    /** Names of the amount on a page that only takes the payment; elsewhere they may mean anything. */
    ofPayment: readonly string[];
    /** The total is not known yet. */
    pending: readonly string[];
  };
  delivery: {
    /** Labels of delivery methods. */
    names: readonly string[];
    /** The goods only go to a shop, a locker or a post office: the buyer has to collect them. */
    collection: readonly string[];
    free: readonly string[];
  };
  payment: {
    /** Names of a card among the payment methods. */
    card: readonly string[];
    /** Full text of a button that opens the card form without mentioning payment. */
    cardAlone: readonly string[];
    /** Pay only part of the price, though they may be cards. */
    gift: readonly string[];
    points: readonly string[];
    /** Drawn from a bank account, though they may mention debit. */
    account: readonly string[];
    /** Said by a box that allows the shop to draw the payment from a bank account. */
    mandate: readonly string[];
    /** Payment methods without a card. */
    other: readonly string[];
    /** Words a button needs beside the card to be a payment button. */
    paying: readonly string[];
  };
  confirmation: {
    /** Said only after an order was placed. */
    placed: readonly string[];
    /**
     * A sentence with words of `order` and `done`, and none of `doneUnless` before, reports a placed order.
     */
    order: readonly string[];
    done: readonly string[];
    doneUnless: readonly string[];
    /** The payment of an order was not made, or is yet to be made: "Payment status: unpaid". */
    unpaid: readonly string[];
    /** It may still arrive: "awaiting payment". */
    paymentOpen: readonly string[];
    /** Whole lines: headings of a customer's order history. */
    orderList: readonly string[];
    /** Whole lines: said after an order, but elsewhere too. */
    thanks: readonly string[];
    /** Whole lines: headings of a receipt. */
    receipt: readonly string[];
    /** Precede an order number. */
    orderNumber: readonly string[];
    /** Precede other numbers on a receipt, which count if it shows no order number. */
    otherNumber: readonly string[];
    /** "Number", at the end of a heading or sentence. */
    number: readonly string[];
    /** "Is", between these words and the number. */
    is: readonly string[];
  };
  refusal: {
    /** The bank or the processor declined the card. */
    declined: readonly string[];
    /** Something else went wrong with the order or the payment. */
    failed: readonly string[];
    /** A field is wrong or empty. */
    field: readonly string[];
    /** Nothing was ordered yet, and pressing again may do it in a moment. */
    notYet: readonly string[];
  };
  /** In the label of a field, it asks the person who fills in the form: "Your name". */
  yours: readonly string[];
  /** What a box offers to do with a card: save it, remember it. */
  keeping: readonly string[];
  soldOut: readonly string[];
  /** Other actions for a product, and for its page. */
  besideBuying: readonly string[];
  /** Shown instead of the delivery methods. */
  noDelivery: readonly string[];
  /** Shown instead of the payment methods. */
  noPayment: readonly string[];
  /** Headings for a product's versions that have separate pages. */
  versions: readonly string[];
  /** Shown instead of the page if a shop takes its visitor for a robot. */
  robotWall: readonly string[];
  /** Two parts of a line that asks to press a button again; its name is between or beside them. */
  onceMore: { press: readonly string[]; goOn: readonly string[] };
  /** Approval of a payment at the bank: where it is done, and what to do there. */
  bankApproval: { place: readonly string[]; approve: readonly string[] };
  /**
   * A bank's request for a code: its names, the option to send it to a phone, and the button that sends it.
   */
  bankCode: {
    code: readonly string[];
    bySms: readonly string[];
    send: readonly string[];
    again: readonly string[];
  };
  /** On a payment provider's page: leads back to the shop after payment, or cancels the payment. */
  paymentPage: { back: readonly string[]; cancel: readonly string[] };
  /** In a browser dialog: the shop asks to confirm what was pressed. */
  asksToConfirm: { pay: readonly string[]; remove: readonly string[] };
  emptyCart: readonly string[];
  /** The page asks to wait. */
  busy: readonly string[];
  /** In a choice: the goods are delivered, and paid for, repeatedly. */
  repeating: readonly string[];
  /** Beginning of a choice that declines an offer. */
  none: readonly string[];
  /** The two values of a yes/no option, and the words used with its name instead: "with logo". */
  answers: {
    yes: readonly string[];
    no: readonly string[];
    having: readonly string[];
    lacking: readonly string[];
  };
  /** The two buttons beside a quantity. */
  count: { more: readonly string[]; fewer: readonly string[] };
  /** Questions about the visitor's age. */
  ageCheck: readonly string[];
  /** Marks of a required field, in brackets beside its name. */
  required: readonly string[];
  /** Marks of an optional field. */
  optional: readonly string[];
  /** A search field: "find your address" only finds the value and is not submitted. */
  lookUp: readonly string[];
  /** Full text of a button that uploads a file. */
  upload: readonly string[];
  /** A choice that reveals nothing about the person. */
  neutral: readonly string[];
  /** The choices of a salutation list. */
  salutations: readonly string[];
  /** A checkbox with these words asks for a second address. */
  otherAddress: readonly string[];
  /** Beginning of a list's placeholder entry. */
  choosing: readonly string[];
  /** May come between that and the name of what is to be chosen. */
  articles: readonly string[];
  /** Parts of words in a cookie banner. */
  cookies: readonly string[];
}
