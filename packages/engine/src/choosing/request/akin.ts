import { endings } from "../../words/grammar/endings.ts";

/** What forms of one word have in common is at least this long. */
const leastStem = 4;

/**
 * Whether two folded words are forms of one: "kette" and "ketten", "miekka" and "miekkiej", "kabel" and "kablar".
 */
export function isInflected(one: string, other: string): boolean {
  return (
    one === other || haveStem(one, other) || haveStem(elided(one), other) || haveStem(one, elided(other))
  );
}

/** "Kabl-", "cykl-", "dunkl-": many forms leave out the vowel before the last letter. */
function elided(word: string): string {
  return word.replace(/(?<=[^aeiouy])e(?=[lnr]$)/, "");
}

function haveStem(one: string, other: string): boolean {
  const shared = sharedLength(one, other);
  // The endings may begin with the same letter.
  return [shared, shared - 1].some(
    (stem) => stem >= leastStem && endings.has(one.slice(stem)) && endings.has(other.slice(stem)),
  );
}

/** The same, or where one is the end of the other: "ketten" and "fahrradkette". */
export function isAkin(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (isInflected(long, short)) return true;
  const at = short.length > leastStem ? long.lastIndexOf(short.slice(0, leastStem)) : -1;
  return at >= leastPart && isInflected(long.slice(at), short);
}

/** What stands before the last part of a compound is at least this long: "tischlampe". */
const leastPart = 3;

/** Words of one family begin with as many letters: "sustituir" and "sustituciones". */
const leastRoot = 6;

/** Forms of one word, or of words derived from each other. */
export function isKindred(one: string, other: string): boolean {
  return isInflected(one, other) || sharedLength(one, other) >= leastRoot;
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
