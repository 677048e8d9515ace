import { type FieldRole, placeRoles, rolesOf } from "../../page/fields/field-role.ts";
import { type Field, fieldWithRole } from "../../page/fields/read-fields.ts";
import { languages } from "../../words/languages.ts";
import { normalise } from "../../words/normalise.ts";
import { isForPartOfFlat } from "./address/parts-of-flat.ts";

/**
 * The fields for a role, in the delivery address and a separate billing address. Also includes other fields for the same detail in the same form: required ones (home, mobile), a repeated
 * e-mail address, and those that ask for the buyer's own beside a recipient's ("Your name").
 */
export function fieldsFor(fields: readonly Field[], role: FieldRole): Field[] {
  const both = [fieldWithRole(fields, role, "shipping"), fieldWithRole(fields, role, "billing")];
  const clear = both.filter((field) => field !== undefined);
  const needed = fields.filter(
    (field) =>
      field.role === role &&
      !field.isAside &&
      ((field.required && !isOfAnother(field, fields)) || isOneOfSeveral(field) || isYours(field)) &&
      clear.some(({ frame, form }) => frame === field.frame && form === field.form),
  );
  const isSpare = (field: Field) =>
    !field.required && needed.some((one) => one.required && isSamePlace(one, field));
  return [...new Set([...clear, ...needed])].filter((field) => !isSpare(field));
}

/** An e-mail address to repeat, or the boxes for staircase, floor and door. */
function isOneOfSeveral({ role, label }: Field): boolean {
  return role === "email" || (role === "addressLine2" && isForPartOfFlat(label));
}

/**
 * "Locality" and "Post town*" of one address, "Postnummer" and "PLZ*": the one that need not be filled in is a smaller place,
 * or the number of something else.
 */
function isSamePlace(one: Field, other: Field): boolean {
  const { role, form, frame, purpose } = other;
  return onceInAddress.has(role) && one.form === form && one.frame === frame && one.purpose === purpose;
}

const nameRoles: ReadonlySet<FieldRole> = new Set(rolesOf("name"));

const onceInAddress: ReadonlySet<FieldRole> = new Set(["city", "postalCode"]);

/** A name asked for once more, without an address of its own: that of another passenger or guest. */
function isOfAnother(field: Field, fields: readonly Field[]): boolean {
  if (!nameRoles.has(field.role)) return false;
  const own = fields.filter(({ form, frame }) => form === field.form && frame === field.frame);
  const at = own.indexOf(field);
  const next = own.findIndex(({ role }, index) => index > at && role === field.role);
  const beside = own.slice(at, next < 0 ? undefined : next);
  return !beside.some(({ role }) => placeRoles.has(role));
}

export function isYours({ label }: Pick<Field, "label">): boolean {
  const plain = normalise(label);
  return languages.some(({ yours }) => yours.some((word) => plain.startsWith(`${word} `)));
}
