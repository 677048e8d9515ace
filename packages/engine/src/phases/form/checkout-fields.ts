import {
  addressRoles,
  cardRoles,
  type FieldRole,
  passwordRoles,
  placeRoles,
  rolesOf,
} from "../../page/fields/field-role.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import { classifyMove } from "../../page/moves/classify-move.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { guestChoice } from "./guest-choice.ts";
import { isMessageForm } from "./message-form.ts";

/** A form that is worked on holds some of these. */
const workedRoles = new Set<FieldRole>([
  ...rolesOf("name", "place", "region", "contact", "choice"),
  ...passwordRoles,
  ...(["cardNumber", "terms", "oneTimeCode"] as const),
]);

const signInRoles = new Set<FieldRole>(["email", "username", "password"]);

/** The fields of the checkout itself: without those of a sign-in beside it, of a search, of a sign-up for news. */
export function checkoutFields(fields: readonly Field[]): Field[] {
  return fields.filter((field) => !isElsewhere(field, fields));
}

/** A form of its own that signs in a known customer: a password, and nothing of an address. */
export function signInFields(fields: readonly Field[]): Field[] {
  return fields.filter(
    (field) => !field.isAside && signInRoles.has(field.role) && isSignInForm(formOf(field, fields)),
  );
}

/** Where no street and no town is asked for, nothing is sent anywhere. */
export function isForDelivery(fields: readonly Field[]): boolean {
  return fields.some(({ role, enabled, isAside }) => enabled && !isAside && placeRoles.has(role));
}

export function hasAddress(fields: readonly Field[]): boolean {
  return fields.some(({ role, enabled, isAside }) => enabled && !isAside && addressRoles.has(role));
}

export function hasStreet(fields: readonly Field[]): boolean {
  return fields.some(({ role }) => role === "addressLine1");
}

/** More than one field, which may search for an address. */
export function hasWholeAddress(fields: readonly Field[]): boolean {
  const asked = new Set(fields.filter(({ enabled, isAside }) => enabled && !isAside).map(({ role }) => role));
  return (["addressLine1", "city", "postalCode"] as const).filter((role) => asked.has(role)).length > 1;
}

/** A field of the form that holds most of the buyer's details; undefined where they stand in no form. */
export function mainForm(fields: readonly Field[]): Field | undefined {
  const known = fields.filter(({ role, form }) => form >= 0 && workedRoles.has(role));
  const sizes = known.map((field) => ({ field, size: formOf(field, known).length }));
  return sizes.reduce<(typeof sizes)[number] | undefined>(
    (best, next) => (best && best.size >= next.size ? best : next),
    undefined,
  )?.field;
}

/** The fields of the forms that are worked on; all of them where no form stands out. */
export function workedFields(fields: readonly Field[]): readonly Field[] {
  const known = fields.filter(({ role }) => workedRoles.has(role));
  if (known.length === 0) return fields.filter((field) => field.form < 0 || formOf(field, fields).length > 1);
  return fields.filter((field) =>
    known.some(({ frame, form }) => frame === field.frame && form === field.form),
  );
}

/** Without lists that stand alone in their form: each jumps to another page of the shop. */
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
  const isBesideSignIn = emails.every((email) => isSignInForm(formOf(email, fields)));
  // Beside a sign-in it may be the way of a guest, whose button then leads on.
  return isSignUpForNews(form) && emails.length > 0 && !(isBesideSignIn && leadsOn(form));
}

/**
 * A window that asks for nothing but an e-mail address, or a form of the kind below that of the address, and whose button does
 * not say that it leads on: whoever gives it the address signs up for something. One that stands before the address is
 * the first part of the checkout, in whatever words.
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

/** "OK", "Send": what the form is for, it does not say. */
function closesForm({ sentBy }: Field): boolean {
  return languages.some(({ closes }) => closes.includes(normalise(sentBy)));
}

function signsUp({ sentBy }: Field): boolean {
  const words = normalise(sentBy);
  return (
    classifyMove(sentBy, languages)?.move === "accept_offer" ||
    languages.some(({ fields }) => hasPhrase(words, fields.newsletter))
  );
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

/** One form for guests and for customers: which of them is at it stands in a choice of its own. */
function offersGuest(form: readonly Field[]): boolean {
  return form.some((field) => field.control === "radio" && guestChoice(field) !== undefined);
}

function leadsOn([first]: readonly Field[]): boolean {
  const move = classifyMove(first?.sentBy ?? "", languages)?.move;
  return move === "continue" || move === "guest_checkout" || move === "go_to_checkout";
}

/** A form that takes an e-mail address and nothing else. */
export function isSignUpForNews(form: readonly Field[]): boolean {
  return (
    form.some(({ role }) => role === "email") &&
    form.every(({ role, control }) => role === "email" || role === "newsletter" || control === "checkbox")
  );
}

/** A sign-up for news that stands beside what the page is about. */
export function isNewsForm(form: readonly Field[]): boolean {
  return isSignUpForNews(form) && form.every(({ isAside }) => isAside);
}

/** What a checkout asks for beside the sign-in, an e-mail address or how to pay, is one without an account. */
export function isStepOfGuest(own: readonly Field[], signIn: readonly Field[]): boolean {
  return own.some((field) => guestRoles.has(field.role) && !signIn.includes(field));
}

const guestRoles = new Set<FieldRole>([...rolesOf("choice"), "email", "cardNumber"]);
