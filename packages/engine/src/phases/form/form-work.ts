import type { DisplayedMoney, ShippingField } from "@cartwright/contract";
import type { Field } from "../../page/fields/read-fields.ts";
import type { CartItem, Shop } from "../../shops/shop.ts";
import type { Visit } from "../visit.ts";
import { type AccountWork, beginAccount } from "./account-work.ts";
import type { Parties } from "./fields/known-buyer.ts";
import type { Objection } from "./fields/objections.ts";
import { nothingToSave, type PendingSave } from "./ways/pending-save.ts";

export interface PaymentMethod {
  value: string;
  title: string;
}

/** The card fields of a page, and since when they have been there. */
export interface CardForm {
  fields: readonly Field[];
  at: number;
}

/** State of working one checkout form, kept across rounds. */
export interface FormWork extends AccountWork, Parties {
  shop: Shop;
  /** The item in the cart. */
  item: CartItem;
  /** Selectors of the fields that the buyer's e-mail address was written into. */
  emailFields: Set<string>;
  /** Whether each part has been reported. */
  contact: "open" | "done";
  address: "open" | "done";
  /** The buyer's name was written somewhere. */
  isNamed?: boolean;
  delivery: "open" | "done";
  /** What the chosen delivery costs, as its name says. */
  deliveryPrice?: string | undefined;
  /** The button that opened the delivery window, and its step, as long as nothing else was pressed since. */
  chooser?: { key: string; step: string } | undefined;
  /** The place where the goods are collected was chosen in a list of its own. */
  isPlaceChosen?: boolean | undefined;
  /** How often each field was filled: a field that never keeps its value ends the work. */
  tries: Map<string, number>;
  /** How often "continue" was pressed in each state of the page. */
  presses: Map<string, number>;
  /** Steps whose form stayed or came back when it was sent sooner than a person could. */
  unripe: Set<string>;
  questions: number;
  /** How often the order's form has come back with nothing missing. */
  returns: number;
  /** How often the phone number was rewritten without an objection to it. */
  rewrites: number;
  /** Result of the last form that was sent. */
  heard: SendResult | undefined;
  /** The complaints beside fields since the form was last sent, and the values they were first seen with. */
  complained: Map<string, string>;
  /** The shop's objections, by field selector. */
  objections: Map<string, Objection>;
  /** The forms in which each detail has been written. */
  written: Map<ShippingField, Set<string>>;
  /** The shop's objections to details that were answered by another form. */
  answered: Set<string>;
  /** The save of what was last filled in or chosen. */
  save: PendingSave;
  /** Answers to `details`, by field name. */
  details: Map<string, string>;
  payment: {
    offered: readonly PaymentMethod[];
    /** The page that offers them, where a decision can still be applied. */
    address: string;
    chosen: PaymentMethod | undefined;
    /** What the request names, other than the card. */
    requested?: PaymentMethod | undefined;
    /** Only the request names it: the shop asks behind the order how it is paid. */
    isNamedOnly?: boolean;
    /** What a person has agreed to. */
    decided: PaymentMethod | undefined;
    /** The card fields as last seen. */
    cardForm: CardForm | undefined;
    /** A person has given the card for a form behind the order button. */
    isCardDue?: boolean;
    /** The button that a person has agreed to may lead to another step: its text doesn't mention an order. */
    mayLeadOn?: boolean;
    /** The brand of the card that a person has given, as lists of cards name it. */
    cardBrand?: string | undefined;
    /** Types what a later page of the same site asks of the card whose number it has: its code, its expiry. */
    giveRestOfCard?: ((asked: readonly Field[]) => Promise<boolean>) | undefined;
    /** The sites that hold the number of a card that was given: their pages may ask for its code alone. */
    numberSites?: ReadonlySet<string> | undefined;
    /** How many codes of banks and of ways to pay a person has given. */
    codesGiven?: number;
    /** The page behind the order asks how it is paid: `offered` is what it offers. */
    isAskedLater?: boolean;
    /** The card on file that the page names, and whether another way was asked for instead. */
    keptCard?: string | undefined;
    hasLeftKept?: boolean;
    /** The page was asked for other ways to pay than its wallets. */
    hasShownOthers?: boolean;
    /** Where the order was first pressed: later pages may be a payment provider's. */
    orderedAt?: string;
    /** The host where a person's account was signed in to, to pay with it. */
    signedInAt?: string;
    /** The page that takes nothing but wallets, each by a button of its own. */
    walletsAt?: string;
    /** A page of the checkout had a section about payment. */
    isSpokenOf?: boolean;
    /** The page last searched for such a section. */
    lookedThrough?: string;
  };
  /** The total shown on the last step that was left with address and delivery settled. */
  totalBefore: DisplayedMoney | undefined;
  /** The one-time code sent by the shop. */
  code: { asked: number; isRefused: boolean; words: string | undefined };
}

/** The shop has not been given anything that identifies the buyer yet. */
export function isStranger(visit: Pick<Visit, "session">, work: FormWork): boolean {
  return work.contact === "open" && work.address === "open" && !isSignedIn(visit, work);
}

/** Best guess: a restored session may have expired. */
export function isSignedIn({ session }: Pick<Visit, "session">, work: FormWork): boolean {
  return session === "restored" || session === "signed_in" || work.signIn === "entered";
}

export function beginWork(
  shop: Shop,
  item: CartItem,
  { buyer, payer }: Pick<Parties, "buyer" | "payer">,
  known?: AccountWork["account"],
): FormWork {
  return {
    shop,
    item,
    buyer,
    payer,
    emailFields: new Set(),
    contact: "open",
    address: "open",
    delivery: "open",
    tries: new Map(),
    presses: new Map(),
    unripe: new Set(),
    questions: 0,
    returns: 0,
    rewrites: 0,
    heard: undefined,
    complained: new Map(),
    objections: new Map(),
    written: new Map(),
    answered: new Set(),
    save: nothingToSave,
    details: new Map(),
    payment: { offered: [], address: "", chosen: undefined, decided: undefined, cardForm: undefined },
    totalBefore: undefined,
    ...beginAccount(known),
    code: { asked: 0, isRefused: false, words: undefined },
  };
}

/**
 * Result of a form that was sent. `silent`: the same form came back without an objection. `complains`: it
 * shows an objection to none of its fields.
 */
export type SendResult =
  | { kind: "went on" | "silent" }
  | { kind: "objects" | "complains"; words: string; isUnnamed: boolean };
