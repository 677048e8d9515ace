import type { AnswerValues, Question } from "@cartwright/contract";
import type { Buyer } from "../../../src/index.ts";

/** A buyer with a complete profile. */
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

/** Gives a card, and selects the host that the question names for the form. */
export function giving(card: AnswerValues): (question: Question) => AnswerValues {
  return ({ responseSchema }) => {
    const [host] = responseSchema.properties.card_form_host?.oneOf ?? [];
    return host ? { ...card, card_form_host: host.const } : card;
  };
}

export const goodCard = { card_number: "4242 4242 4242 4242", card_expiry: "12 / 34", card_cvc: "123" };
export const decliningCard = { card_number: "4000000000000002", card_expiry: "12/34", card_cvc: "123" };
