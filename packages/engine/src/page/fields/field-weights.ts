import type { FieldRole } from "./field-role.ts";

/**
 * How much each sign says about what a field is for. What a person reads counts more than what developers call it, and two
 * signs that agree count more than one that contradicts them.
 */
export const weights = {
  label: 100,
  autocomplete: 95,
  nearby: 85,
  placeholder: 70,
  choices: 70,
  name: 50,
  id: 45,
  /** An id that only repeats the name. */
  repeatedId: 8,
  title: 45,
  hints: 42,
  frame: 45,
  /** A placeholder that shows what is to be typed: "MM / YY". */
  shape: 45,
  /** Nothing but numbers of payments to choose from, whatever says "payment" above them. */
  instalments: 120,
  /** Choices that each have a price. */
  priced: 36,
  emailType: 55,
  passwordType: 55,
  searchType: 100,
  /** Lists search in themselves, too. */
  searchTypeOfList: 30,
  /** Many numbers are typed as telephones: it decides only where nothing else speaks. */
  telephoneType: 15,
  telephoneTypeAlone: 35,
  radioName: 40,
  reading: 60,
  /** "Number", "MM", "YY": enough only beside fields that they fit to. */
  bareWord: 20,
  /** A pattern or a length that values of the role have. */
  fittingShape: 12,
  /** A length that values of the role exceed. */
  tooShort: -60,
} as const;

/** What speaks for a field being none of those that are known: a role has to weigh more. */
export const unknownWeight = 30;

/** What says so much about a field leaves nothing to guess. */
export const clearWeight = 60;

/** A further field of a role of which an address, or a card, has one. */
export const repeatPenalty = -40;
/** A field for the whole name beside one for a part of it. */
export const splitNamePenalty = -40;
/** The number of a house without a street for it. */
export const loneHouseNumberPenalty = -60;
/** Each part that an address, once it is one, has to have. */
export const completeness = 18;
/**
 * A required field whose words nobody knows, where its neighbour lacks its other half: with the order and the whole
 * address that it makes, more than what developers call it.
 */
export const eliminationWeight = 30;

/** What a field of one role may also be, as a share of its weight. */
export const alsoPossible: readonly (readonly [FieldRole, FieldRole, number])[] = [
  ["fullName", "cardHolder", 0.5],
  ["firstName", "cardHolderFirst", 0.3],
  ["lastName", "cardHolderLast", 0.3],
  ["addressLine1", "addressLine2", 0.5],
  ["houseNumber", "addressLine1", 0.6],
  ["cardExpiry", "cardExpiryMonth", 0.3],
];

/** Where both are said in words, the second says the same more exactly. */
export const moreExactly: readonly (readonly [FieldRole, FieldRole])[] = [
  ["fullName", "firstName"],
  ["fullName", "lastName"],
  ["fullName", "cardHolder"],
  ["cardHolder", "cardHolderFirst"],
  ["cardHolder", "cardHolderLast"],
  ["addressLine1", "addressLine2"],
  ["addressLine1", "houseNumber"],
  ["addressLine2", "houseNumber"],
  ["addressLine1", "city"],
  ["cardExpiry", "cardExpiryMonth"],
  ["cardExpiry", "cardExpiryYear"],
  ["country", "phoneCountry"],
  ["phone", "phoneCountry"],
  ["password", "newPassword"],
];

/** Roles of which an address or a card has one. */
export const singleRoles: ReadonlySet<FieldRole> = new Set([
  "firstName",
  "middleName",
  "lastName",
  "fullName",
  "company",
  "country",
  "addressLine1",
  "addressLine2",
  "addressLine3",
  "houseNumber",
  "postalCode",
  "city",
  "state",
  "phoneCountry",
  "cardHolder",
  "cardHolderFirst",
  "cardHolderLast",
  "cardNumber",
  "cardExpiry",
  "cardExpiryMonth",
  "cardExpiryYear",
  "cardCode",
]);

/** What is to be gained where the second stands behind the first, with at most two fields between them. */
export const sequences: readonly (readonly [FieldRole, FieldRole, number])[] = [
  ["firstName", "lastName", 15],
  ["lastName", "firstName", 15],
  ["addressLine1", "houseNumber", 25],
  ["houseNumber", "addressLine1", 20],
  ["postalCode", "houseNumber", 15],
  ["addressLine1", "addressLine2", 15],
  ["houseNumber", "addressLine2", 12],
  ["addressLine2", "addressLine3", 10],
  ["city", "postalCode", 12],
  ["postalCode", "city", 12],
  ["city", "state", 8],
  ["state", "postalCode", 8],
  ["phoneCountry", "phone", 20],
  ["fullName", "addressLine1", 8],
  ["fullName", "email", 8],
  ["email", "fullName", 8],
  ["dateOfBirth", "dateOfBirth", 30],
  ["cardHolder", "cardNumber", 30],
  ["cardNumber", "cardHolder", 20],
  ["cardExpiry", "cardHolder", 20],
  ["cardExpiryYear", "cardHolder", 20],
  ["cardCode", "cardHolder", 20],
  ["fullName", "cardNumber", -25],
  ["cardNumber", "fullName", -20],
  ["cardExpiry", "fullName", -20],
  ["cardCode", "fullName", -20],
  ["cardBrand", "cardNumber", 10],
  ["cardNumber", "cardExpiry", 20],
  ["cardNumber", "cardExpiryMonth", 20],
  ["cardNumber", "cardExpiryYear", 15],
  ["cardExpiryMonth", "cardExpiryYear", 30],
  ["cardExpiryYear", "cardExpiryMonth", -10],
  ["cardExpiry", "cardExpiryYear", -40],
  ["cardExpiry", "cardExpiryMonth", -40],
  ["cardNumber", "cardCode", 15],
  ["cardExpiry", "cardCode", 15],
  ["cardExpiryYear", "cardCode", 15],
  ["cardCode", "cardExpiry", 10],
  ["cardCode", "cardExpiryMonth", 10],
];
