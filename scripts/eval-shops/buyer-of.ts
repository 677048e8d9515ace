import type { Buyer } from "@cartwright/engine";
import { type Person, streetLine } from "@cartwright/sandbox";

/** A made shop's customer as a buyer profile has it. */
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
