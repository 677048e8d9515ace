import { hasPhrase, normalise, splitName } from "../../words/normalise.ts";
import type { Words } from "../../words/words.ts";
import type { FieldDescriptor } from "./control-snapshot.ts";

/**
 * Whether an address field belongs to the shipping or the billing address. Undefined if the page doesn't say.
 */
export function purposeOf(
  field: FieldDescriptor,
  languages: readonly Words[],
): "shipping" | "billing" | undefined {
  if (/(^| )billing( |$)/.test(field.autocomplete)) return "billing";
  if (/(^| )shipping( |$)/.test(field.autocomplete)) return "shipping";
  const nearestFirst = [
    splitName(`${field.name} ${field.id}`),
    normalise(field.label),
    normalise(field.group),
    normalise(field.section),
    splitName(field.surroundings),
  ];
  for (const text of nearestFirst) {
    const isBilling = languages.some((words) => hasPhrase(text, words.purpose.billing));
    const isShipping = languages.some((words) => hasPhrase(text, words.purpose.shipping));
    if (isBilling !== isShipping) return isBilling ? "billing" : "shipping";
  }
  return undefined;
}
