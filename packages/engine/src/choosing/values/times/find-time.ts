import type { OfferOption } from "../../offer.ts";
import { timesIn } from "../../request/clock-times.ts";
import { isAmount } from "../../request/request-amounts.ts";
import type { Token } from "../../request/tokens.ts";
import { agreedPart, type FreeWords, type Part } from "../part.ts";

/**
 * The value of an option that begins at the time that the request names: "09:55 Oban – arrives 10:41" for "the
 * 09:55 crossing". Undefined if there is no such value, or more than one.
 */
export function findTime({ values }: OfferOption, words: FreeWords): Part | undefined {
  const { tokens, isFree } = words;
  const all = spansIn(words);
  const clocks = all.filter(({ isClock }) => isClock);
  // "10 to 12" may be days or pieces.
  const said = clocks.length > 0 ? clocks : all;
  const meant = said.flatMap(({ span, start, end }) =>
    values.filter((value) => spanIn(value) === span).map((value) => ({ value, start, end })),
  );
  if (meant.length > 0) return agreedPart(meant);
  // Another span than any of the values isn't a time within it.
  if (clocks.length > 0 && values.some(spanIn)) return undefined;
  const found = tokens.flatMap((_, start) => {
    const time = isFree(start) ? timeAt(tokens, start) : undefined;
    const named = time ? values.filter((value) => timesIn(value)[0] === time) : [];
    return named.map((value) => ({ value, start, end: start + 2 }));
  });
  return found.length > 0 ? agreedPart(found) : undefined;
}

interface Span {
  /** "10:00-12:00", for "entre las 10 y las 12". */
  span: string;
  start: number;
  end: number;
  /** Both are written with their minutes. */
  isClock: boolean;
}

/** Two times of the request with little between them. */
function spansIn({ tokens, isFree }: FreeWords): Span[] {
  return tokens.flatMap((_, start) => {
    const first = isFree(start) ? hourAt(tokens, start) : undefined;
    if (!first) return [];
    const next = start + first.length;
    const end = tokens.findIndex((_one, at) => at >= next && at < next + mostApart && hourAt(tokens, at));
    const last = end > 0 && isFree(end) ? hourAt(tokens, end) : undefined;
    if (!last) return [];
    const isLate = /^p/i.test(tokens[end + last.length]?.folded ?? "") && Number(last.time.slice(0, 2)) < 12;
    const span = [first, last].map(({ time }) => (isLate ? inTheAfternoon(time) : time)).join("-");
    return [{ span, start, end: end + last.length, isClock: first.length + last.length > 3 }];
  });
}

/** Words between the two times, with the second. */
const mostApart = 3;

/** "17:00" in two words, "17" in one. */
function hourAt(tokens: readonly Token[], at: number): { time: string; length: number } | undefined {
  const { folded = "", after = "" } = tokens[at] ?? {};
  if (tokens[at - 1]?.after === ":") return undefined;
  const time = after === ":" ? timesIn(`${folded}:${tokens[at + 1]?.folded ?? ""}`)[0] : undefined;
  if (time) return { time, length: 2 };
  const isWhole = /^\d{1,2}$/.test(folded) && Number(folded) <= 24;
  return isWhole ? { time: `${folded.padStart(2, "0")}:00`, length: 1 } : undefined;
}

function inTheAfternoon(time: string): string {
  return `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
}

/** The first and the last time of a value that names two. */
function spanIn(value: string): string | undefined {
  const [first, last, ...others] = timesIn(value);
  return first && last && others.length === 0 ? `${first}-${last}` : undefined;
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
  if (/^\d{1,2}\.\d{2}$/.test(hours.folded) && !isAmount(tokens, start)) return timesIn(hours.folded)[0];
  if (!minutes || hours.after !== ":") return undefined;
  return timesIn(
    `${hours.folded}:${minutes.folded} ${/^[ap]m?$/.test(half?.folded ?? "") ? half?.folded : ""}`,
  )[0];
}
