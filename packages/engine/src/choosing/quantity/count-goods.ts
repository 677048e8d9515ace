import { unitsByName } from "../../words/goods/units.ts";
import { articles } from "../../words/grammar/beside-numbers.ts";
import type { OfferOption } from "../offer.ts";
import { countTokens } from "../request/count-words.ts";
import { isOfClock } from "../request/number-tokens.ts";
import { isAmount } from "../request/request-amounts.ts";
import { saysNothing } from "../request/says-nothing.ts";
import { isBreak, type Run, type Token } from "../request/tokens.ts";
import { findMentions } from "../values/find-mentions.ts";
import type { Mention } from "../values/part.ts";
import { daysOf } from "../values/times/find-day.ts";

/** The goods of one order, each with its number of pieces: "5 in navy L and 10 in navy XL". */
export interface CountedGoods {
  lines: readonly CountedLine[];
  /** The words that say so. */
  said: readonly Run[];
  /** If false, one of the goods has no number of its own, or a number counts none of them. */
  isClear: boolean;
}

export interface CountedLine {
  count: number;
  /** The value of each option that is named: one that the request names once is that of all lines. */
  values: ReadonlyMap<string, string>;
}

/**
 * How many pieces of which goods a request asks for, by the values of these options. Undefined if no number counts one.
 */
export function countGoods(
  options: readonly OfferOption[],
  tokens: readonly Token[],
): CountedGoods | undefined {
  const numbers = numbersIn(options, tokens);
  const [behind, before] = [countedBehind, countedBefore].map((partsOf) =>
    partsOf(numbers, tokens.length).map((part) => withMentions(part, options, tokens)),
  );
  const isWritten = before?.every((part) => standsBefore(part, tokens));
  const read = [behind, isWritten ? before : undefined].map((parts) => parts && readLines(options, parts));
  return read.find((one) => one?.isClear) ?? read.find((one) => one !== undefined);
}

/** "Adults: 2" or "adult x 2", unlike "two adults and one", where the next number counts something else. */
function standsBefore({ start, number, mentions }: NamingPart, tokens: readonly Token[]): boolean {
  const last = mentions.at(-1);
  if (!number || !last) return true;
  const between = tokens.slice(start + last.end, number.start);
  return between.every(({ folded }) => /^[x×]$/.test(folded));
}

interface CountedNumber extends Run {
  count: number;
}

/** Numbers that may count goods: no part of a name, a day, a time, an amount of money or a measure. */
function numbersIn(options: readonly OfferOption[], tokens: readonly Token[]): CountedNumber[] {
  const named = options.flatMap((option) => findMentions([option], tokens, () => false));
  const elsewhere: readonly Run[] = [...named, ...daysOf({ tokens, isFree: () => true })];
  return countTokens(tokens).flatMap(({ folded, start, end }) => {
    const isTaken = elsewhere.some((run) => start < run.end && run.start < end);
    if (isOfName(tokens, start)) return [];
    if (isTaken || isOfClock(tokens, start) || isAmount(tokens, start) || isMeasured(options, tokens, end))
      return [];
    const isOne = folded !== "the" && articles.has(folded) && standsBeforeOne(tokens, end, named);
    const count = Number(/^([1-9]\d{0,2})[x×]?$/.exec(folded)?.[1] ?? 0);
    return isOne || count > 0 ? [{ start, end, count: isOne ? 1 : count }] : [];
  });
}

/** "A child", "eine in L": right before one of the goods, or before the word for how it is had. */
function standsBeforeOne(tokens: readonly Token[], end: number, named: readonly Mention[]): boolean {
  const goods = saysNothing(tokens[end]?.folded ?? "") ? [end, end + 1] : [end];
  return named.some(({ start }) => goods.includes(start));
}

/** "Winter Quartet": a word for a number that is written like the name that it ends. */
function isOfName(tokens: readonly Token[], at: number): boolean {
  const [before, own] = [tokens[at - 1], tokens[at]];
  const isCapital = (token: Token | undefined) => /^\p{Lu}\p{Ll}/u.test(token?.raw ?? "");
  return isCapital(own) && isCapital(before) && !isBreak(before) && at > 1;
}

