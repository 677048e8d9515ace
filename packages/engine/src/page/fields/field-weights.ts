import type { FieldRole } from "./field-role.ts";

/**
 * How much each sign counts towards a field's role. Visible text counts more than developers' names, and two
 * signs that agree outweigh one that contradicts them.
 */
export const weights = {
  label: 100,
  autocomplete: 95,
  nearby: 85,
  placeholder: 70,
  choices: 70,
  name: 50,
  id: 45,
  /** An id that just repeats the name. */
  repeatedId: 8,
  title: 45,
  hints: 42,
  frame: 45,
  /** A placeholder that shows the format: "MM / YY". */
  shape: 45,
  /** The choices are only numbers of instalments, even if the label says "payment". */
  instalments: 120,
  /** Each choice has a price. */
  priced: 36,
  emailType: 55,
  passwordType: 55,
  searchType: 100,
  /** Searchable lists use it too. */
  searchTypeOfList: 30,
  /** Many numbers use this type, so it decides only if there is no other sign. */
  telephoneType: 15,
  telephoneTypeAlone: 35,
  radioName: 40,
  reading: 70,
  /** "Number", "MM", "YY": enough only beside fields that they fit. */
  bareWord: 20,
  /** A pattern or length that fits the role's values. */
  fittingShape: 12,
  /** A length that is too short for the role's values. */
  tooShort: -60,
} as const;

/** The weight of `unknown`: a role has to weigh more. */
export const unknownWeight = 30;

/** Evidence of this weight leaves no doubt. */
export const clearWeight = 60;

/** Another field of a role that an address or a card has only once. */
export const repeatPenalty = -40;
/** A field for the whole name beside one for part of it. */
export const splitNamePenalty = -40;
/** A house number without a street. */
export const houseNumberAlonePenalty = -60;
/** For each required part that an address has. */
export const completeness = 18;
/**
 * A required field with an unknown label whose neighbour lacks its other half. Together with the order and
 * the completed address, this outweighs developers' names.
 */
export const eliminationWeight = 30;
/** The same, if the label is a part of what such fields are called. */
export const partWeight = 45;

/** What a field of one role may also be, as a share of its weight. */
export const alsoPossible: readonly (readonly [FieldRole, FieldRole, number])[] = [
  ["fullName", "cardHolder", 0.5],
  ["fullName", "firstName", 0.5],
  ["fullName", "lastName", 0.5],
  ["firstName", "cardHolderFirst", 0.3],
  ["lastName", "cardHolderLast", 0.3],
  ["addressLine1", "addressLine2", 0.5],
  ["houseNumber", "addressLine1", 0.6],
  ["cardExpiry", "cardExpiryMonth", 0.3],
];

/** If the text names both, the second is the more exact one. */
export const moreSpecificRoles: readonly (readonly [FieldRole, FieldRole])[] = [
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

/** Roles that an address or a card has only once. */
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

/** What is gained if the second follows the first, with at most two fields between them. */
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
