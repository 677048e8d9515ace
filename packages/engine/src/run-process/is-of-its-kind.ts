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
 * Whether a question asks for what its key says. The key decides what happens to the answer: a card number
 * that was asked for as part of an address would be stored, and an agent could answer it.
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

/** Titles may lack a word that was typed before, so they are not compared. */
function hasNamesOf(known: ResponseSchema, { properties }: ResponseSchema): boolean {
  return isDeepStrictEqual(Object.keys(properties).sort(), Object.keys(known.properties).sort());
}
