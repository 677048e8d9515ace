import { addressRoles, type FieldRole } from "./field-role.ts";

const asking: ReadonlySet<FieldRole> = new Set([...addressRoles, "country", "email", "phone", "cardNumber"]);
const leastAsked = 2;

/** Only a checkout asks for two of these: a newsletter's window asks for one. */
export function asksWhoBuys(fields: readonly { role: FieldRole }[]): boolean {
  return new Set(fields.map(({ role }) => role).filter((role) => asking.has(role))).size >= leastAsked;
}
