import type { FieldRole } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { Visit } from "../../visit.ts";
import { knownBuyer } from "./known-buyer.ts";

/** The buyer's details that say where the goods go. */
export const placeDetails: Partial<Record<FieldRole, "country_code" | "postal_code" | "city" | "state">> = {
  country: "country_code",
  postalCode: "postal_code",
  city: "city",
  state: "state",
};

/**
 * What a shop may be told before anything is bought; undefined if the field asks for something else, or the
 * value isn't known.
 */
export function placeFor({ order }: Pick<Visit, "order">, { role }: Field): string | undefined {
  const detail = placeDetails[role];
  return detail && knownBuyer(order.buyer)[detail];
}
