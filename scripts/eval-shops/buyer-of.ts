import type { Buyer } from "@cartwright/engine";
import { type Person, streetLine } from "@cartwright/sandbox";

/** Converts a generated shop's customer to a buyer profile. */
export function buyerOf(person: Person): Buyer {
  const { firstName, lastName, email, phone, city, regionCode, postcode, countryCode } = person;
  return {
    name: { first: firstName, last: lastName },
    contact: { email, phone },
    shipping: {
      addressLines: [streetLine(person)],
      locality: city,
      administrativeAreaCode: regionCode,
      postalCode: postcode,
      countryCode,
    },
  };
}
