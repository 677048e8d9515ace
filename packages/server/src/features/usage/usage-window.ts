import { messages, type UsageQuery } from "@cartwright/contract";
import type { z } from "zod";
import { ServiceError } from "../../platform/service-error.ts";

/** `from` is inclusive, `to` exclusive. */
export interface UsageWindow {
  from: Date;
  to: Date;
}

/** Defaults to the current UTC month up to now. */
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
  // Other years aren't valid ISO 8601, and the response couldn't represent them.
  if (!(year >= 1 && year <= 9999)) throw new ServiceError("invalid", messages.usage.invalidDate);
  return date;
}

/** An ISO 8601 date without a time is already UTC. */
function namesZone(text: string): boolean {
  return /^\s*\d{4}(-\d\d){0,2}\s*$|\d\s*z|\b(utc?|gmt|[ecmp][sd]t)\b|:\d\d.*[+-]\d/i.test(text);
}

/** The parser reads a time without a zone as local time; the service only uses UTC. */
function asUtc(local: Date): Date {
  return new Date(local.getTime() - local.getTimezoneOffset() * 60_000);
}
