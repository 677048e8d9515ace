import { readRecipient } from "../../secrets/read-recipient.ts";
import { secretRoles } from "../fields/field-role.ts";
import type { Field } from "../fields/read-fields.ts";
import type { Pace } from "../waiting/pace.ts";

/**
 * Whether a value may be typed, and the origin that the document must have; `why` is in words without the
 * value.
 */
export type TypingPermit =
  | { isGiven: true; origin?: string }
  | { isGiven: false; why: string; stranger?: string | undefined };

/** Decided again when typing: the frame's document may have changed since it was read. */
export async function permitTyping(
  field: Pick<Field, "role" | "sentTo" | "frame">,
  pace: Pace,
): Promise<TypingPermit> {
  if (!secretRoles.has(field.role)) return { isGiven: true };
  const recipient = await readRecipient(field, pace);
  switch (recipient.verdict) {
    case "give":
      return { isGiven: true, origin: recipient.origin };
    case "ask_about_host":
      return { isGiven: false, why: `it is in a frame of ${recipient.host}, which no person has agreed to` };
    case "refuse":
      return { isGiven: false, why: recipient.reason, stranger: recipient.stranger };
    default:
      return recipient satisfies never;
  }
}
