import { findOnly } from "../../find-only.ts";
import { silentWords } from "../request/silent-words.ts";
import { wordsIn } from "../request/tokens.ts";

const leastLetters = 4;

/**
 * The place in a list that the request names, by words that no other one has: its code, its name, its street.
 * Undefined if it names none, or more than one. Words of the goods name no place.
 */
export function pickPlace(
  places: readonly string[],
  { request = "", goods = "" }: { request?: string | undefined; goods?: string | undefined },
): string | undefined {
  const ofGoods = new Set(wordsOf(goods));
  const asked = new Set(wordsOf(request).filter((word) => !ofGoods.has(word)));
  return findOnly(
    places.filter((place) => {
      const others = new Set(places.filter((other) => other !== place).flatMap(wordsOf));
      return wordsOf(place).some((word) => asked.has(word) && !others.has(word));
    }),
  );
}

/** A bare number may be anything. */
function wordsOf(text: string): string[] {
  return wordsIn(text).filter(
    (word) => word.length >= leastLetters && /\p{L}/u.test(word) && !silentWords.has(word),
  );
}
