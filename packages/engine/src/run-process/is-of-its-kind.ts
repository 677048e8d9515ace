import { isDeepStrictEqual } from "node:util";
import {
  cardSchema,
  cardSchemaNaming,
  credentialsSchema,
  otpSchema,
  type Question,
  type ResponseSchema,
  shippingSchema,
} from "@cartwright/contract";

/**
 * Whether a question wants what its key says. The key decides what becomes of the answer: a card's number that was asked
 * for as a part of an address would be kept, and an agent could be the one to answer.
 */
export function isOfItsKind({ key, responseSchema }: Pick<Question, "key" | "responseSchema">): boolean {
  switch (key) {
    case "card":
      return hasNamesOf(cardSchema, responseSchema) || hasNamesOf(cardSchemaNaming(""), responseSchema);
    case "credentials":
      return hasNamesOf(credentialsSchema, responseSchema);
    case "otp":
      return hasNamesOf(otpSchema, responseSchema);
    case "shipping":
      return hasNamesOf(shippingSchema([]), responseSchema);
    case "variant":
    case "payment_method":
    case "confirm":
      return Object.values(responseSchema.properties).every(({ oneOf }) => oneOf !== undefined);
    case "details":
      return true;
    default:
      return key satisfies never;
  }
}

/** Titles may lack a word that was typed before, and are not compared. */
function hasNamesOf(known: ResponseSchema, { properties }: ResponseSchema): boolean {
  return isDeepStrictEqual(Object.keys(properties).sort(), Object.keys(known.properties).sort());
}
