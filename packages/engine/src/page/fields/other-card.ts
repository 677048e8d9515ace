import { hasPhrase, normalise } from "../../words/normalise.ts";
import { otherCards } from "../../words/paying/other-cards.ts";
import { says } from "../../words/says.ts";
import type { FieldDescriptor } from "./control-snapshot.ts";
import { cardRoles, type FieldRole } from "./field-role.ts";

/** A longer text above a group says more than what its fields are for. */
const longestHeading = 90;

/**
 * Removes what would make the field one of the card that pays, if it is of another card: "Loyalty card number", or
 * "Card number" below "Proof of age: your identity card". What the shop tells the browser outweighs that.
 */
export function withoutOtherCards(
  scores: ReadonlyMap<FieldRole, number>,
  field: Pick<FieldDescriptor, "label" | "placeholder" | "nearby" | "group" | "autocomplete">,
): ReadonlyMap<FieldRole, number> {
  const isOfCard = [...scores.keys()].some((role) => cardRoles.has(role));
  if (!isOfCard || /(^| )cc-/.test(field.autocomplete) || !isOfOther(field)) return scores;
  return new Map([...scores].filter(([role]) => !cardRoles.has(role)));
}

function isOfOther({ label, placeholder, nearby, group }: Parameters<typeof withoutOtherCards>[1]): boolean {
  if ([label, placeholder, nearby].some(namesOtherCard)) return true;
  // "Pay by card, or with your club card" is above the fields of both.
  return group.length <= longestHeading && namesOtherCard(group) && !speaksOfPaying(group);
}

/** Whether a text names a card that pays for nothing: of a club, an identity card. */
export function namesOtherCard(text: string): boolean {
  return text !== "" && hasPhrase(normalise(text), otherCards);
}

function speaksOfPaying(text: string): boolean {
  const plain = normalise(text);
  return says(plain, ({ moves, fields }) => [...moves.pay, ...fields.paymentMethod]);
}
