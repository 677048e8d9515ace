import { type Field, readFields } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { isDrawnList, namedByTitle, readDrawnChoices } from "../../../page/filling/choose-from-drawn-list.ts";
import { fillField } from "../../../page/filling/fill.ts";
import { writtenDay } from "../../../page/filling/written-day.ts";
import { waitUntil } from "../../../page/waiting/look-until.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { failures } from "../../failures/failures.ts";
import { workedFields } from "../../form/fields/checkout-fields.ts";
import type { FormWork } from "../../form/form-work.ts";
import type { Visit } from "../../visit.ts";
import { namesOfOthers } from "../names-of-others.ts";
import { mostTries, takeRequested } from "../take-requested.ts";
import { askForFields, fieldKey, fieldTitle } from "./ask-for-fields.ts";
import { type Asked, fieldsToAsk } from "./fields-to-ask.ts";
import { fieldOfDay, knownAnswer } from "./known-answer.ts";

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
  which: Asked = "required",
): Promise<boolean> {
  refuseSecretsOfOthers(visit, fields);
  const day = fieldOfDay(visit, workedFields(fields));
  const isOpen = day && !work.details.has(fieldKey(day));
  const found = [
    ...takeRequested(visit, work, fields),
    ...(isOpen ? [day] : []),
    ...fieldsToAsk(work, fields, which),
  ];
  const wanted = await withDrawnChoices(visit, work, [...new Set(found)]);
  if (wanted.length === 0) return false;
  const untried = takeKnown(visit, work, wanted);
  for (const [key, name] of namesOfOthers(visit.order.request, work, wanted)) work.details.set(key, name);
  const unknown = wanted.filter(
    (field) => !work.details.has(fieldKey(field)) || (isRefused(field) && !untried.has(field)),
  );
  const empty = unknown.filter(isEmptyList);
  const isLate = empty.length > 0 && (unknown.length < wanted.length || areNew(work, empty));
  // What a list offers may depend on the answers to the others.
  const others = unknown.filter((field) => !empty.includes(field));
  if (unknown.length > 0 && !isLate) await ask(visit, work, others.length > 0 ? others : unknown);
  for (const field of wanted) await fill(visit, work, field);
  await settle(visit.page, visit.pace);
  await complaintsFaded(visit, wanted);
  if (isLate) await listsFilled(visit, empty);
  return true;
}

/** Not waited for yet: what was typed just now may fill them, as a postal code does with its towns. */
function areNew({ tries }: FormWork, lists: readonly Field[]): boolean {
  const keys = lists.map((list) => `list ${fieldKey(list)}`);
  const isNew = keys.some((key) => !tries.has(key));
  for (const key of keys) tries.set(key, 1);
  return isNew;
}

/** Keeps what the request or the page answers. Returns the fields whose answer the shop has not objected to yet. */
function takeKnown(visit: Visit, work: FormWork, wanted: readonly Field[]): ReadonlySet<Field> {
  const untried = new Set<Field>();
  for (const field of wanted) {
    const key = fieldKey(field);
    const own = work.details.has(key) ? undefined : knownAnswer(visit, field, work.buyer);
    if (own === undefined) continue;
    work.details.set(key, own);
    if (own !== field.value) untried.add(field);
  }
  return untried;
}

/** The hours of a day that is not chosen yet, say: nobody is asked before its choices are there. */
function isEmptyList(field: Field): boolean {
  return (field.control === "select" || isDrawnList(field)) && realChoices(field).length === 0;
}

const listMs = 3_000;

async function listsFilled({ page, pace }: Visit, lists: readonly Field[]): Promise<void> {
  const keys = new Set(lists.map(fieldKey));
  await waitUntil(pace, { limitMs: listMs, everyMs: 100 }, async () => {
    const now = (await readFields(page, pace)).filter((field) => keys.has(fieldKey(field)));
    return !now.some(isEmptyList);
  });
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
    const isShut = isDrawnList(field) && realChoices(field).length === 0;
    const choices = isShut && !work.details.has(fieldKey(field)) ? await readDrawnChoices(field, pace) : [];
    if (choices.length > 0) wanted.push({ ...field, choices: choices.map(namedByTitle) });
    else if (!isShut || field.required || work.details.has(fieldKey(field))) wanted.push(field);
  }
  return wanted;
}

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
