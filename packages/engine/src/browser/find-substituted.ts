type Span = readonly [start: number, end: number];

/** Nobody writes a number in signs of their own into a longer text. */
const longestText = 4_000;
/** Of fewer different digits a pattern is found by chance. */
const leastDifferent = 5;
/** So many digits have to repeat others. */
const leastRepeated = 5;

/**
 * Where a text repeats a number with another sign, or another word, in the place of each digit, whatever these are: its
 * equal digits stand where equal signs do. Of sixteen digits six at least repeat others, which no other text does alike.
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

/** Sign by sign, with and without what is neither a letter nor a number, and word by word. */
const ways = [/\S/gu, /[\p{L}\p{N}]/gu, /\S+/gu, /[\p{L}\p{N}]+/gu] as const;

/** Where each sign stood the time before; -1 for one that is new. */
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
