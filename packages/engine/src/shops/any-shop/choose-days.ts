import { findDays, isSameDay, type NamedDay } from "../../choosing/find-dates.ts";
import { settle } from "../../page/waiting/settle.ts";
import { pressThrough } from "../../phases/press-through.ts";
import type { Visit } from "../../phases/visit.ts";
import type { OptionChoiceSnapshot } from "./in-page/option-group-snapshot.ts";
import { readGroups } from "./product-page.ts";
import { mostTurns, turnForward } from "./turn-calendar.ts";

/** Fewer dated choices may be a list of events. */
const leastDays = 14;

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

async function findDay(visit: Visit, wanted: NamedDay): Promise<OptionChoiceSnapshot | undefined> {
  for (let turns = 0; turns < mostTurns; turns += 1) {
    const shown = await shownDays(visit);
    if (shown.length < leastDays) return undefined;
    const found = shown.find(({ title }) => findDays(title).some((day) => isSameDay(day, wanted)));
    if (found) return found;
    if (!(await turnForward(visit, shown[0]?.selector))) return undefined;
  }
  return undefined;
}

/** The days of the calendars that are open now and can be chosen. */
async function shownDays(visit: Visit): Promise<OptionChoiceSnapshot[]> {
  const groups = await readGroups(visit, { locator: visit.page.locator("body"), text: "", disabled: true });
  return groups
    .filter(({ kind }) => kind === "buttons")
    .flatMap(({ choices }) =>
      choices.filter(({ title, enabled }) => enabled && findDays(title).length === 1),
    );
}
