import { findOnly } from "../../../find-only.ts";
import { cardRoles } from "../../../page/fields/field-role.ts";
import type { Field, FieldChoice } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { fillField } from "../../../page/filling/fill.ts";
import type { Pace } from "../../../page/waiting/pace.ts";
import { isRefusal } from "../../../words/pages/is-refusal.ts";
import { says } from "../../../words/says.ts";
import { savesCard } from "../../form/extras/saves-card.ts";

/**
 * Unticks any box that would save the card at the shop, whatever its text, and says "no" where a choice asks for it.
 * Returns true if there was one.
 */
export async function leaveCardUnkept(fields: readonly Field[], pace: Pace): Promise<boolean> {
  const outcomes = [];
  for (const field of fields) {
    if (keepsCard(field, fields)) outcomes.push(await fillField(field, "no", pace));
    const refusal = refusalToKeep(field);
    if (refusal && refusal.value !== field.value) outcomes.push(await fillField(field, refusal.value, pace));
  }
  return outcomes.some(({ filled }) => filled);
}

type Choice = Pick<Field, "control" | "enabled" | "label" | "choices" | "native">;

/** "Remember this card for faster payments? Yes / No" */
export function refusalToKeep(field: Choice): FieldChoice | undefined {
  if (!field.enabled || !lists.has(field.control) || !savesCard(field.label)) return undefined;
  return findOnly(realChoices(field).filter(({ title }) => isRefusal(title)));
}

const lists: ReadonlySet<Field["control"]> = new Set(["radio", "select", "listbox"]);

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
