import { findDays, isSameDay, nextDate } from "../../choosing/find-dates.ts";
import { namedValues } from "../../choosing/named-values.ts";
import { pickAddress } from "../../choosing/pick-address.ts";
import { findOnly } from "../../find-only.ts";
import { type FieldRole, roleFacts, rolesOf, rolesWhere } from "../../page/fields/field-role.ts";
import { type Field, type FieldChoice, readFields } from "../../page/fields/read-fields.ts";
import { realChoices } from "../../page/fields/real-choices.ts";
import { showsDay } from "../../page/fields/shows-day.ts";
import { readDrawnChoices } from "../../page/filling/choose-from-drawn-list.ts";
import { fillField } from "../../page/filling/fill.ts";
import { writtenDay } from "../../page/filling/written-day.ts";
import { waitUntil } from "../../page/waiting/look-until.ts";
import { settle } from "../../page/waiting/settle.ts";
import { failures } from "../failures.ts";
import { withoutJumps, workedFields } from "../form/checkout-fields.ts";
import type { FormWork } from "../form/form-work.ts";
import { isByAccount } from "../form/is-by-account.ts";
import { isMarkedOptional, saysOptional } from "../form/is-marked-optional.ts";
import type { KnownBuyer } from "../form/known-buyer.ts";
import { noteSettled } from "../form/note-settled.ts";
import type { Visit } from "../visit.ts";
import { answerFor, askForFields, fieldKey, fieldTitle } from "./ask-for-fields.ts";
import { buyerFields } from "./buyer-fields.ts";
import { harmlessChoice } from "./harmless-choice.ts";
import { askedRoles, mostTries, takeRequested } from "./take-requested.ts";

const listKinds: ReadonlySet<Field["control"]> = new Set(["radio", "select", "listbox", "combobox"]);

/** Per objection of the shop, and without one. */
const mostTimesAsked = 2;

/**
 * Asks, in one question, for what the shop requires and could not be foreseen: a salutation, a date of birth,
 * a tax number. A field that the request names, or with only one answer, or a neutral one, is filled without asking.
 */
export async function giveUnforeseen(
  visit: Visit,
  work: FormWork,
  fields: readonly Field[],
  which: "required" | "any choice" | "whatever is empty" = "required",
): Promise<boolean> {
  refuseSecretsOfOthers(visit, fields);
  const others = which === "required" ? namesOfOthers(fields, work.buyer) : [];
  const requested = takeRequested(visit, work, fields);
  const found = [
    ...requested,
    ...wantedOf(fields, which, work.buyer),
    ...others,
    ...accountsOf(work, fields),
  ];
  const wanted = await withDrawnChoices(visit, work, [...new Set(found)]);
  if (wanted.length === 0) return false;
  for (const field of wanted) {
    const key = fieldKey(field);
    const own = work.details.has(key)
      ? undefined
      : (choiceOfRequest(visit, field) ?? dayOfRequest(visit, field) ?? answerOfPage(field, work.buyer));
    if (own !== undefined) work.details.set(key, own);
  }
  const unknown = wanted.filter((field) => !work.details.has(fieldKey(field)) || isRefused(field));
  if (unknown.length > 0) await ask(visit, work, unknown);
  for (const field of wanted) await fill(visit, work, field);
  await settle(visit.page, visit.pace);
  await complaintsFaded(visit, wanted);
  return true;
}

/** What a page says of an empty field may take a moment to go once it is filled. */
const fadingMs = 700;

async function complaintsFaded({ page, pace }: Visit, filled: readonly Field[]): Promise<void> {
  const keys = new Set(filled.map(fieldKey));
  await waitUntil(pace, { limitMs: fadingMs, everyMs: 100 }, async () => {
    const now = (await readFields(page, pace)).filter((field) => keys.has(fieldKey(field)));
    return now.every(({ invalid }) => invalid === undefined);
  });
}

/** Neither a person nor an agent is asked for them on a shop's behalf. Where the shop does not insist, they stay empty. */
function refuseSecretsOfOthers(visit: Visit, fields: readonly Field[]): void {
  const insisted = workedFields(fields).find(
    ({ role, enabled, value, required, invalid }) =>
      role === "othersSecret" && enabled && value === "" && (required || invalid !== undefined),
  );
  if (insisted) throw failures.asksForSecretOfOthers(visit, fieldTitle(insisted));
}

/**
 * Opens the lists that show their choices only while open, so that a person can choose. One without choices is
 * not asked about: it may suggest anything to whoever types.
 */
