import { cardRoles } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { telling } from "./await-rest-of-card.ts";

/** The empty fields of a page that asks for more of a card whose number it has: its code, or its expiry. */
export function restOfCard(fields: readonly Field[]): readonly Field[] {
  const isAlone = !fields.some(({ role, enabled }) => role === "cardNumber" && enabled);
  const isOpen = ({ role, enabled, value }: Field) => cardRoles.has(role) && enabled && value === "";
  return isAlone && fields.some((field) => isOpen(field) && telling.has(field.role))
    ? fields.filter(isOpen)
    : [];
}
