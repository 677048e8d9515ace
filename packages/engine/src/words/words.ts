/** What a press of a button or link would do. */
export const moves = [
  "add_to_cart",
  "buy_now",
  /** Says only where the item is; on the button that has put it there, a press puts in another. */
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
  /** Leads to the fields for an address, where the shop shows one that it has kept. */
  "new_address",
  "edit",
  "update_cart",
  "remove",
  /** Says yes to what one is asked before one may look around. */
  "affirm",
  "dismiss",
  "decline_offer",
  "accept_offer",
  "reject_cookies",
  "accept_cookies",
] as const;
export type Move = (typeof moves)[number];

/** Roles that people name in words beside a field. */
export const wordedRoles = [
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
export type WordedRole = (typeof wordedRoles)[number];

/**
 * The words of one language. Phrases are lower case, without accents or punctuation, as `normalise` leaves a text;
 * a phrase matches whole words. A list of them is written as text that wraps (`phrases`).
 */
export interface Words {
  /** ISO 639-1. */
  language: string;
  fields: Record<WordedRole, readonly string[]>;
  moves: Record<Move, readonly string[]>;
  /** Begin what a button says that pays in one way of several, whose name follows. */
  payWith: readonly string[];
  /** What a button begins with that leads to the step it goes on to name. */
  leadsTo: readonly string[];
  /** What a button says that ends what was filled in, and may lead on or place the order. */
  closes: readonly string[];
  /** In the name of a field for an address: it takes the street alone. */
  street: readonly string[];
  /** Names the part of the page that lists what is ordered and what it costs. */
  orderSummary: readonly string[];
  purpose: { shipping: readonly string[]; billing: readonly string[] };
  total: {
    /** The amount to pay, shipping and tax included. */
    grand: readonly string[];
    /** What follows in the name of a total is part of it: "total including shipping". */
    including: readonly string[];
    /** Rows that look like it and are not: subtotal, savings, a count of items. */
    partial: readonly string[];
    /** Beside a total: there is more to pay than it says, again or besides. */
    open: readonly string[];
    /** In a sentence with an amount: it is charged again and again. */
    again: readonly string[];
    /** In a sentence with another amount than the total: it is charged later, or besides. */
    later: readonly string[];
    /** What a page that only takes the payment may call it, and a shop calls many things. */
    ofPayment: readonly string[];
    /** The total is not known yet. */
    pending: readonly string[];
  };
  delivery: {
    /** Say of a choice that it is a way to deliver. */
    names: readonly string[];
    /** The goods come only as far as a shop, a locker, a parcel office: the buyer has to fetch them. */
    collection: readonly string[];
    free: readonly string[];
  };
  payment: {
    /** Name a card among the ways to pay. */
    card: readonly string[];
    /** All that a button says which opens the form for a card, where it says nothing of paying. */
    cardAlone: readonly string[];
    /** Pay for a part only, though they may be cards. */
    gift: readonly string[];
    points: readonly string[];
    /** Drawn from a bank account, though they may speak of debit. */
    account: readonly string[];
    /** Ways to pay without a card. */
    other: readonly string[];
    /** What a button has to say beside the card to be one that pays. */
    paying: readonly string[];
  };
  confirmation: {
    /** Said only after an order was placed. */
    placed: readonly string[];
    /** What was placed, and what became of it: one sentence of both, with none of the last before, says so in any words. */
    order: readonly string[];
    done: readonly string[];
    doneUnless: readonly string[];
    /** Whole lines: the heading of the page where a customer finds all orders. */
    orderList: readonly string[];
    /** Whole lines: said after an order, and elsewhere too. */
    thanks: readonly string[];
    /** Whole lines: the heading of a receipt. */
    receipt: readonly string[];
    /** What stands before an order's number. */
    orderNumber: readonly string[];
    /** What stands before other numbers of a receipt, which count where it shows none of the order. */
    otherNumber: readonly string[];
    /** "Number", as a heading or a sentence ends with it. */
    number: readonly string[];
    /** "Is", between these words and the number. */
    is: readonly string[];
  };
  refusal: {
    /** The bank or the processor refused the card. */
    declined: readonly string[];
    /** Something else went wrong with the order or the payment. */
    failed: readonly string[];
    /** A field is wrong or empty. */
    field: readonly string[];
    /** Nothing was ordered yet, and the same press may do it in a moment. */
    notYet: readonly string[];
  };
  soldOut: readonly string[];
  /** What one may do with a product besides buying it, and with the page beside it. */
  besideBuying: readonly string[];
  /** Stands where the ways to deliver would be. */
  noDelivery: readonly string[];
  /** Stands where the ways to pay would be. */
  noPayment: readonly string[];
  /** What the versions of one product are headed with, where each has a page of its own. */
  versions: readonly string[];
  /** Stands in the place of the page where a shop takes its visitor for a robot. */
  robotWall: readonly string[];
  /** Two parts of a line that wants a button pressed once more, whose name it says between or beside them. */
  onceMore: { press: readonly string[]; goOn: readonly string[] };
  /** A bank that has its customer approve a payment: where that is done, and what is to be done there. */
  bankApproval: { place: readonly string[]; approve: readonly string[] };
  /** A bank that wants a code: what it may call that, the choice to have it sent to a telephone, and a button that sends it. */
  bankCode: {
    code: readonly string[];
    bySms: readonly string[];
    send: readonly string[];
    again: readonly string[];
  };
  /** On the page of a payment provider: what leads back to the shop once it was paid, and what gives the payment up. */
  paymentPage: { back: readonly string[]; cancel: readonly string[] };
  /** In a question of the browser's own window: the shop repeats what the press was for. */
  asksToConfirm: { pay: readonly string[]; remove: readonly string[] };
  emptyCart: readonly string[];
  /** The page asks for patience. */
  busy: readonly string[];
  /** Says of a choice that the goods come, and are paid, again and again. */
  repeating: readonly string[];
  /** Begins a choice that turns down what is offered. */
  none: readonly string[];
  /** The two values of an option that can be had or not, and what stands beside its name in words: "with logo". */
  answers: {
    yes: readonly string[];
    no: readonly string[];
    having: readonly string[];
    lacking: readonly string[];
  };
  /** On the two buttons beside a number of pieces. */
  count: { more: readonly string[]; fewer: readonly string[] };
  /** Asks whether the shopper is old enough. */
  ageCheck: readonly string[];
  /** Marks a field that may not stay empty, in brackets beside its name. */
  required: readonly string[];
  /** Marks a field that may stay empty. */
  optional: readonly string[];
  /** Say that what is typed is looked for: "find your address" holds what finds it, and is not sent anywhere. */
  lookUp: readonly string[];
  /** All that a button says which takes a file. */
  upload: readonly string[];
  /** A choice that says nothing about whoever takes it. */
  neutral: readonly string[];
  /** The choices of a list of salutations. */
  salutations: readonly string[];
  /** A box that says so asks for a second address. */
  otherAddress: readonly string[];
  /** Begins the entry of a list that stands until something is chosen. */
  choosing: readonly string[];
  /** May stand between that and the name of what is to be chosen. */
  articles: readonly string[];
  /** Parts of words that a banner about cookies holds. */
  cookies: readonly string[];
}
