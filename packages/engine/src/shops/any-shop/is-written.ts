import type { Field } from "../../page/fields/read-fields.ts";

/** An empty text, date or file field, other than the number of pieces or a search. */
export function isWritten({ control, role, enabled, value }: Field): boolean {
  const isGiven = ["text", "textarea", "date", "file"].includes(control);
  return isGiven && role !== "quantity" && role !== "search" && enabled && value === "";
}
