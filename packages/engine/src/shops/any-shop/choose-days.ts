import { findDays, isSameDay, monthIn, type NamedDay } from "../../choosing/find-dates.ts";
import { callInPage } from "../../page/call-in-page.ts";
import { lookUntil } from "../../page/waiting/look-until.ts";
import { settle } from "../../page/waiting/settle.ts";
import { pressThrough } from "../../phases/press-through.ts";
import type { Visit } from "../../phases/visit.ts";
import { readGroups } from "./product-page.ts";
import { mostTurns, turnForward } from "./turn-calendar.ts";

/** Fewer dated choices may be a list of events. */
const leastDays = 14;

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
 * forward where needed. Returns false if it doesn't offer one of them.
 */
export async function chooseDays(visit: Visit, days: readonly NamedDay[]): Promise<boolean> {
  for (const day of days) {
    const choice = await findDay(visit, day);
    if (!choice) return false;
    await pressThrough(visit, { locator: visit.page.locator(choice.selector).first() });
    await settle(visit.page, visit.pace);
  }
  return true;
}

async function findDay(visit: Visit, wanted: NamedDay): Promise<ShownDay | undefined> {
  let shown = await awaitDays(visit);
  for (let turns = 0; shown && turns < mostTurns; turns += 1) {
    const found = shown.find(({ title }) => findDays(title).some((day) => isSameDay(day, wanted)));
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

/** A day of an open calendar. */
interface ShownDay {
  /** It names one day. */
  title: string;
  selector: string;
  enabled: boolean;
}

/** The days of the calendars that are open now, with those that can't be chosen. */
async function shownDays(visit: Visit): Promise<ShownDay[]> {
  const groups = await readGroups(visit, { locator: visit.page.locator("body"), text: "", disabled: true });
  const named = groups
    .filter(({ kind }) => kind === "buttons")
    .flatMap(({ choices }) => choices.filter(({ title }) => findDays(title).length === 1));
  return named.length >= leastDays ? named : drawnDays(visit);
}

/** The same where they are drawn as anything else than buttons, below the name of their month. */
async function drawnDays({ page, pace }: Visit): Promise<ShownDay[]> {
  const months = await callInPage({ frame: page.mainFrame(), pace }, "drawnCalendars");
  return months.flatMap(({ title, days }) => {
    const shown = monthIn(title);
    if (!shown) return [];
    return days.map((day, at) => {
      const number = String(at + 1).padStart(2, "0");
      return { ...day, title: `${shown.year}-${shown.month}-${number}` };
    });
  });
}