async function withDrawnChoices({ pace }: Visit, work: FormWork, fields: readonly Field[]): Promise<Field[]> {
  const wanted: Field[] = [];
  for (const field of fields) {
    const isShut = drawnKinds.has(field.control) && realChoices(field).length === 0;
    const choices = isShut && !work.details.has(fieldKey(field)) ? await readDrawnChoices(field, pace) : [];
    if (choices.length > 0) wanted.push({ ...field, choices: choices.map(namedByTitle) });
    else if (!isShut || field.required || work.details.has(fieldKey(field))) wanted.push(field);
  }
  return wanted;
}

const drawnKinds: ReadonlySet<Field["control"]> = new Set(["listbox", "combobox"]);

function namedByTitle({ title, enabled }: { title: string; enabled: boolean }): FieldChoice {
  return { value: title, title, enabled };
}

/** The required names that are not the buyer's: of the other passengers or guests. */
function namesOfOthers(fields: readonly Field[], buyer: KnownBuyer): Field[] {
  const own = new Set(buyerFields(fields, buyer).map(({ field }) => field));
  return workedFields(fields)
    .filter(
      (field) =>
        nameRoles.has(field.role) && field.required && field.enabled && field.value === "" && !own.has(field),
    )
    .map((field) => ({ ...field, label: `${fieldTitle(field)} (of another person)` }));
}

const nameRoles: ReadonlySet<FieldRole> = new Set(rolesOf("name"));

/** The number of the account that is debited, once a person has decided so: few shops mark it as required. */
function accountsOf({ payment }: FormWork, fields: readonly Field[]): readonly Field[] {
  const { decided, offered } = payment;
  const way = decided ?? (offered.length === 1 ? offered[0] : undefined);
  if (!way || !isByAccount(way.title)) return [];
  return fields.filter(
    (field) =>
      field.role === "bankAccount" &&
      field.enabled &&
      field.value === "" &&
      !field.required &&
      !isMarkedOptional(field),
  );
}

/** The only choice of a list that the request names. */
function choiceOfRequest(visit: Visit, field: Field): string | undefined {
  const choices = realChoices(field);
  const values = choices.map(({ title }) => title);
  const named = namedValues({ name: fieldTitle(field), values }, visit.order.request);
  const only = findOnly(choices.filter(({ title }) => named.has(title)));
  if (!only || choices.length < 2) return undefined;
  noteSettled(visit, only.title);
  return answerFor(field, only);
}

const namesDay = /(^|[\W_])(date|day)([\W_]|$)/i;

/** The only day that the request names, for a field that takes one. */
function dayOfRequest(visit: Visit, field: Field): string | undefined {
  const { role, control, name, isDay, placeholder } = field;
  const isText = control === "text" || control === "date";
  if (role !== "unknown" || !isText || !(isDay || showsDay(placeholder) || namesDay.test(name)))
    return undefined;
  const day = findOnly(findDays(visit.order.request ?? ""));
  if (!day) return undefined;
  visit.unmatched =
    visit.unmatched?.filter((words) => !findDays(words).some((one) => isSameDay(one, day))) ?? [];
  return nextDate(day, new Date());
}

/** A date in the future is the delivery date: the earliest is chosen, since no later one was requested. */
function answerOfPage(field: Field, buyer: KnownBuyer): string | undefined {
  const address = pickAddress(realChoices(field), ({ title }) => title, buyer);
  const harmless = address ?? harmlessChoice(field);
  if (harmless) return answerFor(field, harmless);
  return field.role === "unknown" ? field.earliest : undefined;
}

function wantedOf(
  fields: readonly Field[],
  which: "required" | "any choice" | "whatever is empty",
  buyer: KnownBuyer,
): readonly Field[] {
  if (which === "required") {
    const asked = workedFields(fields).filter(
      (field) => isWanted(field, fields) || offersAddress(field, buyer),
    );
    return fields.filter((field) => asked.includes(field) || asked.some((one) => arePartsOfOne(one, field)));
  }
  const choices = withoutJumps(fields).filter(isOpenChoice);
  if (which === "any choice") return choices;
  const meant = new Set(buyerFields(fields, buyer).map(({ field }) => field));
  return [...choices, ...workedFields(fields).filter((field) => isOpenText(field) && !meant.has(field))];
}

/**
 * Lists for the parts of one answer, such as a day, have its name in common, or what they are for. What a shop says
 * of one is about all of them that are empty.
 */
