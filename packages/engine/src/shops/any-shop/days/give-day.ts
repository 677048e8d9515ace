import { findDays, type NamedDay, nextDate } from "../../../choosing/request/find-dates.ts";
import { callOnElement } from "../../../page/call-in-page.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { showsDay } from "../../../page/fields/shows-day.ts";
import { fillField } from "../../../page/filling/fill.ts";
import type { FillOutcome } from "../../../page/filling/fill-outcome.ts";
import { writtenDay } from "../../../page/filling/written-day.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { withinLimit } from "../../../page/waiting/within-limit.ts";
import { pressThrough } from "../../../phases/page/press-through.ts";
import type { Visit } from "../../../phases/visit.ts";
import { awaitCalendar, chooseDays, showsCalendar } from "./choose-days.ts";
import { type ShownDay, shownDays } from "./shown-days.ts";

/** The days that the request names, as `YYYY-MM-DD`; without a year, the next one of its name. */
export function daysOfRequest({ order }: Pick<Visit, "order">): string[] {
  return findDays(order.request ?? "").map((day) => nextDate(day, new Date()));
}

/**
 * Those for a day: the browser's own, ones that show how a day is written or declare a window of their own, and empty
 * ones that can't be written to and may open a calendar.
 */
export async function dayFieldsAmong(visit: Visit, fields: readonly Field[]): Promise<Field[]> {
  const found: Field[] = [];
  for (const field of fields) {
    const { control, role, value, isDay, enabled } = field;
    const isOpen = control === "text" && value === "" && enabled;
    if ((isDay && enabled) || (isOpen && takesDay(field))) found.push(field);
    else if (control === "text" && role === "unknown" && value === "" && (await isReadOnly(visit, field)))
      found.push(field);
  }
  return found;
}

/** By what is written in it, or by its window. */
export function takesDay({ role, placeholder, opensDialog }: Field): boolean {
  return showsDay(placeholder) || (opensDialog === true && role === "unknown");
}

/** Chooses the day in the calendar that the field opens, or types it as the field shows it: a calendar may ignore typing. */
export async function writeDay(visit: Visit, field: Field, date: string): Promise<FillOutcome> {
  const outcome = await chooseInCalendar(visit, field, date);
  if (outcome.filled || !showsDay(field.placeholder)) return outcome;
  return fillField(field, writtenDay(date, field.placeholder), visit.pace);
}

async function isReadOnly({ pace }: Visit, { locator }: Field): Promise<boolean> {
  const isTrue = (ask: () => Promise<boolean>) => withinLimit(pace, ask, false);
  const isEnabled = await isTrue(() => locator.isEnabled({ timeout: 1_000 }));
  return isEnabled && !(await isTrue(() => locator.isEditable({ timeout: 1_000 })));
}

/**
 * Opens the calendar of a field that can't be written to, and chooses the day in it. Where it stays open for the `last`
 * day of a range, that is chosen too.
 */
async function chooseInCalendar(
  visit: Visit,
  field: Field,
  date: string,
  last?: NamedDay,
): Promise<FillOutcome> {
  const [day] = findDays(date);
  if (!day) return { filled: false, why: "it takes a day only" };
  const standing = await shownDays(visit);
  await pressThrough(visit, field);
  await settle(visit.page, visit.pace);
  if (!(await awaitCalendar(visit))) return { filled: false, why: "it opens no calendar" };
  const isChosen = await chooseDays(visit, [day], standing);
  if (isChosen && last && (await hasCome(visit, standing))) await chooseDays(visit, [last], standing);
  if (await showsCalendar(visit))
    await withinLimit(visit.pace, () => visit.page.keyboard.press("Escape"), undefined);
  if (isChosen && (await holdsDay(visit, field, date))) return { filled: true };
  return {
    filled: false,
    why: isChosen ? "it does not keep the day" : "its calendar does not offer the day",
  };
}

/** Whether there are days of a calendar that was not there before. */
async function hasCome(visit: Visit, standing: readonly ShownDay[]): Promise<boolean> {
  const before = new Set(standing.map(({ selector }) => selector));
  return (await shownDays(visit)).some(({ selector }) => !before.has(selector));
}

/** The first and the last day of the request, in the calendars of two fields, or in one that takes both. */
export async function giveRange(visit: Visit, fields: readonly Field[]): Promise<boolean> {
  const days = findDays(visit.order.request ?? "");
  const [from, until] = daysOfRequest(visit);
  const [first, last] = fields;
  const isRange = fields.length === 2 && days.length === 2;
  if (!isRange || !first || !last || first.isDay || from === undefined || until === undefined) return false;
  if (!(await chooseInCalendar(visit, first, from, days[1])).filled) return false;
  if (!(await holdsDay(visit, last, until)) && !(await writeDay(visit, last, until)).filled) return false;
  for (const date of [from, until]) noteDay(visit, date);
  return true;
}

/** In the way that the field shows a day, if it does. */
async function holdsDay({ pace }: Visit, field: Field, date: string): Promise<boolean> {
  const held = await callOnElement({ ...field, pace }, "currentValue").catch(() => "");
  if (showsDay(field.placeholder)) return held === writtenDay(date, field.placeholder);
  const [day] = findDays(date);
  return held !== "" && day !== undefined && !contradicts(held, day);
}

function contradicts(held: string, day: NamedDay): boolean {
  const named = findDays(held);
  return named.length > 0 && !named.some((one) => one.day === day.day);
}

/** The day is settled now, and its words are not told as unmatched, nor those of the first day of a range: "5 to". */
export function noteDay(visit: Visit, date: string): void {
  const [day] = findDays(date);
  const number = Number(day?.day.slice(-2));
  const isOfDay = (words: string) =>
    findDays(words).some((one) => one.day === day?.day) ||
    Number(/^\d{1,2}(?=\D{0,12}$)/.exec(words)?.[0]) === number;
  visit.unmatched = visit.unmatched?.filter((words) => !isOfDay(words)) ?? [];
}
