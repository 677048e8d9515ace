import { type FieldRole, roleFacts } from "../page/fields/field-role.ts";
import type { KnownBuyer } from "../phases/form/fields/known-buyer.ts";

/** The details that a model may have filled in, by the names it uses for them. None is secret. */
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

/** Whether it may go into a field: one of its own role, or one whose role the form engine does not know. */
export function fits(placeholder: Placeholder, role: FieldRole): boolean {
  if (role === "unknown") return true;
  if (placeholder === "{{buyer.full_name}}") return role === "fullName";
  const { detail, isMade } = roleFacts[role];
  return !isMade && detail === nameOf(placeholder);
}

/** The value of a placeholder, or undefined if it is unknown. */
export function detailOf(placeholder: Placeholder, buyer: KnownBuyer): string | undefined {
  return valuesOf(buyer).get(placeholder);
}

/**
 * A page's text with the buyer's values replaced by their placeholders, so that a model sees which detail is
 * there but not its value.
 */
export function withoutValues(text: string, buyer: KnownBuyer): string {
  const values = [...valuesOf(buyer)].filter(([, value]) => value.length >= shortestValue);
  return values
    .sort(([, left], [, right]) => right.length - left.length)
    .reduce((shown, [name, value]) => shown.replace(asPattern(value), name), text);
}

/** Shorter ones ("CA", "US") are ordinary words on the page. */
const shortestValue = 3;

function asPattern(value: string): RegExp {
  const words = value.trim().split(/\s+/).map(RegExp.escape);
  return new RegExp(`(?<![\\p{L}\\d])${words.join("\\s+")}(?![\\p{L}\\d])`, "giu");
}

function valuesOf(buyer: KnownBuyer): Map<Placeholder, string> {
  const full = [buyer.first_name, buyer.last_name].filter((part) => part !== undefined).join(" ");
  const values = placeholders.flatMap((name) => {
    const detail = nameOf(name);
    const value = detail === "full_name" ? full : buyer[detail as keyof KnownBuyer];
    return value ? [[name, value] as const] : [];
  });
  return new Map(values);
}

function nameOf(placeholder: Placeholder): string {
  return placeholder.slice("{{buyer.".length, -"}}".length);
}
