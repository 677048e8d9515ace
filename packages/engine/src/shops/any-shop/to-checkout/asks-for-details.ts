import { saysGuest } from "../../../deciding/rank-ways.ts";
import { type FieldRole, rolesOf } from "../../../page/fields/field-role.ts";
import { movesAmong, type Pressable, pickMove } from "../../../page/moves/read-moves.ts";
import { findNewAccount } from "../../../phases/checkout/find-new-account.ts";
import { isMessageForm } from "../../../phases/form/extras/message-form.ts";
import { formOf } from "../../../phases/form/fields/checkout-fields.ts";
import { isFormUnread } from "../../../phases/form/fields/is-form-unread.ts";
import { asksForAccount } from "../../../phases/form/guest-choice.ts";
import type { Look } from "../../../phases/form/ways/read-ways.ts";
import { isAddressOf } from "../cart/find-address.ts";

/** Two of these make any page a checkout. A place alone may be asked for to estimate the delivery cost. */
const telling = new Set<FieldRole>([
  ...rolesOf("name"),
  ...(["addressLine1", "cardNumber", "paymentMethod", "password"] as const),
]);

/** One of these is enough on a page whose address names the checkout. */
const namedAsking: ReadonlySet<FieldRole> = new Set(["email", "shippingMethod"]);

/** A cart may ask for a postal code to estimate the delivery, and complain about that. */
const contact = new Set<FieldRole>(rolesOf("contact", "name"));

/** A page that asks for personal details, or whose address names the checkout. */
export function asksForDetails({ reading, all, pressables }: Look): boolean {
  const fields = all.filter((field) => !field.isAside && !isMessageForm(formOf(field, all)));
  const { pathname, search } = new URL(reading.url);
  const isNamed = isAddressOf("ordering", pathname + search) && !isAddressOf("cart", pathname + search);
  if (fields.some(asksForAccount)) return true;
  if (isNamed) return fields.some(({ role }) => namedAsking.has(role) || telling.has(role));
  if (fields.filter(({ role }) => telling.has(role)).length >= 2) return true;
  if (isFormUnread(fields) && fields.some(({ role }) => contact.has(role))) return true;
  return fields.some(({ role }) => role === "password") && letsStrangersOn(pressables);
}

/** Its button went on to nothing but a complaint about a detail of the buyer. */
export function refusesWithoutDetails({ all }: Look): boolean {
  return all.some(({ role, invalid, isAside }) => contact.has(role) && invalid !== undefined && !isAside);
}

/** Only a checkout offers to buy without an account, or with a new one. */
function letsStrangersOn(pressables: readonly Pressable[]): boolean {
  const guest = pickMove(movesAmong(pressables), "guest_checkout");
  if (guest && !guest.isAside) return true;
  return pressables.some(({ around }) => saysGuest(around)) || findNewAccount(pressables) !== undefined;
}
