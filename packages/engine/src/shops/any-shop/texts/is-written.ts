import type { Field } from "../../../page/fields/read-fields.ts";
import { isMarkedOptional } from "../../../phases/form/is-marked-optional.ts";

type Asked = Pick<Field, "control" | "role" | "enabled" | "value" | "label" | "placeholder">;

/** An empty text, date or file field, other than the number of pieces, a search or what may be left empty. */
export function isWritten(field: Asked): boolean {
  return mayBeWritten(field) && !isMarkedOptional(field);
}

/** The same, with what may be left empty. */
export function mayBeWritten({ control, role, enabled, value }: Asked): boolean {
  const isGiven = ["text", "textarea", "date", "file"].includes(control);
  return isGiven && role !== "quantity" && role !== "search" && enabled && value === "";
}
