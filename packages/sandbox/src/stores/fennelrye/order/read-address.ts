import { type Address, addressSchema, isEmail, isPhone } from "../../../address.ts";
import { findCountry } from "../../../places/countries.ts";
import type { Words } from "../words/en.ts";

type Form = Readonly<Record<string, string>>;

/** The address in a submitted form, by the shop's own field names. */
export function readAddress(form: Form): Address {
  return addressSchema.parse({
    firstName: form["f[given]"],
    lastName: form["f[family]"],
    address1: form["f[street]"],
    address2: form["f[extra]"],
    city: form["f[town]"],
    zone: form["f[region]"],
    postalCode: form["f[post]"],
    countryCode: form["f[land]"],
    phone: form["f[tel]"],
  });
}

/** The inverse: form values for an address, to fill the form in again. */
export function writeAddress(address: Address, email: string): Form {
  return {
    "f[given]": address.firstName,
    "f[family]": address.lastName,
    "f[street]": address.address1,
    "f[extra]": address.address2,
    "f[town]": address.city,
    "f[region]": address.zone,
    "f[post]": address.postalCode,
    "f[land]": address.countryCode,
    "f[tel]": address.phone,
    email,
  };
}

export function findAddressMistakes(address: Address, form: Form, words: Words): string[] {
  const country = findCountry(address.countryCode);
  const needsZone = (country?.zones.length ?? 0) > 0;
  const hasZone = country?.zones.some(({ code }) => code === address.zone) ?? false;
  const missing: [isMissing: boolean, label: string][] = [
    [address.firstName === "", words.firstName],
    [address.lastName === "", words.lastName],
    [!country, words.country],
    [needsZone && !hasZone, words.region],
    [address.address1 === "", words.street],
    [!country?.postalPattern.test(address.postalCode), words.postcode],
    [address.city === "", words.town],
    [!isPhone(address.phone), words.phone],
    [!isEmail(form.email ?? ""), words.deliveryNotice],
  ];
  return [
    ...missing.filter(([isMissing]) => isMissing).map(([, label]) => `${words.required}: ${label}`),
    ...(form.privacy ? [] : [words.privacyError]),
  ];
}
