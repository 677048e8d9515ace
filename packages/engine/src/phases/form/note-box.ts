import { requestDetails } from "../../choosing/request/request-details.ts";
import type { FieldRole } from "../../page/fields/field-role.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { languages } from "../../words/languages.ts";
import { says } from "../../words/says.ts";

const openRoles: ReadonlySet<FieldRole> = new Set(["unknown", "extra", "orderNote"]);
/** What checkouts and requests call a note with the order. */
export const noteNames: readonly string[] = languages.flatMap(({ fields }) => fields.orderNote);

/** The box that shows a field for a note with the order, if the request gives one: "Add a note to your order". */
export function noteBox(
  fields: readonly Pick<Field, "control" | "role" | "label">[],
  request: string | undefined,
): Pick<Field, "control" | "role" | "label"> | undefined {
  const found = fields.filter(
    ({ control, role, label }) =>
      control === "checkbox" && openRoles.has(role) && says(label, (words) => words.fields.orderNote),
  );
  const [only, ...more] = found;
  const isGiven = requestDetails([noteNames], request).length > 0;
  return more.length === 0 && isGiven ? only : undefined;
}
