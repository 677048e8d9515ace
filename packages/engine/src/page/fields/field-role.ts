import type { ShippingField } from "@cartwright/contract";
import type { SecretKind } from "../../secrets/decide-recipient.ts";
import type { WordedRole } from "../../words/words.ts";
import type { ControlKind } from "./control-snapshot.ts";

/** What a field is for. */
export type FieldRole =
  | WordedRole
  /** "Calle", "Avenida": some forms have a list of them before the name of the street. */
  | "streetType"
  /** One of the further boxes of a card number that is split across several. */
  | "cardNumberRest"
  | "cardHolderFirst"
  | "cardHolderLast"
  /** Whose bank account it is, beside its number. */
  | "accountHolder"
  /** Permits the shop to debit that account. */
  | "mandate"
  /** The pronunciation of a name, in a phonetic script. */
  | "firstNameReading"
  | "lastNameReading"
  | "fullNameReading"
  /** What the buyer shares with a bank, a mailbox or a wallet. No shop is given it. */
  | "othersSecret"
  | "unknown";

/** Everything the engine knows about a role. */
export interface RoleFacts {
  /** The part of the purchase it belongs to. */
  part: RolePart;
  /** The kinds of control that can hold it. */
  kinds: readonly ControlKind[];
  filledBy: Filler;
  /** The buyer detail that it holds or requires. */
  detail?: ShippingField;
  /** Its value is derived from that detail, which isn't always possible: then a person is asked. */
  isMade?: true;
  /**
   * The default for a checkbox that the shop doesn't require: no subscriptions, no new accounts, nothing
   * saved.
   */
  box?: "yes" | "no";
  /** A combobox takes only listed values; for other roles it only suggests and takes any text. */
  isListed?: true;
  /** Nearly every field of this role groups the characters typed into it. */
  isGrouped?: true;
  /** For fields that belong to a secret: the kind of secret its recipient must be trusted with. */
  secret?: SecretKind;
  /** Its content is never shown. */
  isHidden?: true;
  /** How a field's value is compared with the intended one. By words unless set. */
  compared?: Comparison;
}

export type RolePart =
  /** The recipient: fields that every address form has. */
  | "name"
  /** The destination: likewise. */
  | "place"
  | "region"
  /** The rest of an address. */
  | "address"
  | "contact"
  | "account"
  /** Delivery and payment methods. */
  | "choice"
  | "card"
  /** What only the buyer knows and no profile contains. */
  | "person"
  /** A consent checkbox. */
  | "consent"
  | "other";

export type Filler =
  | "buyer"
  | "account"
  | "boxes"
  | "delivery"
  | "payment"
  | "card"
  | "code"
  | "quantity"
  /** A person is asked if the shop requires it. */
  | "person"
  | "nobody";

export type Comparison = "words" | "digits" | "phone" | "expiry" | "postalCode" | "exactly";

const line = ["text", "combobox"] as const;
const text = [...line, "textarea"] as const;
const list = ["select", "listbox"] as const;
/** Of choices that any list may offer, also one that can be typed into. */
const anyList = [...list, "combobox"] as const;

const card = { part: "card", filledBy: "card", secret: "card", kinds: line } as const;
const hiddenCard = { ...card, isHidden: true } as const;
const expiry = { ...hiddenCard, kinds: [...line, "date", ...list] } as const;
const password = {
  part: "account",
  filledBy: "account",
  kinds: line,
  secret: "password",
  isHidden: true,
  compared: "exactly",
} as const;
const name = { part: "name", filledBy: "buyer", kinds: text } as const;
const reading = { part: "address", filledBy: "buyer", kinds: text, isMade: true } as const;
const place = { part: "place", filledBy: "buyer", kinds: [...text, ...list] } as const;
const region = { part: "region", filledBy: "buyer", kinds: [...text, ...list], isListed: true } as const;
const address = { part: "address", kinds: text } as const;
const consent = { part: "consent", filledBy: "boxes", kinds: ["checkbox"] } as const;
const choice = { part: "choice", kinds: ["radio", ...list] } as const;
const asked = { filledBy: "person", kinds: [...text, "date"] } as const;
const untouched = { part: "other", filledBy: "nobody", kinds: text } as const;

/**
 * All roles, in the order in which the buyer's details are filled: choosing the country re-renders what
 * follows, and the state depends on it. The fields that every shop has come last, so that a form that saves
 * itself once it is complete saves once, with everything filled.
 */
