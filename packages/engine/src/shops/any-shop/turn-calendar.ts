import { findDays, findMonth, type NamedDay, type NamedMonth } from "../../choosing/find-dates.ts";
import { callOnElement } from "../../page/call-in-page.ts";
import { settle } from "../../page/waiting/settle.ts";
import { pressThrough } from "../../phases/press-through.ts";
import type { Visit } from "../../phases/visit.ts";
import { type ProductPage, readProductPage } from "./product-page.ts";

/** Few shops sell further ahead. */
export const mostTurns = 18;

/**
 * Turns a calendar on the product's page to the month of the day that the request names. Returns the page as it
 * is then; unchanged if it has no calendar, or the calendar can't be turned there.
 */
export async function turnCalendar(visit: Visit, opened: ProductPage): Promise<ProductPage> {
  const [day] = findDays(visit.order.request ?? "");
  let found = opened;
  for (let turns = 0; day && turns < mostTurns; turns += 1) {
    const calendar = found.groups.find(({ name }) => findMonth(name));
    const month = calendar && findMonth(calendar.name);
    if (!month || !isBefore(month, day)) return found;
    if (!(await turnForward(visit, calendar.choices[0]?.selector))) return found;
    const turned = await readProductPage(visit);
    if (!turned.groups.some(({ name }) => name !== calendar.name && findMonth(name))) return found;
    found = turned;
  }
  return found;
}

/** Turns the calendar around one of its days, given by its selector, to the next month. */
export async function turnForward(visit: Visit, day: string | undefined): Promise<boolean> {
  if (day === undefined) return false;
  const { page, pace } = visit;
  const selector = await callOnElement({ locator: page.locator(day).first(), pace }, "calendarForward").catch(
    () => null,
  );
  if (selector === null) return false;
  await pressThrough(visit, { locator: page.locator(selector).first() });
  await settle(page, pace);
  return true;
}

/** A day without a year is the next one of its name. */
function isBefore(shown: NamedMonth, { day, year }: NamedDay): boolean {
  const [month] = day.split("-");
  if (year === undefined) return shown.month !== month;
  return `${shown.year}-${shown.month}` < `${year}-${month}`;
}