function arePartsOfOne(one: Field, other: Field): boolean {
  const isNamedAlike = one.label !== "" && one.label === other.label;
  const isAlike = one.role === other.role && (isNamedAlike || one.role === "dateOfBirth");
  const isBeside = one.form === other.form && one.frame === other.frame && one.purpose === other.purpose;
  return isAlike && isBeside && isOpenChoice(other);
}

/** A list of addresses found by a postal code asks which of them is the buyer's, required or not. */
function offersAddress(field: Field, buyer: KnownBuyer): boolean {
  return isOpenChoice(field) && pickAddress(realChoices(field), ({ title }) => title, buyer) !== undefined;
}

/** An empty text field that isn't marked optional and may be about the buyer, or about another person. */
function isOpenText({ role, control, value, enabled, label, placeholder }: Field): boolean {
  const isText = control === "text" || control === "date";
  return isText && enabled && value === "" && personal.has(role) && !saysOptional(`${label} ${placeholder}`);
}

const personal = rolesWhere(({ part, filledBy }) => part === "person" && filledBy === "person").union(
  new Set<FieldRole>(["unknown", ...rolesOf("name")]),
);

/**
 * A step that shows only choices needs them answered, marked or not: with one open it would be refused.
 * Beside text fields, an open choice (a salutation) may be left, until the shop objects.
 */
export async function giveChoicesOfStep(
  visit: Visit,
  work: FormWork,
  fields: readonly Field[],
): Promise<boolean> {
  const shown = fields.filter(({ role }) => role !== "coupon" && role !== "giftCard");
  const isOfChoices = shown.every(({ control }) => control === "radio" || control === "checkbox");
  return isOfChoices && giveUnforeseen(visit, work, shown, "any choice");
}

/** A choice of unknown purpose with nothing selected. */
function isOpenChoice({ role, control, value, enabled }: Field): boolean {
  return askedRoles.has(role) && listKinds.has(control) && enabled && value === "";
}

function isWanted(field: Field, fields: readonly Field[]): boolean {
  const { role, control, value, required, enabled, invalid } = field;
  if (!askedRoles.has(role) || control === "checkbox" || !enabled) return false;
  if (invalid !== undefined) return true;
  return value === "" && (required || isMeantToBeFilled(field, fields));
}

/**
 * A form that marks optional fields requires the other fields about the buyer. Not a form of address: hardly any shop
 * needs one, and those that do will say so.
 */
function isMeantToBeFilled(field: Field, fields: readonly Field[]): boolean {
  if (roleFacts[field.role].part !== "person" || isMarkedOptional(field)) return false;
  if (field.role === "salutation" || field.role === "gender") return false;
  return fields.some(
    (other) => other.form === field.form && other.frame === field.frame && isMarkedOptional(other),
  );
}

/** The shop objects to its current value. */
function isRefused({ value, invalid }: Field): boolean {
  return value !== "" && invalid !== undefined;
}

/** A person who has read the shop's objection twice won't give a better answer if asked again. */
async function ask(visit: Visit, work: FormWork, fields: readonly Field[]): Promise<void> {
  for (const field of fields) {
    const key = `asked ${fieldKey(field)} ${field.invalid ?? ""}`;
    const times = (work.tries.get(key) ?? 0) + 1;
    if (times > mostTimesAsked)
      throw failures.fieldNotFilled(visit, fieldTitle(field), "the shop refuses each answer");
    work.tries.set(key, times);
  }
  const answer = await askForFields(visit, fields);
  for (const [name, value] of answer) work.details.set(name, value);
}

async function fill(visit: Visit, work: FormWork, field: Field): Promise<void> {
  const name = fieldKey(field);
  const tries = (work.tries.get(`detail ${name}`) ?? 0) + 1;
  work.tries.set(`detail ${name}`, tries);
  const value = work.details.get(name);
  if (value === undefined) return;
  const { label, placeholder, invalid = "" } = field;
  const written = field.control === "text" ? writtenDay(value, `${placeholder} ${label} ${invalid}`) : value;
  const isUnwritten = written === value && /^\d{4}-\d{2}-\d{2}$/.test(value) && field.control === "text";
  const chosen = isUnwritten ? await work.shop.giveDay?.(field, value) : undefined;
  const outcome = chosen?.filled ? chosen : await fillField(field, written, visit.pace);
  if (outcome.filled) return;
  if (tries >= mostTries) throw failures.fieldNotFilled(visit, fieldTitle(field), outcome.why);
  const untaken = { ...field, invalid: field.invalid ?? "The field does not take what was answered" };
  if (tries > 1) await ask(visit, work, [untaken]);
}
