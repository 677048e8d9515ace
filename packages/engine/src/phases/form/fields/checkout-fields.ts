import {
  addressRoles,
  cardRoles,
  type FieldRole,
  passwordRoles,
  placeRoles,
  rolesOf,
} from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { classifyMove } from "../../../page/moves/classify-move.ts";
import { says, saysOnly } from "../../../words/says.ts";
import { isMessageForm } from "../extras/message-form.ts";
import { guestChoice } from "../guest-choice.ts";

/** A checkout form contains some of these roles. */
const workedRoles = new Set<FieldRole>([
  ...rolesOf("name", "place", "region", "contact", "choice"),
  ...passwordRoles,
  ...(["cardNumber", "terms", "oneTimeCode"] as const),
]);

const signInRoles = new Set<FieldRole>(["email", "username", "password"]);

/** The fields of the checkout itself, without those of a sign-in beside it, a search or a newsletter. */
export function checkoutFields(fields: readonly Field[]): Field[] {
  return fields.filter((field) => !isElsewhere(field, fields));
}

/** The fields of a form that signs in a known customer: a password, and no address. */
export function signInFields(fields: readonly Field[]): Field[] {
  return fields.filter(
    (field) => !field.isAside && signInRoles.has(field.role) && isSignInForm(formOf(field, fields)),
  );
}

/** Without a street or town field, nothing is delivered. */
export function isForDelivery(fields: readonly Field[]): boolean {
  return fields.some(({ role, enabled, isAside }) => enabled && !isAside && placeRoles.has(role));
}

export function hasAddress(fields: readonly Field[]): boolean {
  return fields.some(({ role, enabled, isAside }) => enabled && !isAside && addressRoles.has(role));
}

export function hasStreet(fields: readonly Field[]): boolean {
  return fields.some(({ role }) => role === "addressLine1");
}

/** Requires more than one field, since a single one may be an address search. */
export function hasWholeAddress(fields: readonly Field[]): boolean {
  const asked = new Set(fields.filter(({ enabled, isAside }) => enabled && !isAside).map(({ role }) => role));
  return (["addressLine1", "city", "postalCode"] as const).filter((role) => asked.has(role)).length > 1;
}

/** A field of the form that holds most of the buyer's details; undefined if they are in no form. */
export function mainForm(fields: readonly Field[]): Field | undefined {
  const known = fields.filter(({ role, form }) => form >= 0 && workedRoles.has(role));
  const sizes = known.map((field) => ({ field, size: formOf(field, known).length }));
  return sizes.reduce<(typeof sizes)[number] | undefined>(
    (best, next) => (best && best.size >= next.size ? best : next),
    undefined,
  )?.field;
}

/** The fields of the checkout forms; if no form is known as such, all fields. */
export function workedFields(fields: readonly Field[]): readonly Field[] {
  const known = fields.filter(({ role }) => workedRoles.has(role));
  if (known.length === 0) return fields.filter((field) => field.form < 0 || formOf(field, fields).length > 1);
  return fields.filter((field) =>
    known.some(({ frame, form }) => frame === field.frame && form === field.form),
  );
}

/** Without lists that are alone in their form: those navigate to another page of the shop. */
export function withoutJumps(fields: readonly Field[]): Field[] {
  return fields.filter(
    (field) => field.control !== "select" || field.form < 0 || formOf(field, fields).length > 1,
  );
}

function isElsewhere(field: Field, fields: readonly Field[]): boolean {
  if (field.isAside || field.role === "search") return true;
  const form = formOf(field, fields);
  if (isSignUpElsewhere(field, fields) || isMessageForm(form)) return true;
  if (field.form < 0) return isSignInForm(form) && signInRoles.has(field.role);
  const others = fields.filter((other) => !form.includes(other) && !other.isAside);
  if (isSignInForm(form)) return others.length > 0;
  const emails = others.filter(({ role }) => role === "email");
  // Beside a sign-in, or sign-ups for something, this may be the first step, whose button then leads on.
  const isFirstStep = leadsOn(form) && emails.every((email) => isNoStep(formOf(email, fields)));
  return isSignUpForNews(form) && emails.length > 0 && !isFirstStep;
}

function isNoStep(form: readonly Field[]): boolean {
  return isSignInForm(form) || (isSignUpForNews(form) && !leadsOn(form));
}

/**
 * A window that only asks for an e-mail address, or such a form below the address form, whose button doesn't
 * say that it leads on, is a sign-up for something. One before the address is the first part of the checkout,
 * whatever its text.
 */
export function isSignUpElsewhere(field: Field, fields: readonly Field[]): boolean {
  const own = field.isInWindow && field.form < 0 ? [field] : formOf(field, fields);
  if ((field.form < 0 && !field.isInWindow) || !isSignUpForNews(own)) return false;
  if (field.sentBy === "" || leadsOn([field]) || closesForm(field)) return false;
  if (field.isInWindow || signsUp(field)) return true;
  const asked = fields.filter(
    (other) => other.frame === field.frame && !other.isAside && !own.includes(other) && isOfCheckout(other),
  );
  return asked.length > 0 && asked.every((other) => fields.indexOf(other) < fields.indexOf(field));
}

/** "OK", "Send": the text doesn't tell what the form is for. */
function closesForm({ sentBy }: Field): boolean {
  return saysOnly(sentBy, ({ closes }) => closes);
}

function signsUp({ sentBy }: Field): boolean {
  return classifyMove(sentBy)?.move === "accept_offer" || says(sentBy, ({ fields }) => fields.newsletter);
}

function isOfCheckout({ role }: Field): boolean {
  return (
    addressRoles.has(role) || cardRoles.has(role) || role === "shippingMethod" || role === "paymentMethod"
  );
}

export function formOf(field: Field, fields: readonly Field[]): Field[] {
  return fields.filter(({ frame, form }) => frame === field.frame && form === field.form);
}

/** A form that signs in a known customer. */
export function isSignInForm(form: readonly Field[]): boolean {
  const passwords = form.filter(({ role }) => passwordRoles.has(role));
  const isOne = passwords.length === 1 && passwords[0]?.role === "password";
  return isOne && !hasAddress(form) && !offersGuest(form);
}

/** One form for guests and customers, with a choice between the two. */
function offersGuest(form: readonly Field[]): boolean {
  return form.some((field) => field.control === "radio" && guestChoice(field) !== undefined);
}

function leadsOn([first]: readonly Field[]): boolean {
  const move = classifyMove(first?.sentBy ?? "")?.move;
  return move === "continue" || move === "guest_checkout" || move === "go_to_checkout";
}

/** A form that takes an e-mail address and nothing else. */
export function isSignUpForNews(form: readonly Field[]): boolean {
  return (
    form.some(({ role }) => role === "email") &&
    form.every(({ role, control }) => role === "email" || role === "newsletter" || control === "checkbox")
  );
}

/** A newsletter form outside the main content. */
export function isNewsForm(form: readonly Field[]): boolean {
  return isSignUpForNews(form) && form.every(({ isAside }) => isAside);
}

/** A page that asks for more than the sign-in, an e-mail address or how to pay, is a guest step. */
export function isStepOfGuest(own: readonly Field[], signIn: readonly Field[]): boolean {
  return own.some((field) => guestRoles.has(field.role) && !signIn.includes(field));
}

const guestRoles = new Set<FieldRole>([...rolesOf("choice"), "email", "cardNumber"]);
