import type { Field } from "../../../page/fields/read-fields.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { type Look, lookAt } from "../../form/ways/read-ways.ts";
import type { Visit } from "../../visit.ts";

/**
 * "Trust this shop, and skip the code from now on": what a bank has ticked beside its code agrees to more than this
 * payment, whatever its text.
 */
export async function clearBoxesBeside(visit: Visit, code: Field): Promise<void> {
  for (const box of tickedBeside(code, await lookAt(visit))) await fillField(box, "no", visit.pace);
}

type Seen = Pick<Look, "all" | "withheldFields">;

function tickedBeside({ frame }: Field, { all, withheldFields }: Seen): Field[] {
  const fields = [...all, ...withheldFields.map(({ field }) => field)];
  return fields.filter((field) => field.frame === frame && isTickedFreely(field));
}

function isTickedFreely({
  control,
  enabled,
  required,
  value,
  role,
}: Pick<Field, "control" | "enabled" | "required" | "value" | "role">): boolean {
  return control === "checkbox" && enabled && !required && value !== "" && role !== "terms";
}
