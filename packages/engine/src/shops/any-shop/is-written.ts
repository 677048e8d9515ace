import type { Field } from "../../page/fields/read-fields.ts";

/** A text, a date or a file that is still missing, and no number of pieces. */
export function isWritten({ control, role, enabled, value }: Field): boolean {
  const isGiven = ["text", "textarea", "date", "file"].includes(control);
  return isGiven && role !== "quantity" && role !== "search" && enabled && value === "";
}
