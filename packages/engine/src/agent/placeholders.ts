import type { FieldRole } from "../page/fields/field-role.ts";
import type { KnownBuyer } from "../phases/buyer/known-buyer.ts";

/** The details that a model may have written into a page, by the names it knows them under. None is a secret. */
export const placeholders = [
  "{{buyer.email}}",
  "{{buyer.first_name}}",
  "{{buyer.last_name}}",
  "{{buyer.full_name}}",
  "{{buyer.phone}}",
  "{{buyer.address_line1}}",
  "{{buyer.address_line2}}",
  "{{buyer.city}}",
  "{{buyer.state}}",
  "{{buyer.postal_code}}",
  "{{buyer.country_code}}",
] as const;
export type Placeholder = (typeof placeholders)[number];

/** What a field may be called by the form engine for a placeholder to go into it: its own role, or none. */
const roleOf: Readonly<Record<Placeholder, FieldRole>> = {
  "{{buyer.email}}": "email",
  "{{buyer.first_name}}": "firstName",
  "{{buyer.last_name}}": "lastName",
  "{{buyer.full_name}}": "fullName",
  "{{buyer.phone}}": "phone",
  "{{buyer.address_line1}}": "addressLine1",
  "{{buyer.address_line2}}": "addressLine2",
  "{{buyer.city}}": "city",
  "{{buyer.state}}": "state",
  "{{buyer.postal_code}}": "postalCode",
  "{{buyer.country_code}}": "country",
};

export function fits(placeholder: Placeholder, role: FieldRole): boolean {
  return role === "unknown" || role === roleOf[placeholder];
}

/** What a placeholder stands for, or undefined where nobody knows it. */
export function detailOf(placeholder: Placeholder, buyer: KnownBuyer): string | undefined {
  return valuesOf(buyer).get(placeholder);
}

/** Text of a page with the buyer's details taken out again: what a model is shown says whose they are, not what they are. */
export function withoutValues(text: string, buyer: KnownBuyer): string {
  const values = [...valuesOf(buyer)].filter(([, value]) => value.length >= shortestValue);
  return values
    .sort(([, left], [, right]) => right.length - left.length)
    .reduce((shown, [name, value]) => shown.replace(asPattern(value), name), text);
}

/** Shorter ones ("CA", "US") are words of the page like any other. */
const shortestValue = 3;

function asPattern(value: string): RegExp {
  const words = value.trim().split(/\s+/).map(RegExp.escape);
  return new RegExp(`(?<![\\p{L}\\d])${words.join("\\s+")}(?![\\p{L}\\d])`, "giu");
}

function valuesOf(buyer: KnownBuyer): Map<Placeholder, string> {
  const full = [buyer.first_name, buyer.last_name].filter((part) => part !== undefined).join(" ");
  const values = placeholders.flatMap((name) => {
    const detail = name.slice("{{buyer.".length, -"}}".length);
    const value = detail === "full_name" ? full : buyer[detail as keyof KnownBuyer];
    return value ? [[name, value] as const] : [];
  });
  return new Map(values);
}
