import type { AnswerValues, DisplayedMoney, ShippingField } from "@cartwright/contract";
import type { Field } from "../../page/fields/read-fields.ts";
import type { CartItem, Shop } from "../../shops/shop.ts";
import type { Visit } from "../visit.ts";
import type { KnownBuyer } from "./known-buyer.ts";
import type { Objection } from "./objections.ts";
import { nothingToSave, type PendingSave } from "./pending-save.ts";

export interface PaymentMethod {
  value: string;
  title: string;
}

/** The card fields of a page, and since when these have stood there. */
export interface CardForm {
  fields: readonly Field[];
  at: number;
}

/** The state of working one checkout form. Rounds read the page anew; this is what they remember of each other. */
export interface FormWork {
  buyer: KnownBuyer;
  shop: Shop;
  /** What was put into the cart. */
  item: CartItem;
  /** What finds the fields that the buyer's e-mail address was given in. */
  emailFields: Set<string>;
  /** What has been reported. */
  contact: "open" | "done";
  address: "open" | "done";
  delivery: "open" | "done";
  /** The button that has brought up the ways to deliver in a window, and where it stands, while nothing else was pressed since. */
  chooser?: { key: string; step: string } | undefined;
  /** How often each field had to be filled: a field that never keeps its value ends the work. */
  tries: Map<string, number>;
  /** How often "continue" was pressed on each look of the page. */
  presses: Map<string, number>;
  questions: number;
  /** How often the order's form has come back, and missed nothing. */
  returns: number;
  /** How often the telephone number was written otherwise though nothing was said against it. */
  rewrites: number;
  /** What came of the form that was sent on last. */
  heard: Heard | undefined;
  /** What the page says against which value, since the form was sent last. */
  refused: Map<string, string>;
  /** What the shop has said against which field, by what finds it. */
  objections: Map<string, Objection>;
  /** The forms in which each detail was written already. */
  written: Map<ShippingField, Set<string>>;
  /** What the shop has said against which detail, where that was answered by another form of it. */
  answered: Set<string>;
  /** What was filled in or chosen last. */
  save: PendingSave;
  /** Answers to `details`, by the names of the fields. */
  details: Map<string, string>;
  payment: {
    offered: readonly PaymentMethod[];
    /** The page that offers them, where a decision can still be made good. */
    address: string;
    chosen: PaymentMethod | undefined;
    /** What a person has agreed to. */
    decided: PaymentMethod | undefined;
    /** The card fields as they were seen last, and since when they stand. */
    cardForm: CardForm | undefined;
    /** A person has given the card for a form that comes behind the order's button. */
    isCardDue?: boolean;
    /** The button that a person has agreed to may lead to another step as well: its words say nothing of an order. */
    mayLeadOn?: boolean;
    /** Where the order was pressed first: what comes later may be a payment provider's. */
    orderedAt?: string;
    /** The host at which a person's account was signed in to, to pay with it. */
    signedInAt?: string;
    /** A page of the checkout had a part about paying. */
    isSpokenOf?: boolean;
    /** The page that was looked through for one last. */
    lookedThrough?: string;
  };
  /** What the shop showed as the total on the last step that was left with address and delivery settled. */
  totalBefore: DisplayedMoney | undefined;
  /**
   * `wanted`: nothing else leads past it; `refused`: the form is there again; `entered`: it is gone, a code may follow;
   * `done`: the buyer is signed in.
   */
  signIn: "untried" | "wanted" | "refused" | "registering" | "entered" | "done" | "not_needed";
  account: {
    /** A secret: it lives here alone, and ends with the run. */
    credentials: AnswerValues | undefined;
    asked: number;
    /** What the shop said against those that were given last. */
    words: string | undefined;
    signInPage: string | undefined;
    /** The names under which a new account was tried. */
    registered: Set<string>;
    /** The form of the new account was filled in: another look at it is its refusal. */
    isFormSent: boolean;
    /** That form came back without a word, and the sign-in was tried with what it was sent with. */
    isSignedInAnew?: boolean;
    /** The sign-in has led elsewhere, and the way to the checkout was taken once more. */
    isLedBack: boolean;
    /** How often a way to another address than the one the shop has kept was opened. */
    newAddresses: number;
  };
  /** The one-time code that the shop sends. */
  code: { asked: number; isRefused: boolean; words: string | undefined };
}

/** Nothing was told to the shop yet by which it could know who buys. */
export function isStranger(visit: Pick<Visit, "session">, work: FormWork): boolean {
  return work.contact === "open" && work.address === "open" && !isSignedIn(visit, work);
}

/** As far as one can tell: what was kept of an earlier sign-in may have ended. */
export function isSignedIn({ session }: Pick<Visit, "session">, work: FormWork): boolean {
  return session === "restored" || session === "signed_in" || work.signIn === "entered";
}

export function beginWork(shop: Shop, item: CartItem, buyer: KnownBuyer): FormWork {
  return {
    shop,
    item,
    buyer,
    emailFields: new Set(),
    contact: "open",
    address: "open",
    delivery: "open",
    tries: new Map(),
    presses: new Map(),
    questions: 0,
    returns: 0,
    rewrites: 0,
    heard: undefined,
    refused: new Map(),
    objections: new Map(),
    written: new Map(),
    answered: new Set(),
    save: nothingToSave,
    details: new Map(),
    payment: { offered: [], address: "", chosen: undefined, decided: undefined, cardForm: undefined },
    totalBefore: undefined,
    signIn: "untried",
    account: {
      credentials: undefined,
      asked: 0,
      words: undefined,
      signInPage: undefined,
      registered: new Set(),
      isFormSent: false,
      isLedBack: false,
      newAddresses: 0,
    },
    code: { asked: 0, isRefused: false, words: undefined },
  };
}

/**
 * What came of a form that was sent on. `silent`: the same form came back, and said nothing. `complains`: it said something
 * that belongs to none of its fields.
 */
export type Heard =
  | { kind: "went on" | "silent" }
  | { kind: "objects" | "complains"; words: string; isUnnamed: boolean };
