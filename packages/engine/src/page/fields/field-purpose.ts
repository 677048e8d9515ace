import { splitName } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";
import type { FieldDescriptor } from "./control-snapshot.ts";

/**
 * Whether an address field belongs to the shipping or the billing address. Undefined if the page doesn't say.
 */
export function purposeOf(field: FieldDescriptor): "shipping" | "billing" | undefined {
  if (/(^| )billing( |$)/.test(field.autocomplete)) return "billing";
  if (/(^| )shipping( |$)/.test(field.autocomplete)) return "shipping";
  const nearestFirst = [
    splitName(`${field.name} ${field.id}`),
    field.label,
    field.group,
    field.section,
    splitName(field.surroundings),
  ];
  for (const text of nearestFirst) {
    const isBilling = says(text, ({ purpose }) => purpose.billing);
    const isShipping = says(text, ({ purpose }) => purpose.shipping);
    if (isBilling !== isShipping) return isBilling ? "billing" : "shipping";
  }
  return undefined;
}
