import { cardRoles, type FieldRole, rolesOf } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { classifyMove } from "../../../page/moves/classify-move.ts";

/** Roles that show that a form belongs to an order. */
const ordering: ReadonlySet<FieldRole> = new Set([
  ...cardRoles,
  ...rolesOf("choice"),
  ...(["addressLine1", "city", "postalCode"] as const),
]);

/**
 * A comment, review or enquiry form: it requires a multi-line text, asks who writes it, and has nothing about
 * an order. Its button leads nowhere and buys nothing.
 */
export function isMessageForm(form: readonly Field[]): boolean {
  const text = form.find(({ control, required }) => control === "textarea" && required);
  if (!text || text.form < 0 || !form.some(({ role }) => role === "email")) return false;
  return !form.some(({ role }) => ordering.has(role)) && classifyMove(text.sentBy) === undefined;
}
