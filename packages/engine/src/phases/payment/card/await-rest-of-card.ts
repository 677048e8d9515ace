import { expiryRoles, type FieldRole } from "../../../page/fields/field-role.ts";
import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { pause } from "../../../page/waiting/pace.ts";
import type { Visit } from "../../visit.ts";

/** A form that has only taken the number shows its other fields within this time, or on its next step. */
const limitMs = 1_000;

/** The fields of a card besides its number that nothing else asks for. A holder or a brand alone may be asked for by anything. */
export const telling: ReadonlySet<FieldRole> = new Set(["cardCode", ...expiryRoles]);

/** Some forms show the card's expiry and code only once they have its number: the fields with these. */
export async function awaitRestOfCard(
  { page, pace }: Pick<Visit, "page" | "pace">,
  typed: readonly Field[],
): Promise<readonly Field[]> {
  const until = Date.now() + limitMs;
  let fields = typed;
  while (!fields.some(({ role }) => telling.has(role)) && Date.now() < until) {
    await pause(pace, 50);
    fields = await readFields(page, pace);
  }
  return fields;
}
