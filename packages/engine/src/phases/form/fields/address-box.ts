import type { FieldRole } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { normalise, splitName } from "../../../words/normalise.ts";
import { says } from "../../../words/says.ts";

const plainRoles: ReadonlySet<FieldRole> = new Set(["unknown", "extra"]);

/** A choice between one address for goods and bill, and two. */
export function isAddressBox({ role, control, label }: Pick<Field, "role" | "control" | "label">): boolean {
  if (role === "billingSameAsShipping") return true;
  return control === "checkbox" && plainRoles.has(role) && asksForOther(normalise(label));
}

/** "Ship to a different address?" asks the opposite of "same as shipping". */
export function opensOther({ label, name }: Pick<Field, "label" | "name">): boolean {
  return asksForOther(`${normalise(label)} ${splitName(name)}`);
}

/** @param plain normalised */
export function asksForOther(plain: string): boolean {
  return says(plain, ({ otherAddress }) => otherAddress);
}
