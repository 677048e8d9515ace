import { type FieldRole, placeRoles, rolesOf } from "../../page/fields/field-role.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { isAddressBox } from "../form/fields/address-box.ts";
import type { Parties } from "../form/fields/known-buyer.ts";
import { isYours } from "./fields-for.ts";

const ofParties: ReadonlySet<FieldRole> = new Set([...placeRoles, ...rolesOf("name"), "company", "phone"]);

/**
 * Whether a field asks for the details of whoever pays, where the goods go to somebody else: those of the bill, an
 * account that is debited, and the ones beside those of a delivery. A form's only address is that of the goods.
 */
export function isOfPayer(field: Field, fields: readonly Field[], { payer, goesTo }: Parties): boolean {
  if (payer === undefined) return false;
  if (field.role === "accountHolder") return true;
  if (!ofParties.has(field.role)) return false;
  const isBeside = (purpose: Field["purpose"]) =>
    fields.some((one) => one !== field && one.role === field.role && one.purpose === purpose);
  if (field.purpose === "shipping") return false;
  if (field.purpose === undefined) return isBeside("shipping") || (isYours(field) && isBeside(undefined));
  if (goesTo === "billing") return false;
  const isAsked = fields.some(isAddressBox);
  return goesTo === "shipping" || isAsked || isBeside("shipping") || isBeside(undefined);
}
