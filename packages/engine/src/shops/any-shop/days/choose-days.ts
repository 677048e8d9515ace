import { findDays, isSameDay, type NamedDay } from "../../../choosing/request/find-dates.ts";
import { lookUntil } from "../../../page/waiting/look-until.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { pressThrough } from "../../../phases/page/press-through.ts";
import type { Visit } from "../../../phases/visit.ts";
import { leastDays, type ShownDay, shownDays } from "./shown-days.ts";
import { mostTurns, turnForward } from "./turn-calendar.ts";

/** Longer than calendars are animated. */
const turnLimitMs = 1_500;

/** Whether the page shows a calendar, at once or after a moment. */
export async function awaitCalendar(visit: Visit): Promise<boolean> {
  return (await awaitDays(visit)) !== undefined;
}

/** Whether the page shows a calendar. */
export async function showsCalendar(visit: Visit): Promise<boolean> {
  return (await shownDays(visit)).length >= leastDays;
}

/**
 * Presses these days in the page's calendar one after the other, like arrival and departure, and turns it
 * forward where needed. Returns false if it doesn't offer one of them. `standing`: days that were there before the
 * calendar opened; one that has come is meant before these.
 */
export async function chooseDays(
  visit: Visit,
  days: readonly NamedDay[],
  standing: readonly ShownDay[] = [],
): Promise<boolean> {
  const before = new Set(standing.map(({ selector }) => selector));
  for (const day of days) {
    const choice = await findDay(visit, day, before);
    if (!choice) return false;
    await pressThrough(visit, { locator: visit.page.locator(choice.selector).first() });
    await settle(visit.page, visit.pace);
  }
  return true;
}

async function findDay(
  visit: Visit,
  wanted: NamedDay,
  before: ReadonlySet<string>,
): Promise<ShownDay | undefined> {
  let shown = await awaitDays(visit);
  for (let turns = 0; shown && turns < mostTurns; turns += 1) {
    const days = shown.filter(({ title }) => findDays(title).some((day) => isSameDay(day, wanted)));
    const found = days.find(({ selector }) => !before.has(selector)) ?? days[0];
    if (found) return found.enabled ? found : undefined;
    if (!(await turnForward(visit, shown[0]?.selector))) return undefined;
    shown = await awaitDays(visit, shown);
  }
  return undefined;
}

/** A calendar may take a moment to open or to turn: waits for its days, other ones than `before`. */
async function awaitDays(
  visit: Visit,
  before: readonly ShownDay[] = [],
): Promise<readonly ShownDay[] | undefined> {
  return lookUntil(visit.pace, { limitMs: turnLimitMs, everyMs: 50 }, async () => {
    const shown = await shownDays(visit);
    const isTurned = shown[0]?.title !== before[0]?.title;
    return shown.length >= leastDays && isTurned ? shown : undefined;
  });
}
