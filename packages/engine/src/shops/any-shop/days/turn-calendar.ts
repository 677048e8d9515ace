import { findDays, findMonth, type NamedDay, type NamedMonth } from "../../../choosing/request/find-dates.ts";
import { callOnElement } from "../../../page/call-in-page.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { pressThrough } from "../../../phases/page/press-through.ts";
import type { Visit } from "../../../phases/visit.ts";
import { type ProductPage, readProductPage } from "../product/product-page.ts";
import { drawnDays } from "./shown-days.ts";

/** Few shops sell further ahead. */
export const mostTurns = 18;

/**
 * Turns a calendar on the product's page to the month of the day that the request names. Returns the page as it
 * is then; unchanged if it has no calendar, or the calendar can't be turned there.
 */
export async function turnCalendar(visit: Visit, opened: ProductPage): Promise<ProductPage> {
  const [day] = findDays(visit.order.request ?? "");
  let found = opened;
  let shown = day && (await shownMonth(visit, opened));
  for (let turns = 0; day && shown && isBefore(shown, day) && turns < mostTurns; turns += 1) {
    if (!(await turnForward(visit, shown.selector))) return found;
    const turned = await readProductPage(visit);
    const next = await shownMonth(visit, turned);
    if (!next || (next.month === shown.month && next.year === shown.year)) return found;
    found = turned;
    shown = next;
  }
  return found;
}

interface ShownMonth extends NamedMonth {
  /** Selector of one of its days. */
  selector: string | undefined;
}

/** Of the first calendar among the choices; where most of its days are closed, as it is drawn. */
async function shownMonth(visit: Visit, { groups, button }: ProductPage): Promise<ShownMonth | undefined> {
  for (const { name, choices } of groups) {
    const month = findMonth(name);
    if (month) return { ...month, selector: choices[0]?.selector };
  }
  const [first] = button && !button.isOfAnother ? await drawnDays(visit) : [];
  const [year, month] = first?.title.split("-") ?? [];
  return year !== undefined && month !== undefined ? { year, month, selector: first?.selector } : undefined;
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
