import type { OfferOption } from "../offer.ts";
import { timesIn } from "../request/clock-times.ts";
import type { Token } from "../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "./part.ts";

/**
 * The value of an option that begins at the time that the request names: "09:55 Oban – arrives 10:41" for "the
 * 09:55 crossing". Undefined if there is no such value, or more than one.
 */
export function findTime({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const found = tokens.flatMap((_, start) => {
    const time = isFree(start) ? timeAt(tokens, start) : undefined;
    const meant = time ? values.filter((value) => timesIn(value)[0] === time) : [];
    return meant.map((value) => ({ value, start, end: start + 2 }));
  });
  if (found.length === 0) return findSpan(values, { tokens, isFree });
  return agreedPart(found);
}

/** "De 10:00 a 12:00" for "entre las 10 y las 12": two whole hours of the request with little between them. */
function findSpan(values: readonly string[], { tokens, isFree }: FreeWords): Part | undefined {
  const spans = values.map((value) => ({ value, hours: hoursIn(value) }));
  const found = tokens.flatMap((_, start) => {
    const end = tokens.findIndex((_one, at) => at > start && at <= start + mostApart && isHour(tokens, at));
    if (end < 0 || !isFree(start) || !isFree(end) || !isHour(tokens, start)) return [];
    const isLate = /^p/i.test(tokens[end + 1]?.folded ?? "") && Number(tokens[end]?.folded) < 12;
    const said = [start, end].map((at) => Number(tokens[at]?.folded) + (isLate ? 12 : 0)).join("-");
    return spans.flatMap(({ value, hours }) => (hours === said ? [{ value, start, end: end + 1 }] : []));
  });
  return agreedPart(found);
}

/** Words between the two hours, with the second. */
const mostApart = 3;

function isHour(tokens: readonly Token[], at: number): boolean {
  return /^\d{1,2}$/.test(tokens[at]?.folded ?? "") && Number(tokens[at]?.folded) <= 24;
}

/** The first and the last hour of a value that names two whole ones, of 24. */
function hoursIn(value: string): string | undefined {
  const [first = "", last = "", ...others] = timesIn(value);
  if (others.length > 0 || !first.endsWith(":00") || !last.endsWith(":00")) return undefined;
  return [first, last].map((time) => Number(time.slice(0, 2))).join("-");
}

/** "2 pm", "2 p.m." */
function isHalf(word: Token | undefined, next: Token | undefined): boolean {
  return /^[ap]m$/.test(word?.folded ?? "") || (/^[ap]$/.test(word?.folded ?? "") && next?.folded === "m");
}

function timeAt(tokens: readonly Token[], start: number): string | undefined {
  const [hours, minutes, half] = tokens.slice(start, start + 3);
  if (!hours) return undefined;
  if (/^\d{1,2}(?:h\d{0,2}|(?:\.\d{2})?[ap]m)$/.test(hours.folded)) return timesIn(hours.folded)[0];
  if (/^\d{1,2}(?:\.\d{2})?$/.test(hours.folded) && isHalf(minutes, half))
    return timesIn(`${hours.folded} ${minutes?.folded.charAt(0)}m`)[0];
  if (!minutes || hours.after !== ":") return undefined;
  return timesIn(
    `${hours.folded}:${minutes.folded} ${/^[ap]m?$/.test(half?.folded ?? "") ? half?.folded : ""}`,
  )[0];
}
