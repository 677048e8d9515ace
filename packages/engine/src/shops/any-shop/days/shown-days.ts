import { findDays, monthIn } from "../../../choosing/request/find-dates.ts";
import { callInPage } from "../../../page/call-in-page.ts";
import type { Visit } from "../../../phases/visit.ts";
import { readGroups } from "../product/product-page.ts";

/** Fewer dated choices may be a list of events. */
export const leastDays = 14;

/** A day of an open calendar. */
export interface ShownDay {
  /** It names one day. */
  title: string;
  selector: string;
  enabled: boolean;
}

/** The days of the calendars that are open now, with those that can't be chosen. */
export async function shownDays(visit: Visit): Promise<ShownDay[]> {
  const groups = await readGroups(visit, { locator: visit.page.locator("body"), text: "", disabled: true });
  const named = groups
    .filter(({ kind }) => kind === "buttons")
    .flatMap(({ choices }) => choices.filter(({ title }) => findDays(title).length === 1));
  return named.length >= leastDays ? named : drawnDays(visit);
}

/** The same where they are drawn as anything else than buttons, below the name of their month. */
export async function drawnDays({ page, pace }: Visit): Promise<ShownDay[]> {
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
