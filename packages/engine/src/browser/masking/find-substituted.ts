type Span = readonly [start: number, end: number];

/** Longer texts are not searched: a number in custom symbols would only appear in a short one. */
const longestText = 4_000;
/** With fewer distinct digits the pattern matches by chance. */
const leastDifferent = 5;
/** At least this many digits must repeat others. */
const leastRepeated = 5;

/**
 * Finds a number written with another symbol or word for each digit, whatever these are: equal digits become
 * equal symbols. Of sixteen digits at least six repeat others, and no other text repeats in the same pattern.
 */
export function findSubstituted(text: string, digits: string): Span[] {
  const different = new Set(digits).size;
  const isTelling = different >= leastDifferent && digits.length - different >= leastRepeated;
  if (text.length > longestText || !isTelling) return [];
  const pattern = formersOf([...digits]);
  return ways.flatMap((way) => {
    const signs = [...text.matchAll(way)];
    const formers = formersOf(signs.map(([sign]) => sign));
    return signs.flatMap(({ index }, at): Span[] => {
      const last = signs[at + digits.length - 1];
      if (!last || !isAlike(formers, at, pattern)) return [];
      return [[index, last.index + last[0].length]];
    });
  });
}

/** Symbol by symbol, with and without characters that are neither letters nor numbers, and word by word. */
const ways = [/\S/gu, /[\p{L}\p{N}]/gu, /\S+/gu, /[\p{L}\p{N}]+/gu] as const;

/** The previous position of each symbol; -1 for its first occurrence. */
function formersOf(signs: readonly string[]): number[] {
  const last = new Map<string, number>();
  return signs.map((sign, at) => {
    const former = last.get(sign) ?? -1;
    last.set(sign, at);
    return former;
  });
}

function isAlike(formers: readonly number[], start: number, pattern: readonly number[]): boolean {
  return pattern.every((former, at) => {
    const here = (formers[start + at] ?? -1) - start;
    return former < 0 ? here < 0 : here === former;
  });
}
