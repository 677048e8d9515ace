import type { Part } from "./find-part.ts";
import type { OfferOption } from "./offer.ts";
import type { Token } from "./tokens.ts";

/** "09:55", "9.55", "7:30 pm" */
const clock = /(?<![\d:.])(\d{1,2})[:.](\d{2})(?![\d:.])\s?([ap])?/iu;

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
    const meant = time ? values.filter((value) => timeIn(value) === time) : [];
    return meant.map((value) => ({ value, start, end: start + 2 }));
  });
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

function timeAt(tokens: readonly Token[], start: number): string | undefined {
  const [hours, minutes, half] = tokens.slice(start, start + 3);
  if (!hours || !minutes || hours.after !== ":") return undefined;
  return timeIn(
    `${hours.folded}:${minutes.folded} ${/^[ap]m?$/.test(half?.folded ?? "") ? half?.folded : ""}`,
  );
}

/** As "HH:MM" of 24 hours. */
function timeIn(text: string): string | undefined {
  const [, hours, minutes, half] = clock.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const ofDay = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(ofDay).padStart(2, "0")}:${minutes}`;
}
