import { type Address, isEmail, isPhone } from "../../../address.ts";
import { findCountry } from "../../../places/countries.ts";
import type { Details } from "../cart/basket.ts";

export interface Mistake {
  /** The id of the field in the classic checkout. */
  readonly field: string;
  /** The field's name in bold, then what is wrong with it. */
  readonly label: string;
  readonly words: string;
}

/** All reasons these details cannot become an order. */
export function findMistakes({ email, billing, shipping }: Details): Mistake[] {
  return [
    ...addressMistakes("billing", billing),
    ...mistake(billing.phone === "", "billing_phone", "Billing Phone", "is a required field."),
    ...mistake(
      billing.phone !== "" && !isPhone(billing.phone),
      "billing_phone",
      "Billing Phone",
      "is not a valid phone number.",
    ),
    ...mistake(email === "", "billing_email", "Billing Email address", "is a required field."),
    ...mistake(
      email !== "" && !isEmail(email),
      "billing_email",
      "Billing Email address",
      "is not a valid email address.",
    ),
    ...(shipping ? addressMistakes("shipping", shipping) : []),
  ];
}

function addressMistakes(kind: "billing" | "shipping", address: Address): Mistake[] {
  const country = findCountry(address.countryCode);
  const title = kind === "billing" ? "Billing" : "Shipping";
  const required = (isMissing: boolean, field: string, label: string) =>
    mistake(isMissing, `${kind}_${field}`, `${title} ${label}`, "is a required field.");
  const needsZone = (country?.zones.length ?? 0) > 0;
  const hasZone = country?.zones.some(({ code }) => code === address.zone) ?? false;
  return [
    ...required(address.firstName === "", "first_name", "First name"),
    ...required(address.lastName === "", "last_name", "Last name"),
    ...required(!country, "country", "Country / Region"),
    ...required(address.address1 === "", "address_1", "Street address"),
    ...required(address.city === "", "city", "Town / City"),
    ...required(needsZone && !hasZone, "state", country?.zoneLabel ?? "State"),
    ...required(address.postalCode === "", "postcode", country?.postalLabel ?? "Postcode"),
    ...mistake(
      address.postalCode !== "" && country !== undefined && !country.postalPattern.test(address.postalCode),
      `${kind}_postcode`,
      `${title} ${country?.postalLabel}`,
      "is not a valid postcode / ZIP.",
    ),
  ];
}

function mistake(applies: boolean, field: string, label: string, words: string): Mistake[] {
  return applies ? [{ field, label, words }] : [];
}
