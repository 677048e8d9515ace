import { findDays, monthOf, nextDate } from "../../../choosing/request/find-dates.ts";
import { findOnly } from "../../../find-only.ts";
import type { OptionChoiceSnapshot, OptionGroupSnapshot } from "../in-page/choices/option-group-snapshot.ts";
import { withChoicesLeft } from "../product/choices-left.ts";

type Part = "day" | "month" | "year";

/** No month is shorter. */
const leastDays = 28;

/**
 * Lists side by side for the month, the day and perhaps the year of one day have no choice left if the request names
 * that day: "14 December 2026" is "Dec", "14" and "2026". Unchanged if it names none or several, or a list lacks it.
 */
export function withDayInLists(
  groups: readonly OptionGroupSnapshot[],
  request: string | undefined,
): readonly OptionGroupSnapshot[] {
  const named = findOnly(findDays(request ?? ""));
  const lists = named ? listsOfDay(groups) : undefined;
  if (!named || !lists) return groups;
  const date = nextDate(named, new Date());
  const left = new Map([...lists].map(([group, part]) => [group, choiceFor(group, part, date)]));
  if ([...left.values()].includes(undefined)) return groups;
  return withChoicesLeft(groups, left);
}

/** The first lists side by side that are one of each. */
function listsOfDay(
  groups: readonly OptionGroupSnapshot[],
): ReadonlyMap<OptionGroupSnapshot, Part> | undefined {
  for (let at = 0; at < groups.length - 1; at += 1)
    for (const length of [3, 2]) {
      const beside = groups.slice(at, at + length);
      const parts = beside.length === length ? partsOf(beside) : undefined;
      if (parts) return parts;
    }
  return undefined;
}

/** Which list is which. The numbers of months are numbers of days as well, but not the other way round. */
function partsOf(beside: readonly OptionGroupSnapshot[]): Map<OptionGroupSnapshot, Part> | undefined {
  const wanted: Part[] = beside.length === 3 ? ["day", "month", "year"] : ["day", "month"];
  const parts = new Map<OptionGroupSnapshot, Part>();
  for (const part of wanted) {
    const only = findOnly(beside.filter((group) => isListOf(group, part)));
    if (!only || parts.has(only)) return undefined;
    parts.set(only, part);
  }
  return parts;
}

function isListOf({ kind, choices }: OptionGroupSnapshot, part: Part): boolean {
  const titles = kind === "select" ? choices.map(({ title }) => title.trim()) : [];
  const areNumbersTo = (last: number) =>
    titles.every((title) => /^\d{1,2}$/.test(title) && Number(title) >= 1 && Number(title) <= last);
  switch (part) {
    case "day":
      return titles.length >= leastDays && areNumbersTo(31);
    case "month":
      return titles.length === 12 && (areNumbersTo(12) || titles.every((title) => monthOf(title) > 0));
    default:
      return titles.length > 0 && titles.every((title) => /^20\d{2}$/.test(title));
  }
}

function choiceFor(
  { choices }: OptionGroupSnapshot,
  part: Part,
  date: string,
): OptionChoiceSnapshot | undefined {
  const [year, month, day] = date.split("-").map(Number);
  const isMeant = (title: string) => {
    if (part === "month") return (monthOf(title) || Number(title)) === month;
    return Number(title) === (part === "day" ? day : year);
  };
  return choices.find(({ title, enabled }) => enabled && isMeant(title));
}
