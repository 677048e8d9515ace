import type { Buyer } from "../../../src/index.ts";

/** A buyer of whom everything is known. */
export function ada(email: string): Buyer {
  return {
    name: { first: "Ada", last: "Lovelace" },
    contact: { email, phone: "+1 415 555 0134" },
    shipping: {
      addressLines: ["548 Market Street", "Floor 3"],
      locality: "San Francisco",
      administrativeAreaCode: "CA",
      postalCode: "94104",
      countryCode: "US",
    },
  };
}

export const goodCard = { card_number: "4242 4242 4242 4242", card_expiry: "12 / 34", card_cvc: "123" };
export const decliningCard = { card_number: "4000000000000002", card_expiry: "12/34", card_cvc: "123" };
