import { cardRoles } from "../../../page/fields/field-role.ts";
import { type Field, fieldWithRole, readFields } from "../../../page/fields/read-fields.ts";
import { lookUntil } from "../../../page/waiting/look-until.ts";
import { isMarkedOptional } from "../../form/fields/is-marked-optional.ts";
import type { Visit } from "../../visit.ts";

/** A provider's form shows what else it wants within this time after it has the number. */
const addedMs = 400;

/**
 * The fields of the page, once a provider's card form had time to add some, such as a postal code. Forms with a frame
 * for each field have all of them from the beginning.
 */
export async function fieldsAdded(
  { page, pace }: Pick<Visit, "page" | "pace">,
  typed: readonly Field[],
): Promise<readonly Field[]> {
  const number = fieldWithRole(typed, "cardNumber");
  const isOfOneFrame = typed.some(
    (one) => one !== number && one.frame === number?.frame && cardRoles.has(one.role),
  );
  if (!number || number.frame === page.mainFrame() || !isOfOneFrame) return typed;
  const added = await lookUntil(pace, { limitMs: addedMs, everyMs: 80 }, async () => {
    const fields = await readFields(page, pace);
    return fields.length > typed.length ? fields : undefined;
  });
  return added ?? typed;
}

/** A list of kinds of documents may stand between the holder and the number. */
const mostBetween = 1;

/**
 * The payer's tax or identity number right behind the card's fields, or the day of birth that a provider of instalments
 * asks for in the card's form, is required, marked or not: a form for cards asks for nothing that it does not need.
 */
export function requirePayersNumber<One extends BesideCard>(fields: readonly One[]): readonly One[] {
  return fields.map((field) => {
    const isOpen = field.enabled && field.value === "" && !field.isAside;
    const isPayers =
      (field.role === "taxNumber" && isBehindCard(field, fields)) ||
      (field.role === "dateOfBirth" && isInCardForm(field, fields));
    return isOpen && isPayers && !isMarkedOptional(field) ? { ...field, required: true } : field;
  });
}

type BesideCard = Pick<
  Field,
  "role" | "enabled" | "value" | "isAside" | "required" | "label" | "placeholder" | "form"
> & { frame: object };

/** Not in the shop's checkout around it, which has the buyer's details too. */
function isInCardForm(field: BesideCard, fields: readonly BesideCard[]): boolean {
  const own = fields.filter(({ frame, form }) => frame === field.frame && form === field.form);
  return (
    own.some(({ role }) => role === "cardNumber") &&
    !own.some(({ role }) => role === "postalCode" || role === "email")
  );
}

/** In the same document: the fields of frames are read after those around them. */
function isBehindCard(field: BesideCard, fields: readonly BesideCard[]): boolean {
  const shown = fields.filter(({ frame, isAside }) => frame === field.frame && !isAside);
  const at = shown.indexOf(field);
  return shown.slice(Math.max(0, at - 1 - mostBetween), at).some(({ role }) => cardRoles.has(role));
}
