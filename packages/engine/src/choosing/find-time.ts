import { timesIn } from "./clock-times.ts";
import type { Part } from "./find-part.ts";
import type { OfferOption } from "./offer.ts";
import type { Token } from "./tokens.ts";

/**
 * The value of an option that begins at the time that the request names: "09:55 Oban – arrives 10:41" for "the
 * 09:55 crossing". Undefined if there is no such value, or more than one.
 */
export function findTime(
  { values }: OfferOption,
  tokens: readonly Token[],
  isFree: (index: number) => boolean,
): Part | undefined {
  const found = tokens.flatMap((_, start) => {
    const time = isFree(start) ? timeAt(tokens, start) : undefined;
    const meant = time ? values.filter((value) => timesIn(value)[0] === time) : [];
    return meant.map((value) => ({ value, start, end: start + 2 }));
  });
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

function timeAt(tokens: readonly Token[], start: number): string | undefined {
  const [hours, minutes, half] = tokens.slice(start, start + 3);
  if (!hours) return undefined;
  if (/^\d{1,2}h\d{0,2}$/.test(hours.folded)) return timesIn(hours.folded)[0];
  if (!minutes || hours.after !== ":") return undefined;
  return timesIn(
    `${hours.folded}:${minutes.folded} ${/^[ap]m?$/.test(half?.folded ?? "") ? half?.folded : ""}`,
  )[0];
}
