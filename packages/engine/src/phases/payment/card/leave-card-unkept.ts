import { cardRoles } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { fillField } from "../../../page/filling/fill.ts";
import type { Pace } from "../../../page/waiting/pace.ts";
import { says } from "../../../words/says.ts";
import { savesCard } from "../../form/extras/saves-card.ts";

/** Unticks any box that would save the card at the shop, whatever its text. Returns true if there was one. */
export async function leaveCardUnkept(fields: readonly Field[], pace: Pace): Promise<boolean> {
  const kept = fields.filter((field) => keepsCard(field, fields));
  const outcomes = [];
  for (const field of kept) outcomes.push(await fillField(field, "no", pace));
  return outcomes.some(({ filled }) => filled);
}

type Box = Pick<Field, "role" | "control" | "enabled" | "required" | "value" | "label"> & { frame: object };

/** A ticked optional box in the card's frame, or with a card in its text. */
export function keepsCard(box: Box, fields: readonly Pick<Field, "role" | "frame">[]): boolean {
  const { role, control, enabled, required, value, label, frame } = box;
  const isOpen = role === "unknown" || role === "saveDetails" || (role === "terms" && savesCard(label));
  if (control !== "checkbox" || !enabled || required || value === "" || !isOpen) return false;
  const isInCardFrame =
    fields.some((field) => field.frame === frame && cardRoles.has(field.role)) &&
    fields.every((field) => field.frame !== frame || cardRoles.has(field.role) || field.role === role);
  return isInCardFrame || says(label, ({ payment }) => payment.card);
}