export const roleFacts: Readonly<Record<FieldRole, RoleFacts>> = {
  email: { part: "contact", filledBy: "buyer", kinds: text, detail: "email" },
  country: { ...region, detail: "country_code" },
  firstName: { ...name, detail: "first_name" },
  lastName: { ...name, detail: "last_name" },
  fullName: { ...name, detail: "last_name", isMade: true },
  lastNameReading: { ...reading, detail: "last_name" },
  firstNameReading: { ...reading, detail: "first_name" },
  fullNameReading: { ...reading, detail: "last_name" },
  phoneCountry: { part: "contact", filledBy: "buyer", kinds: [...text, ...list], isListed: true },
  phone: {
    part: "contact",
    filledBy: "buyer",
    kinds: text,
    detail: "phone",
    compared: "phone",
    isGrouped: true,
  },
  addressLine2: { ...address, filledBy: "buyer", detail: "address_line2" },
  state: { ...region, detail: "state" },
  streetType: {
    ...address,
    kinds: [...text, ...list],
    filledBy: "buyer",
    detail: "address_line1",
    isMade: true,
    isListed: true,
  },
  houseNumber: { ...address, filledBy: "buyer", detail: "address_line1", isMade: true },
  addressLine1: { ...place, detail: "address_line1" },
  city: { ...place, detail: "city" },
  postalCode: { ...place, detail: "postal_code", compared: "postalCode" },
  addressLine3: { ...address, filledBy: "person" },
  middleName: { ...address, filledBy: "person" },
  company: { ...address, filledBy: "person" },

  salutation: { ...asked, part: "person", kinds: ["radio", ...anyList], isListed: true },
  gender: { ...asked, part: "person", kinds: [...text, "radio", ...list] },
  dateOfBirth: { ...asked, part: "person", kinds: [...text, "date", ...list] },
  taxNumber: { ...asked, part: "person" },
  bankAccount: { ...asked, part: "other" },
  accountHolder: { part: "other", filledBy: "buyer", kinds: text, detail: "last_name", isMade: true },
  orderNote: { ...asked, part: "other" },
  giftMessage: { ...asked, part: "other", kinds: [...text, "checkbox"] },
  amount: { ...asked, part: "other", kinds: [...text, ...list] },
  unknown: {
    ...asked,
    part: "other",
    kinds: [...text, ...list, "date", "radio", "checkbox", "file"],
    isListed: true,
  },

  username: { part: "account", filledBy: "account", kinds: text },
  password,
  newPassword: password,
  oneTimeCode: {
    part: "other",
    filledBy: "code",
    kinds: line,
    secret: "code",
    isHidden: true,
    compared: "digits",
  },

  terms: { ...consent, box: "yes" },
  /** Depends on the payment method. */
  mandate: consent,
  newsletter: { ...consent, box: "no" },
  createAccount: { ...consent, kinds: ["checkbox", "radio"], box: "no" },
  saveDetails: { ...consent, box: "no" },
  extra: { ...consent, kinds: ["checkbox", "radio", ...list] },
  billingSameAsShipping: { ...consent, kinds: ["checkbox", "radio"], box: "yes" },

  shippingMethod: { ...choice, filledBy: "delivery" },
  paymentMethod: { ...choice, filledBy: "payment" },

  cardNumber: { ...hiddenCard, compared: "digits", isGrouped: true },
  cardNumberRest: { ...hiddenCard, compared: "digits" },
  cardExpiry: { ...expiry, compared: "expiry" },
  cardExpiryMonth: { ...expiry, compared: "digits", isListed: true },
  cardExpiryYear: { ...expiry, compared: "digits", isListed: true },
  cardCode: { ...hiddenCard, compared: "digits" },
  cardHolder: card,
  cardHolderFirst: card,
  cardHolderLast: card,
  cardBrand: { ...card, kinds: ["radio", ...anyList], isListed: true },

  quantity: { part: "other", filledBy: "quantity", kinds: [...text, ...list], isListed: true },
  othersSecret: { ...untouched, kinds: [...text, "file"] },
  giftCard: { ...untouched, kinds: line },
  coupon: untouched,
  captcha: untouched,
  search: untouched,
};

export const fieldRoles = Object.keys(roleFacts) as readonly FieldRole[];

export function rolesWhere(holds: (facts: RoleFacts) => unknown): ReadonlySet<FieldRole> {
  return new Set(fieldRoles.filter((role) => holds(roleFacts[role])));
}

export function rolesOf(...parts: readonly RolePart[]): ReadonlySet<FieldRole> {
  return rolesWhere(({ part }) => parts.includes(part));
}

/** Roles whose values are never shown. */
export const secretRoles = rolesWhere(({ isHidden }) => isHidden);

export const cardRoles = rolesOf("card");

export const expiryRoles: ReadonlySet<FieldRole> = new Set([
  "cardExpiry",
  "cardExpiryMonth",
  "cardExpiryYear",
]);

/** Any one of these means that the form asks for an address. */
export const addressRoles = rolesOf("name", "place");

export const placeRoles = rolesOf("place");

export const passwordRoles = rolesWhere(({ secret }) => secret === "password");

/** Values that are words, which a number input can't hold. */
const wordedValues: ReadonlySet<FieldRole> = new Set([
  ...rolesOf("name"),
  ...(["email", "addressLine1", "city", "company", "cardHolder"] as const),
]);

/** Whether a control of this kind can hold such a value. */
export function fitsKind(role: FieldRole, { kind, type }: { kind: ControlKind; type?: string }): boolean {
  if (kind === "text" && type === "number" && wordedValues.has(role)) return false;
  return roleFacts[role].kinds.includes(kind);
}
