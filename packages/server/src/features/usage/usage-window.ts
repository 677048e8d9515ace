import { messages, type UsageQuery } from "@cartwright/contract";
import type { z } from "zod";
import { ServiceError } from "../../platform/service-error.ts";

/** `from` belongs to the window, `to` does not. */
export interface UsageWindow {
  from: Date;
  to: Date;
}

/** This UTC month up to now, unless the query says otherwise. */
export function readUsageWindow(query: z.output<typeof UsageQuery>, now: Date): UsageWindow {
  const from = query.from === undefined ? startOfMonth(now) : readDate(query.from);
  const to = query.to === undefined ? now : readDate(query.to);
  const isDefault = query.from === undefined && query.to === undefined;
  if (from >= to && !isDefault) throw new ServiceError("invalid", messages.usage.emptyWindow);
  return { from, to };
}

function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

function readDate(text: string): Date {
  const parsed = new Date(text);
  const date = namesZone(text) ? parsed : asUtc(parsed);
  const year = date.getUTCFullYear();
  // A year of other than four digits is no ISO 8601 timestamp, and would be none in the answer.
  if (!(year >= 1 && year <= 9999)) throw new ServiceError("invalid", messages.usage.invalidDate);
  return date;
}

/** A date alone in ISO 8601 is UTC by itself. */
function namesZone(text: string): boolean {
  return /^\s*\d{4}(-\d\d){0,2}\s*$|\d\s*z|\b(utc?|gmt|[ecmp][sd]t)\b|:\d\d.*[+-]\d/i.test(text);
}

/** The parser takes a time without a zone for the machine's own time; the service knows UTC alone. */
function asUtc(local: Date): Date {
  return new Date(local.getTime() - local.getTimezoneOffset() * 60_000);
}
