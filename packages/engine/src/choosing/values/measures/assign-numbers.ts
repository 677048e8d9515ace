import { findOnly } from "../../../find-only.ts";
import { measureWords } from "../../../words/goods/measure-words.ts";
import { packWords } from "../../../words/goods/piece-words.ts";
import { sideCalled } from "../../../words/goods/side-words.ts";
import { ofWords } from "../../../words/grammar/beside-numbers.ts";
import { requestWords } from "../../../words/requests/request-words.ts";
import type { OfferOption } from "../../offer.ts";
import { mostPieces } from "../../quantity/requested-quantity.ts";
import { isAkin } from "../../request/akin.ts";
import { type CountToken, measuringTokens } from "../../request/count-words.ts";
import { isNumberOfOthers } from "../../request/is-number-of-others.ts";
import { saysNothing } from "../../request/says-nothing.ts";
import { isBreak, type Run, readTokens, wordsIn } from "../../request/tokens.ts";
import { withoutPrice } from "../find-telling.ts";
import type { FreeWords, Mention } from "../part.ts";
import { measuresIn } from "./find-measure.ts";
import { holdsNumber } from "./find-range.ts";

/**
 * What the numbers of a request name that nothing else has read, all of them together: "36/32" is the waist "W36" and the
 * leg "L32", since only the waist has a 36; "167 wide by 228" is the size "167 × 228 cm", which alone has both. A number
 * names a value if no other value of any option has it, or if the other numbers leave it only that one.
 *
 * @param options those that are not settled yet
 */
export function assignNumbers(options: readonly OfferOption[], words: FreeWords): Mention[] {
  const open = options.filter(({ values }) => values.length > 1);
  const numbers = open.length === 0 ? [] : numbersLeft(open, words);
  if (numbers.length > mostNumbers) return [];
  const whole = ofOneValue(open, numbers);
  if (whole) return [whole];
  const once = Map.groupBy(numbers, ({ letter, number }) => `${letter}${number}`).values();
  const read = [...once].map((same) => ({ same, held: same[0] ? heldBy(same[0], open) : [] }));
  const placed = read.flatMap(({ same, held }) => {
    const places = held.flatMap(({ option, values }) => {
      const value = findOnly(values);
      return value === undefined ? [] : [{ option, value }];
    });
    return places.length > 0 ? [{ same, places }] : [];
  });
  const ways = assignments(placed.map(({ places }) => places)).filter((way) =>
    read.every(({ held }) => held.length === 0 || held.some((one) => mayBeOf(one, way))),
  );
  const isJoined = placed.length > 1 && placed.every(({ same }) => same.every((one) => one.isJoined));
  const way = findOnly(ways) ?? (isJoined ? inOrder(ways, open) : undefined);
  return (way ?? []).flatMap((place, at) =>
    (placed[at]?.same ?? []).map(({ start, end }) => ({ start, end, candidates: [place] })),
  );
}

/** A number of the request that may name a value. */
interface LeftNumber extends Run {
  number: number;
  /** As it is written: "02". */
  written: string;
  /** "L" of "L34". */
  letter: string;
  /** "The 12s": used as a name. */
  isName: boolean;
  /** What stands behind it, if it is a side: "wide". */
  side: string;
  /** Joined to the next number: "36/32", "5 x 70". */
  isJoined: boolean;
}

interface Place {
  option: string;
  value: string;
}

const between: ReadonlySet<string> = new Set(requestWords.betweenSides);
/** The ways to place more numbers are too many to go through. */
const mostNumbers = 7;

function numbersLeft(
  options: readonly OfferOption[],
  { tokens, isFree, goods = [] }: FreeWords,
): LeftNumber[] {
  const counted = measuringTokens(tokens);
  const names = [...options.map(({ name }) => name), ...options.flatMap(({ values }) => values)];
  const own = [...names.flatMap(wordsIn), ...goods];
  return counted.flatMap((token, at) => {
    const read = numberIn(token);
    const isSaid = isFree(token.start) && isFree(token.end - 1);
    const joint = jointsAt(counted, at);
    const isOfOthers = joint.some((one) =>
      isNumberOfOthers(counted, counted.indexOf(one), { tokens, goods }),
    );
    if (!read || !isSaid || isOfOthers) return [];
    const next = isBreak(token) ? "" : (counted[at + 1]?.folded ?? "");
    const side = sideCalled(next).length > 0 ? next : "";
    const left = {
      ...read,
      start: token.start,
      end: token.end,
      written: token.folded,
      side,
      isJoined: joint.length > 1,
    };
    const isTold = left.isJoined || side !== "";
    const isNamed = isTold || !mayCount(left) || isIntroduced(counted, at, own);
    return isNamed && (isTold || !countsOthers(next, own)) ? [left] : [];
  });
}

/** A small number by itself may be the number of pieces. */
function mayCount({ number, written, letter, isName }: LeftNumber): boolean {
  const isPlain = letter === "" && !isName && !written.includes(".") && !/^0/.test(written);
  return isPlain && number <= mostPieces;
}

/** The numbers that are joined to this one, with it: both of "36/32", one of "36". */
function jointsAt(tokens: readonly CountToken[], at: number): CountToken[] {
  const isFrom = (from: number) => isJoint(tokens, from);
  const joined = [at - 2, at - 1, at].filter(isFrom).flatMap((from) => {
    const to = [from + 1, from + 2].find((next) => numberIn(tokens[next]) !== undefined);
    return [tokens[from], tokens[to ?? from]].filter((token) => token !== undefined);
  });
  const own = tokens[at];
  return own ? [...new Set([own, ...(joined.includes(own) ? joined : [])])] : [];
}

