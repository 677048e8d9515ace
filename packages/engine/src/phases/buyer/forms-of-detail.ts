import type { ShippingField } from "@cartwright/contract";
import { stateNames } from "../../page/filling/places.ts";
import type { KnownBuyer } from "./known-buyer.ts";
import { nationalNumber } from "./national-number.ts";

/** A known detail in the other forms that shops take it in, the likeliest first: what one refuses the next may take. */
export function otherForms(detail: ShippingField, buyer: KnownBuyer): string[] {
  const value = buyer[detail];
  if (value === undefined) return [];
  const forms = formsOf(detail, value, buyer).filter((form) => form !== undefined);
  return [...new Set(forms)].filter((form) => form !== value && form !== "");
}

function formsOf(
  detail: ShippingField,
  value: string,
  { country_code }: KnownBuyer,
): readonly (string | undefined)[] {
  switch (detail) {
    case "phone": {
      const digits = value.replace(/\D/g, "");
      return [nationalNumber(value), /^\s*\+/.test(value) ? `+${digits}` : undefined, digits];
    }
    case "postal_code":
      return [value.replace(/[\s-]/g, ""), value.replace(/^(\d{5})-\d{4}$/, "$1")];
    case "state":
      return stateNames(value, country_code).map((name) => (name.length <= 3 ? name.toUpperCase() : name));
    default:
      return [];
  }
}
