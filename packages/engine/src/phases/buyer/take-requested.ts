import { rolesWhere } from "../../page/fields/field-role.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { classifyMove } from "../../page/moves/classify-move.ts";
import { workedFields } from "../form/fields/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import type { Visit } from "../visit.ts";
import { fieldKey } from "./asking/ask-for-fields.ts";
import { noteGiven, requestedFields } from "./requested-fields.ts";

/** Roles that no other part of the work fills, or that it can't always fill. */
export const askedRoles = rolesWhere(({ filledBy, isMade }) => filledBy === "person" || isMade);

/** How often a field is filled. */
export const mostTries = 3;

/**
 * Takes over what the request says a field should hold, required or not, and returns those fields. A choice may load
 * the page again, without what was written.
 */
export function takeRequested(
  visit: Visit,
  { details, tries }: Pick<FormWork, "details" | "tries">,
  fields: readonly Field[],
): Field[] {
  const isLost = (key: string) => (tries.get(`detail ${key}`) ?? 0) < mostTries;
  const isOpen = (field: Field) => {
    const isEmpty = askedRoles.has(field.role) && field.enabled && field.value === "";
    return isEmpty && (!details.has(fieldKey(field)) || isLost(fieldKey(field)));
  };
  const worked = workedFields(fields);
  const notes = fields.filter((field) => !worked.includes(field) && isNoteOfOrder(field));
  const found = requestedFields(visit, [...worked, ...notes].filter(isOpen));
  const meant = [...found].filter(([field, { value }]) => {
    const known = details.get(fieldKey(field));
    return known === undefined || known === value;
  });
  for (const [field, detail] of meant) {
    details.set(fieldKey(field), detail.value);
    noteGiven(visit, detail);
  }
  return meant.map(([field]) => field);
}

/** On a last page, the note may be alone in the form of the order's button. */
function isNoteOfOrder({ role, sentBy }: Field): boolean {
  return role === "orderNote" && classifyMove(sentBy)?.move === "pay";
}
