import { type FieldRole, rolesOf } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";

const ofPerson = new Set<FieldRole>(rolesOf("name", "place", "region"));
const ofContact = new Set<FieldRole>(rolesOf("contact"));

/**
 * Whether the page has a form that was not understood: several empty text fields of unknown purpose, and none for
 * a name or an address. An e-mail address is recognised in any language, so beside one, fewer are enough.
 */
export function isFormUnread(fields: readonly Field[]): boolean {
  const own = fields.filter(({ isAside, enabled }) => enabled && !isAside);
  const unread = own.filter(
    ({ role, control, value }) => role === "unknown" && control === "text" && value === "",
  );
  const least = own.some(({ role }) => ofContact.has(role)) ? 2 : 3;
  return unread.length >= least && !own.some(({ role }) => ofPerson.has(role));
}