/** "36", "2.5", "L34", "12s", "nine". */
function numberIn(
  token: CountToken | undefined,
): Pick<LeftNumber, "number" | "letter" | "isName"> | undefined {
  const [, letter = "", number, plural] =
    /^(\p{L}?)(\d{1,4}(?:\.\d+)?)(s?)$/u.exec(token?.folded ?? "") ?? [];
  if (number === undefined || Number(number) === 0) return undefined;
  return { number: Number(number), letter, isName: plural === "s" };
}

/** Before the next number, with nothing but a sign or a word for one between. */
function isJoint(tokens: readonly CountToken[], at: number): boolean {
  const [token, next, behind] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!token || !next || !numberIn(token)) return false;
  if (/[/-]/.test(token.after) && numberIn(next)) return true;
  return between.has(next.folded) && behind !== undefined && numberIn(behind) !== undefined;
}

/** "Number 9", "size nine", "UK nine", "a pan of 24": what the number is of. */
function isIntroduced(tokens: readonly CountToken[], at: number, names: readonly string[]): boolean {
  const before = tokens[at - 1];
  if (!before || isBreak(before)) return false;
  const isOf = ofWords.has(before.folded) && at > 1 && !packWords.has(tokens[at - 2]?.folded ?? "");
  return isOf || introducing.has(before.folded) || names.some((name) => isAkin(name, before.folded));
}

const introducing: ReadonlySet<string> = new Set([
  ...requestWords.sizeNames,
  ...requestWords.beforeSizeNumber,
]);

/** "500 guests", "40 years": things that are none of the shop's. */
function countsOthers(folded: string, own: readonly string[]): boolean {
  if (measureWords.has(folded)) return true;
  if (!/^\p{L}{3,}$/u.test(folded) || saysNothing(folded) || between.has(folded)) return false;
  return !own.some((word) => isAkin(word, folded));
}

/** The only value of any option that has all the numbers, in their order. */
function ofOneValue(options: readonly OfferOption[], numbers: readonly LeftNumber[]): Mention | undefined {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (!first || !last || numbers.length < 2) return undefined;
  const found = options.flatMap(({ name, values }) =>
    values
      .filter((value) => {
        const own = numbersOf(value);
        const start = own.indexOf(first.number);
        return start >= 0 && numbers.every(({ number }, at) => own[start + at] === number);
      })
      .map((value) => ({ option: name, value })),
  );
  const only = findOnly(found);
  return only && { start: first.start, end: last.end, candidates: [only] };
}

function numbersOf(value: string): number[] {
  return wordsIn(withoutPrice(value)).flatMap((word) => {
    const [, number] = /^[-+]?\p{L}?(\d+(?:\.\d+)?)(?!\d)/u.exec(word) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
}

/** The values of an option that have a number, in the surest way in which one has it. */
interface Held {
  option: string;
  values: readonly string[];
}

/** As its first number, as it is written, in its range, or in another unit. */
function heldBy(number: LeftNumber, options: readonly OfferOption[]): Held[] {
  const ways: ((value: string) => boolean)[] = [
    (value) => numbersOf(value)[0] === number.number,
    (value) => wordsIn(value).includes(number.written),
    (value) => holdsNumber(value, number.number),
    (value) => isInOtherUnit(value, number.number),
  ];
  return options
    .filter(({ name }) => isOfSide(number, name))
    .flatMap(({ name, values }) => {
      const held = ways.map((has) => values.filter(has)).find((some) => some.length > 0);
      return held ? [{ option: name, values: held }] : [];
    });
}

/** Whether the number is not of another value than the one that the option is given: "M8 and M10". */
function mayBeOf({ option, values }: Held, way: readonly Place[]): boolean {
  const given = way.find((place) => place.option === option);
  return given === undefined || values.includes(given.value);
}

/** "2400" is "2.4 m", and the bed of "1.50" that of "150 cm": the same measure in another unit. */
function isInOtherUnit(value: string, number: number): boolean {
  const sizes = measuresIn(readTokens(value)).map(({ size }) => size);
  const isSame = (unit: string) => sizes.includes(measuresIn(readTokens(`${number} ${unit}`))[0]?.size ?? "");
  const mayMeasure = number > mostPieces || !Number.isInteger(number);
  return mayMeasure && sizes.length === 1 && metricUnits.some(isSame);
}

const metricUnits = ["mm", "cm", "m", "g", "kg", "ml", "l"];

/** "120 wide" is no length, and "L34" no waist. */
function isOfSide({ side, letter }: LeftNumber, name: string): boolean {
  const own = wordsIn(name).flatMap(sideCalled);
  return side === "" || own.length === 0 || own.includes(side) || letter !== "";
}

/** Every way to give each number a place in an option of its own. */
function assignments(choices: readonly (readonly Place[])[]): Place[][] {
  return choices.reduce<Place[][]>(
    (ways, places) =>
      ways.flatMap((way) =>
        places
          .filter(({ option }) => !way.some((taken) => taken.option === option))
          .map((place) => [...way, place]),
      ),
    choices.length === 0 ? [] : [[]],
  );
}

/** "32/34" is said in the order of the page's options. */
function inOrder(ways: readonly Place[][], options: readonly OfferOption[]): Place[] | undefined {
  const places = options.map(({ name }) => name);
  return findOnly(
    ways.filter((way) => {
      const order = way.map(({ option }) => places.indexOf(option));
      return order.every((place, at) => at === 0 || place > (order[at - 1] ?? 0));
    }),
  );
}
