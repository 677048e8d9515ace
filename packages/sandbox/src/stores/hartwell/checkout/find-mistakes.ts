import { type Address, isEmail, isPhone } from "../../../address.ts";
import { findCountry } from "../../../places/countries.ts";
import type { CheckoutDetails } from "./checkout-details.ts";

/** Field name to the words shown under that field. */
export type Mistakes = Readonly<Record<string, string>>;

export function findMistakes(details: CheckoutDetails): Mistakes {
  const { email, address, billingAddress } = details;
  return {
    ...emailMistakes(email),
    ...findAddressMistakes(address),
    ...phoneMistakes(address.phone),
    ...(billingAddress ? prefixed("billing.", findAddressMistakes(billingAddress)) : {}),
  };
}

function findAddressMistakes(address: Address): Mistakes {
  return {
    ...missing(address, "firstName", "Enter a first name"),
    ...missing(address, "lastName", "Enter a last name"),
    ...findPlaceMistakes(address),
  };
}

function prefixed(prefix: string, mistakes: Mistakes): Mistakes {
  return Object.fromEntries(Object.entries(mistakes).map(([name, words]) => [prefix + name, words]));
}

/** Mistakes in the part of an address that affects the delivery price. */
export function findPlaceMistakes(address: Address): Mistakes {
  const country = findCountry(address.countryCode);
  if (!country) return { countryCode: "Select a country/region" };
  const hasZone = country.zones.length === 0 || country.zones.some((zone) => zone.code === address.zone);
  const postalLabel = country.postalLabel.replace(/^P/, "p");
  return {
    ...missing(address, "address1", "Enter an address"),
    ...missing(address, "city", "Enter a city"),
    ...(hasZone ? {} : { zone: `Select a ${country.zoneLabel.toLowerCase()}` }),
    ...missing(address, "postalCode", `Enter a ${postalLabel}`),
    ...(address.postalCode !== "" && !country.postalPattern.test(address.postalCode)
      ? { postalCode: `Enter a valid ${postalLabel}` }
      : {}),
  };
}

function missing(address: Address, field: keyof Address, words: string): Mistakes {
  return address[field] === "" ? { [field]: words } : {};
}

function emailMistakes(email: string): Mistakes {
  if (email === "") return { email: "Enter an email" };
  return isEmail(email) ? {} : { email: "Enter a valid email" };
}

function phoneMistakes(phone: string): Mistakes {
  if (phone === "") return { phone: "Enter a phone number" };
  return isPhone(phone) ? {} : { phone: "Enter a valid phone number" };
}
