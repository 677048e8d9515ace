import { findOnly } from "../../find-only.ts";
import type { FieldDescriptor } from "./control-snapshot.ts";
import { expiryRoles, type FieldRole } from "./field-role.ts";
import { clearWeight } from "./field-weights.ts";

interface Judged {
  role: FieldRole;
  score: number;
}

/** The form that a field belongs to. */
interface Placed {
  form: string;
}

/** "MM / YYYY" */
const longestExpiry = 9;

/** The fields of a card whose names say nothing, by what stands around them: its number, its expiry, then its code. */
export function withRestOfCard<Item extends Judged>(
  fields: readonly FieldDescriptor[],
  roles: readonly Item[],
  places: readonly Placed[],
): Item[] {
  const numbered = withCardNumber(fields, roles, places);
  return withCardCode(fields, withCardExpiry(fields, numbered, places), places);
}

/** "Account number" right before the expiry and the code of a card that has no other number. */
function withCardNumber<Item extends Judged>(
  fields: readonly FieldDescriptor[],
  roles: readonly Item[],
  places: readonly Placed[],
): readonly Item[] {
  const expiry = roles.findIndex(({ role }) => expiryRoles.has(role));
  const code = roles.findIndex(({ role }, at) => at > expiry && role === "cardCode");
  const account = roles.findLastIndex(({ role }, at) => at < expiry && role === "bankAccount");
  const isOfOne = [expiry, code, account].every((at) => at >= 0 && places[at]?.form === places[code]?.form);
  const others = roles.filter(({ role }) => role === "cardNumber" || role === "bankAccount");
  if (!isOfOne || others.length > 1 || fields[account]?.kind !== "text") return roles;
  return roles.map((one, at) => (at === account ? { ...one, role: "cardNumber" as const } : one));
}

/** A form that asks for a card's number and code asks for its expiry: the one unknown text field between the two. */
function withCardExpiry<Item extends Judged>(
  fields: readonly FieldDescriptor[],
  roles: readonly Item[],
  places: readonly Placed[],
): readonly Item[] {
  if (roles.some(({ role }) => expiryRoles.has(role))) return roles;
  const number = roles.findLastIndex(({ role }) => role === "cardNumber");
  const code = roles.findIndex(({ role }, at) => at > number && role === "cardCode");
  if (number < 0 || code < 0 || places[number]?.form !== places[code]?.form) return roles;
  const isOpen = ({ kind, type, maxLength }: FieldDescriptor, at: number) =>
    at > number &&
    at < code &&
    roles[at]?.role === "unknown" &&
    kind === "text" &&
    typed.has(type) &&
    (maxLength ?? longestExpiry) <= longestExpiry;
  const only = findOnly(fields.filter(isOpen));
  const asExpiry = (one: Item) => ({ ...one, role: "cardExpiry" as const, score: clearWeight });
  return roles.map((one, at) => (only !== undefined && fields[at] === only ? asExpiry(one) : one));
}

/** The types of inputs for a part of a card. */
const typed: ReadonlySet<string> = new Set(["text", "tel", "password", "number"]);

/**
 * The card code has many names ("the three digits on the back"). A form that asks for the number also asks
 * for the code, so the one unknown text field directly after the number and expiry of a card is its code.
 */
function withCardCode<Item extends Judged>(
  fields: readonly FieldDescriptor[],
  roles: readonly Item[],
  places: readonly Placed[],
): Item[] {
  const settled = [...roles];
  if (roles.some(({ role }) => role === "cardCode")) return settled;
  for (const [at, field] of fields.entries()) {
    const isOfCard = (other: number) => places[other]?.form === places[at]?.form;
    const before = [at - 1, at - 2, at - 3, at - 4].filter((other) => other >= 0 && isOfCard(other));
    const former = before.map((other) => roles[other]?.role ?? "unknown");
    const isBehindCard = expiryRoles.has(former[0] ?? "unknown") && former.includes("cardNumber");
    const isShort = (field.maxLength ?? 4) <= 6 || field.type === "password";
    const isTyped = field.kind === "text" && typed.has(field.type);
    const own = roles[at];
    if (own?.role !== "unknown" || !isBehindCard || !isShort || !isTyped) continue;
    settled[at] = { ...own, role: "cardCode", score: clearWeight };
    break;
  }
  return settled;
}
