import { normalise, splitName } from "../../words/normalise.ts";
import type { Classification, FieldDescriptor } from "./classify-field.ts";
import type { FieldRole } from "./field-role.ts";

/**
 * A house has a field for its number only beside that for its street, or behind the postal code that tells the street.
 * Alone, what asks for it asks for the whole line. Right behind the street, "no." says enough.
 */
export function asHouseNumber(
  at: number,
  fields: readonly FieldDescriptor[],
  first: readonly Classification[],
): Classification | undefined {
  const own = first[at];
  const field = fields[at];
  if (!own || !field) return undefined;
  const isBehind = (role: FieldRole) => first[at - 1]?.role === role && isInOneForm(fields[at - 1], field);
  if (own.role === "houseNumber") {
    const hasStreet = first.some(
      ({ role }, index) =>
        role === "addressLine1" && Math.abs(index - at) <= 4 && isInOneForm(fields[index], field),
    );
    return hasStreet || isBehind("postalCode") ? own : { ...own, role: "addressLine1" };
  }
  if (own.role !== "unknown" || field.kind !== "text" || !isBehind("addressLine1")) return undefined;
  return isBareNumber(field) ? { role: "houseNumber", score: 30 } : undefined;
}

function isInOneForm(one: FieldDescriptor | undefined, other: FieldDescriptor): boolean {
  return one?.frame === other.frame && one?.form === other.form;
}

function isBareNumber({ label, placeholder, nearby, name }: FieldDescriptor): boolean {
  const texts = [normalise(label), normalise(placeholder), normalise(nearby), splitName(name)];
  return texts.some((text) => /^(n|no|nr|num|number|nummer|numero|numer|hnr)$/.test(text));
}
