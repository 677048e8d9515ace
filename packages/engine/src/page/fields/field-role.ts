import type { WordedRole } from "../../words/words.ts";

/** What a field is for. */
export type FieldRole =
  | WordedRole
  /** One of the further boxes of a card number that is written into several. */
  | "cardNumberRest"
  | "cardHolderFirst"
  | "cardHolderLast"
  /** How a name is read, in a script that is written as it sounds. */
  | "firstNameReading"
  | "lastNameReading"
  | "fullNameReading"
  | "unknown";

/** What is written into such a field is seen by nobody. */
export const secretRoles: ReadonlySet<FieldRole> = new Set([
  "cardNumber",
  "cardNumberRest",
  "cardExpiry",
  "cardExpiryMonth",
  "cardExpiryYear",
  "cardCode",
  "password",
  "newPassword",
  "oneTimeCode",
]);

export const cardRoles: ReadonlySet<FieldRole> = new Set([
  "cardNumber",
  "cardNumberRest",
  "cardExpiry",
  "cardExpiryMonth",
  "cardExpiryYear",
  "cardCode",
  "cardHolder",
  "cardHolderFirst",
  "cardHolderLast",
  "cardBrand",
]);
