import { findDays, type NamedDay, nextDate } from "../../choosing/find-dates.ts";
import { callOnElement } from "../../page/call-in-page.ts";
import type { Field } from "../../page/fields/read-fields.ts";
import type { FillOutcome } from "../../page/filling/fill-outcome.ts";
import { settle } from "../../page/waiting/settle.ts";
import { withinLimit } from "../../page/waiting/within-limit.ts";
import { pressThrough } from "../../phases/press-through.ts";
import type { Visit } from "../../phases/visit.ts";
import { awaitCalendar, chooseDays, showsCalendar } from "./choose-days.ts";

/** The only day that the request names, as `YYYY-MM-DD`; without a year, the next one of its name. */
export function dayOfRequest({ order }: Pick<Visit, "order">): string | undefined {
  const [day, ...others] = findDays(order.request ?? "");
  return day && others.length === 0 ? nextDate(day, new Date()) : undefined;
}

/** Those for a day: the browser's own, and empty ones that can't be written to and may open a calendar. */
export async function dayFieldsAmong(visit: Visit, fields: readonly Field[]): Promise<Field[]> {
  const found: Field[] = [];
  for (const field of fields) {
    const { control, role, value, isDay, enabled } = field;
    if (isDay && enabled) found.push(field);
    else if (control === "text" && role === "unknown" && value === "" && (await isReadOnly(visit, field)))
      found.push(field);
  }
  return found;
}

async function isReadOnly({ pace }: Visit, { locator }: Field): Promise<boolean> {
  const isTrue = (ask: () => Promise<boolean>) => withinLimit(pace, ask, false);
  const isEnabled = await isTrue(() => locator.isEnabled({ timeout: 1_000 }));
  return isEnabled && !(await isTrue(() => locator.isEditable({ timeout: 1_000 })));
}

/** Opens the calendar of a field that can't be written to, and chooses the day in it. */
export async function chooseInCalendar(visit: Visit, field: Field, date: string): Promise<FillOutcome> {
  const [day] = findDays(date);
  if (!day) return { filled: false, why: "it takes a day only" };
  await pressThrough(visit, field);
  await settle(visit.page, visit.pace);
  if (!(await awaitCalendar(visit))) return { filled: false, why: "it opens no calendar" };
  const isChosen = await chooseDays(visit, [day]);
  if (await showsCalendar(visit))
    await withinLimit(visit.pace, () => visit.page.keyboard.press("Escape"), undefined);
  const held = isChosen ? await shownIn(visit, field) : "";
  if (held !== "" && !contradicts(held, day)) return { filled: true };
  return {
    filled: false,
    why: isChosen ? "it does not keep the day" : "its calendar does not offer the day",
  };
}

function contradicts(held: string, day: NamedDay): boolean {
  const named = findDays(held);
  return named.length > 0 && !named.some((one) => one.day === day.day);
}

async function shownIn({ pace }: Visit, field: Field): Promise<string> {
  return callOnElement({ ...field, pace }, "currentValue").catch(() => "");
}

/** The day is settled now, and its words are not told as unmatched. */
export function noteDay(visit: Visit, date: string): void {
  const [day] = findDays(date);
  visit.unmatched =
    visit.unmatched?.filter((words) => !findDays(words).some((one) => one.day === day?.day)) ?? [];
}
