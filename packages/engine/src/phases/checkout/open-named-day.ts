import { detailsSchema } from "@cartwright/contract";
import { findDays } from "../../choosing/request/find-dates.ts";
import { namedValues } from "../../choosing/values/named-values.ts";
import type { Pressable } from "../../page/moves/read-moves.ts";
import { noteSettled } from "../form/extras/note-settled.ts";
import type { FormWork } from "../form/form-work.ts";
import { pressOnce } from "../form/ways/press-once.ts";
import type { Look } from "../form/ways/read-ways.ts";
import { saysOnlyADay } from "../form/ways/says-only-a-day.ts";
import { hostOf, type Visit } from "../visit.ts";

/** Fewer may be about something else than the delivery. */
const leastDays = 2;

/**
 * Times of delivery may stand below tabs or buttons of days: opens the day that the request names, once per step.
 * Returns true if it was pressed.
 */
export async function openNamedDay(visit: Visit, work: FormWork, look: Look): Promise<boolean> {
  const days = look.pressables.filter(opensDay);
  if (days.length < leastDays) return false;
  const titles = [...new Set(days.map(({ text }) => text))];
  const [named, ...others] = namedValues({ name: "", values: titles }, visit.order.request);
  if (others.length > 0 || (named === undefined && !isOtherDay(visit, work))) return false;
  const meant = named ?? (await askForDay(visit, titles));
  // A tab and the link within it are pressed alike.
  const day = days.find(({ text }) => text === meant);
  if (!day || !(await pressOnce(visit, look, day))) return false;
  noteSettled(visit, day.text);
  return true;
}

/** The request names a day that is none of them: a time of another day would not be what was asked for. */
function isOtherDay({ order }: Visit, work: FormWork): boolean {
  const times = (work.tries.get("day of delivery") ?? 0) + 1;
  work.tries.set("day of delivery", times);
  return times === 1 && findDays(order.request ?? "").length > 0;
}

async function askForDay(visit: Visit, titles: readonly string[]): Promise<string> {
  const choices = titles.map((title) => ({ const: title, title }));
  const answer = await visit.host.ask({
    key: "details",
    message: `${hostOf(visit)} does not offer the day that the request names. Which of its days should it be?`,
    responseSchema: detailsSchema([{ name: "day", title: "Day", choices }]),
  });
  return answer.day ?? "";
}

/** It stays on the page and says a day, and little else. */
function opensDay(one: Pressable): boolean {
  const { disabled, isAside, isLink, href, isSubmit, form } = one;
  const isStaying = !isLink || href === "" || href.includes("#");
  const isSending = isSubmit && form >= 0;
  return !disabled && !isAside && isStaying && !isSending && saysOnlyADay(one);
}
