import type { WordedRole } from "../../words/words.ts";

/** What a field is for. */
export type FieldRole = WordedRole | "cardHolderFirst" | "cardHolderLast" | "unknown";

/** What is written into such a field is seen by nobody. */
export const secretRoles: ReadonlySet<FieldRole> = new Set([
  "cardNumber",
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
  "cardExpiry",
  "cardExpiryMonth",
  "cardExpiryYear",
  "cardCode",
  "cardHolder",
  "cardHolderFirst",
  "cardHolderLast",
  "cardBrand",
]);
