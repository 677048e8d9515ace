import { addressRoles, type FieldRole, rolesOf } from "./field-role.ts";

const asking: ReadonlySet<FieldRole> = new Set([...addressRoles, "country", "email", "phone", "cardNumber"]);
const leastAsked = 2;

/** Only a checkout asks for two of these: a newsletter's window asks for one. */
export function asksWhoBuys(fields: readonly { role: FieldRole }[]): boolean {
  return new Set(fields.map(({ role }) => role).filter((role) => asking.has(role))).size >= leastAsked;
}

const personal: ReadonlySet<FieldRole> = new Set([
  ...rolesOf("name", "contact"),
  ...(["addressLine1", "cardNumber"] as const),
]);

/** The same without what a cart asks for to estimate the delivery: a country and a postal code. */
export function asksForPerson(fields: readonly { role: FieldRole }[]): boolean {
  return new Set(fields.map(({ role }) => role).filter((role) => personal.has(role))).size >= leastAsked;
}
