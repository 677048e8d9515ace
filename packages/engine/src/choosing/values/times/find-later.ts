import { findOnly } from "../../../find-only.ts";
import { nowWords } from "../../../words/delivery/now-words.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import type { OfferOption } from "../../offer.ts";
import { findDays } from "../../request/find-dates.ts";
import type { FreeWords, Part } from "../part.ts";
import { daysOf } from "./find-day.ts";

/**
 * Of "Right away" and "On a date", the latter if the request names a day. Undefined for other options, such as those
 * that list days themselves.
 */
export function findLater({ values }: OfferOption, { tokens, isFree }: FreeWords): Part | undefined {
  const later = values.filter((value) => !hasPhrase(normalise(value), nowWords));
  const value = findOnly(later);
  const isOrNow = values.length === 2 && value !== undefined;
  if (!isOrNow || findDays(value).length > 0) return undefined;
  const [day] = daysOf({ tokens, isFree });
  return day && { value, start: day.start, end: day.end };
}