/** Before a unit, unless goods are called like one: "2 L", where the shop sells the size. */
function isMeasured(options: readonly OfferOption[], tokens: readonly Token[], end: number): boolean {
  const { folded = "" } = isBreak(tokens[end - 1]) ? {} : (tokens[end] ?? {});
  const isOwn = options.some(({ values }) => values.some((value) => value.toLowerCase() === folded));
  return unitsByName.has(folded) && !isOwn;
}

/** A run of words, and the number that counts what it names. */
interface Part extends Run {
  number?: CountedNumber | undefined;
}

/** "Two adults and one child" */
function countedBehind(numbers: readonly CountedNumber[], length: number): Part[] {
  const behind = numbers.map((number, at) => {
    return { number, start: number.end, end: numbers[at + 1]?.start ?? length };
  });
  return [{ start: 0, end: numbers[0]?.start ?? length }, ...behind];
}

/** "Adults: 2, children: 1" */
function countedBefore(numbers: readonly CountedNumber[], length: number): Part[] {
  const before = numbers.map((number, at) => {
    return { number, start: numbers[at - 1]?.end ?? 0, end: number.start };
  });
  return [...before, { start: numbers.at(-1)?.end ?? 0, end: length }];
}

interface NamingPart extends Part {
  mentions: readonly Mention[];
  /** By option. */
  values: ReadonlyMap<string, readonly string[]>;
}

function withMentions(part: Part, options: readonly OfferOption[], tokens: readonly Token[]): NamingPart {
  const words = tokens.slice(part.start, part.end);
  const found = options.map(({ name, values }) => {
    return [name, findMentions([{ name, values }], words, () => false)] as const;
  });
  const valuesOf = (mentions: readonly Mention[]) => [
    ...new Set(mentions.flatMap(({ candidates }) => candidates.map(({ value }) => value))),
  ];
  return {
    ...part,
    mentions: found.flatMap(([, mentions]) => mentions),
    values: new Map(found.map(([name, mentions]) => [name, valuesOf(mentions)])),
  };
}

function readLines(options: readonly OfferOption[], parts: readonly NamingPart[]): CountedGoods | undefined {
  const namesOf = (option: string) => [...new Set(parts.flatMap(({ values }) => values.get(option) ?? []))];
  const differing = options.map(({ name }) => name).filter((name) => namesOf(name).length > 1);
  const shared = options.map(({ name }) => name).filter((name) => namesOf(name).length === 1);
  const telling = differing.length > 0 ? differing : shared;
  const isOne = ({ values }: NamingPart) => telling.some((name) => values.get(name)?.length !== 0);
  const ones = parts.filter(isOne);
  const counted = ones.filter(({ number }) => number !== undefined);
  if (counted.length === 0) return undefined;
  const lines = counted.map(({ number, values }): CountedLine => {
    const own = differing.map((name) => [name, values.get(name)?.[0] ?? ""] as const);
    const common = shared.map((name) => [name, namesOf(name)[0] ?? ""] as const);
    return { count: number?.count ?? 0, values: new Map([...own, ...common]) };
  });
  const keys = lines.map(({ values }) => [...values.values()].join("\n"));
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  const others = parts.filter((part) => part.number !== undefined && !ones.includes(part));
  const isWhole = ones.every(
    ({ number, values }) => number && differing.every((name) => values.get(name)?.length === 1),
  );
  const isShared = (name: string) => isOfAll(parts, name);
  return {
    lines,
    said: parts.flatMap(({ start, number, mentions }) => [
      ...(number ? [number] : []),
      ...mentions.map((mention) => ({ start: start + mention.start, end: start + mention.end })),
    ]),
    // "A box of 6: two …": what counts none of the goods may be their sum.
    isClear:
      isWhole &&
      shared.every(isShared) &&
      new Set(keys).size === keys.length &&
      others.every(({ number }) => number?.count === total),
  };
}

/** "All black", said before or behind what differs, or of each: not "5 in navy L and 10 in white". */
function isOfAll(parts: readonly NamingPart[], option: string): boolean {
  const named = parts.filter(({ values }) => values.values().some((all) => all.length > 0));
  const saying = named.filter(({ values }) => values.get(option)?.length !== 0);
  const isBeside = saying.some((part) => part.number === undefined || part === named.at(-1));
  return isBeside || saying.length === named.length;
}
