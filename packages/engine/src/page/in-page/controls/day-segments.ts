/// <reference lib="dom" />

import { allWithin } from "../tree/flat-tree.ts";
import { selectorOf } from "../tree/selector-of.ts";

export interface DaySegment {
  part: "day" | "month" | "year";
  selector: string;
}

/** Where each part of a day is typed, in the order of the page; empty for any other control. */
export function daySegments(element: Element): DaySegment[] {
  return segmentsOf(element).map(({ part, place }) => ({ part, selector: selectorOf(place) }));
}

/** A day that a library draws as three places to type in, instead of an input. */
export function isSegmentedDay(element: Element): boolean {
  return segmentsOf(element).length > 0;
}

/** The day that is typed in all of its parts, as `YYYY-MM-DD`; empty if one of them is missing. */
export function dayInSegments(element: Element): string {
  const parts = new Map(segmentsOf(element).map(({ part, place }) => [part, numberIn(place)]));
  const [year, month, day] = [parts.get("year"), parts.get("month"), parts.get("day")];
  if (year === undefined || month === undefined || day === undefined) return "";
  const [shortMonth, shortDay] = [month, day].map((number) => String(number).padStart(2, "0"));
  return `${String(year).padStart(4, "0")}-${shortMonth}-${shortDay}`;
}

export function hasSegmentWith(element: Element, attribute: string): boolean {
  return segmentsOf(element).some(({ place }) => place.getAttribute(attribute) === "true");
}

interface Segment {
  part: DaySegment["part"];
  place: Element;
}

function segmentsOf(group: Element): Segment[] {
  if (!group.matches("[role=group]")) return [];
  const places = allWithin(group, "[role=spinbutton]:not(input)");
  const found = places.flatMap((place) => {
    const part = partOf(place);
    return part ? [{ part, place }] : [];
  });
  const isDay = places.length === 3 && new Set(found.map(({ part }) => part)).size === 3;
  return isDay ? found : [];
}

/** By the highest number that it takes, which no language changes. */
function partOf(place: Element): DaySegment["part"] | undefined {
  const most = Number(place.getAttribute("aria-valuemax"));
  if (most === 12) return "month";
  if (most >= 28 && most <= 31) return "day";
  return most >= 1_000 ? "year" : undefined;
}

function numberIn(place: Element): number | undefined {
  const now = place.getAttribute("aria-valuenow");
  return now === null || now === "" || !Number.isFinite(Number(now)) ? undefined : Number(now);
}
