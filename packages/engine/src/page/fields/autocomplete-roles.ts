import type { FieldRole } from "./field-role.ts";

/** The field names of the HTML standard's autofill section. */
const roles: Readonly<Record<string, FieldRole>> = {
  name: "fullName",
  "given-name": "firstName",
  "additional-name": "middleName",
  "family-name": "lastName",
  "honorific-prefix": "salutation",
  organization: "company",
  "street-address": "addressLine1",
  "address-line1": "addressLine1",
  "address-line2": "addressLine2",
  "address-line3": "addressLine3",
  "address-level1": "state",
  "address-level2": "city",
  country: "country",
  "country-name": "country",
  "postal-code": "postalCode",
  "cc-name": "cardHolder",
  "cc-given-name": "cardHolderFirst",
  "cc-family-name": "cardHolderLast",
  "cc-number": "cardNumber",
  "cc-exp": "cardExpiry",
  "cc-exp-month": "cardExpiryMonth",
  "cc-exp-year": "cardExpiryYear",
  "cc-csc": "cardCode",
  "cc-type": "cardBrand",
  email: "email",
  tel: "phone",
  "tel-national": "phone",
  "tel-local": "phone",
  "tel-country-code": "phoneCountry",
  username: "username",
  "current-password": "password",
  "new-password": "newPassword",
  "one-time-code": "oneTimeCode",
  bday: "dateOfBirth",
  "bday-day": "dateOfBirth",
  "bday-month": "dateOfBirth",
  "bday-year": "dateOfBirth",
  sex: "gender",
};

/**
 * The role according to the `autocomplete` attribute. Undefined if it says nothing usable (`on`, `off`,
 * invented tokens).
 */
export function roleOfAutocomplete(autocomplete: string): FieldRole | undefined {
  return autocomplete
    .split(/\s+/)
    .map((token) => roles[token])
    .findLast((role) => role !== undefined);
}
