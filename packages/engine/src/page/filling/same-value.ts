import { normalise } from "../../words/normalise.ts";
import { type FieldRole, roleFacts } from "../fields/field-role.ts";
import { parseExpiry } from "./expiry.ts";

/**
 * Whether a field's value is the intended one, compared by role: a card number by its digits, a phone number
 * by its last ones.
 */
export function isSameValue(role: FieldRole, held: string, meant: string): boolean {
  if (held === meant) return true;
  if (held === "") return meant === "";
  switch (roleFacts[role].compared ?? "words") {
    case "phone":
      return isSamePhone(digitsOf(held), digitsOf(meant));
    case "expiry":
      return isSameExpiry(held, meant);
    case "digits":
      return digitsOf(held).replace(/^0+/, "") === digitsOf(meant).replace(/^0+/, "");
    case "postalCode":
      return held.replace(/\W/g, "").toLowerCase() === meant.replace(/\W/g, "").toLowerCase();
    case "exactly":
      return false;
    case "words":
      return normalise(held) === normalise(meant) && normalise(held) !== "";
  }
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

/** A widget may add or remove the country code or the leading zero. */
function isSamePhone(held: string, meant: string): boolean {
  const [shorter = "", longer = ""] = [held, meant]
    .map((digits) => digits.replace(/^0+/, ""))
    .sort((left, right) => left.length - right.length);
  return shorter.length >= 6 && longer.endsWith(shorter) && longer.length - shorter.length <= 4;
}

function isSameExpiry(held: string, meant: string): boolean {
  const one = parseExpiry(held.replace(/\s/g, ""));
  const other = parseExpiry(meant.replace(/\s/g, ""));
  return one !== undefined && one.month === other?.month && one.year === other.year;
}
