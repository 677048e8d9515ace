import { wordsIn } from "../../../choosing/request/tokens.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { isMarkedOptional } from "../../../phases/form/fields/is-marked-optional.ts";
import { unitsByName } from "../../../words/goods/units.ts";

type Asked = Pick<Field, "control" | "role" | "enabled" | "value" | "label" | "placeholder">;

/** An empty text, date or file field, other than the number of pieces, a search or what may be left empty. */
export function isWritten(field: Asked): boolean {
  return field.value === "" && mayBeWritten(field) && !isMarkedOptional(field);
}

/** The same, with what may be left empty, and a measure that the page presets: "Weight (g)", 250. */
export function mayBeWritten({ control, role, enabled, value, label }: Asked): boolean {
  const isGiven = ["text", "textarea", "date", "file"].includes(control);
  if (!isGiven || role === "search" || !enabled) return false;
  return value === "" ? role !== "quantity" : isMeasure(label) && /^\d+(?:[.,]\d+)?$/.test(value);
}

/** The page counts in a unit of mass, length or volume. */
function isMeasure(label: string): boolean {
  return wordsIn(label).some((word) => unitsByName.has(word));
}
