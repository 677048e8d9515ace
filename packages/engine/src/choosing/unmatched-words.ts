import { sideCalled } from "../words/goods/side-words.ts";
import { sizes } from "../words/goods/sizes.ts";
import { articles, inWords, pointerWords } from "../words/grammar/beside-numbers.ts";
import { numberWords } from "../words/grammar/number-words.ts";
import { languages } from "../words/languages.ts";
import { onceWords } from "../words/money/once-words.ts";
import { requestWords } from "../words/requests/request-words.ts";
import { says } from "../words/says.ts";
import { isRepeating } from "./bought-once.ts";
import type { Offer } from "./offer.ts";
import { isAkin } from "./request/akin.ts";
import { asksForNothing, isForbidden, negates } from "./request/is-negated.ts";
import { countIn, isMeasuring, isOfClock, isOnlyNumbers } from "./request/number-tokens.ts";
import { pluralsOf } from "./request/plurals.ts";
import { isAmount, isPrice } from "./request/request-amounts.ts";
import { saysNothing } from "./request/says-nothing.ts";
import { clauseOf, isBreak, type Run, type Token, wordsIn, written } from "./request/tokens.ts";
import { measuresIn } from "./values/measures/find-measure.ts";
import { daysOf } from "./values/times/find-day.ts";

const pointing = new Set([...articles, ...pointerWords, ...requestWords.pointing]);
const purposes = new Set(requestWords.beforePurpose);
const deliveryWords = new Set([
  ...requestWords.delivery,
  ...requestWords.speeds,
  ...requestWords.hurry.flatMap((phrase) => phrase.split(" ")),
]);
const everyDelivery: ReadonlySet<string> = new Set([
  ...deliveryWords,
  ...languages.flatMap(({ delivery }) => delivery.names.filter((name) => !name.includes(" "))),
]);
const introductions = new Set([
  ...requestWords.introducing,
  ...requestWords.beforeSize,
  ...requestWords.with,
  ...inWords,
]);
const afterAttribute = new Set([...requestWords.introducing, ...requestWords.pronouns]);
const agreeing: ReadonlySet<string> = new Set(requestWords.agreeing);
const being: ReadonlySet<string> = new Set(requestWords.being);
const sizeNames = new Set(sizes.flat());
const wordsBeforeAge = new Set(requestWords.beforeAge);
const agedWords = new Set(requestWords.afterAge);
const moneyWords = new Set(requestWords.money);

/** Words as the request writes them, and where. */
interface UnmatchedWords extends Run {
  words: string;
}

/**
 * What a request asks for that the offer has no choice for: "M" in "size M" if the page shows no sizes. Only
 * words in the place of an attribute count, since a request is free text.
 *
 * @param isMatched whether the word at this index names a value, a quantity or the like
 */
export function findUnmatched(
  { title, options }: Pick<Offer, "title" | "options">,
  tokens: readonly Token[],
  isMatched: (index: number) => boolean,
): UnmatchedWords[] {
  const names = [title, ...options.map(({ name }) => name)].flatMap(wordsAndPlurals);
  const isNamed = (index: number) => isNameOf(names, tokens[index]?.folded ?? "");
  // "72 inches wide", where the number is a value of the "Width".
  const sides = new Set(names.flatMap(sideCalled));
  const isSide = (index: number) =>
    sides.has(tokens[index]?.folded ?? "") &&
    [-2, -1, 1, 2].some((by) => isMatched(index + by) && /^\d/.test(tokens[index + by]?.folded ?? ""));
  const isOpen = (index: number) =>
    !isMatched(index) &&
    !isNamed(index) &&
    !isSide(index) &&
    !(isMatched(index + 1) && isWith(tokens[index])) &&
    !isOrdinary(tokens, index) &&
    !isSaid(tokens[index]) &&
    !isNegated(tokens, index);
  // "Just once" of goods that are sold once anyway.
  const mayRepeat = options.some(({ values }) => values.every(isRepeating));
  const isSaid = (token: Token | undefined) => !mayRepeat && onceWords.includes(token?.folded ?? "");
  return withWholeDays(runsOf(tokens, isOpen), tokens, isMatched)
    .filter((run) => isAttribute(tokens, run, { isNamed, isMatched }))
    .map((run) => ({ ...run, words: withSign(withCounted(tokens, run)) }));
}

/** Of "14 January 2027" the year alone says little, and any other day of that year would name it. */
function withWholeDays(
  runs: readonly Run[],
  tokens: readonly Token[],
  isMatched: (index: number) => boolean,
): Run[] {
  const days = daysOf({ tokens, isFree: (index) => !isMatched(index) }).filter(({ end }) =>
    /^20\d\d$/.test(tokens[end - 1]?.folded ?? ""),
  );
  return runs.map((run) => {
    const day = days.find(({ start, end }) => run.start < end && start < run.end);
    if (!day) return run;
    return { start: Math.min(run.start, day.start), end: Math.max(run.end, day.end) };
  });
}

/** A number alone says little: "3 Stück". */
function withCounted(tokens: readonly Token[], { start, end }: Run): readonly Token[] {
  const words = tokens.slice(start, end);
  const isCounting = words.length === 1 && isOnlyNumbers(written(words)) && !isBreak(words.at(-1));
  return tokens.slice(start, isCounting && /\p{L}/u.test(tokens[end]?.folded ?? "") ? end + 1 : end);
}

/** "$35" */
function withSign(words: readonly Token[]): string {
  const [sign = ""] = /^\p{Sc}/u.exec(words[0]?.before ?? "") ?? [];
  return `${sign}${written(words)}`;
}

/** One of the words, or a form or a part of one: "Ketten" for a "Fahrradkette". */
function isNameOf(names: readonly string[], word: string): boolean {
  return names.includes(word) || (/^\p{L}{4,}$/u.test(word) && names.some((name) => isAkin(name, word)));
}

function wordsAndPlurals(text: string): string[] {
  const words = wordsIn(text);
  return words.flatMap((word) => [word, ...pluralsOf(word)]);
}

function runsOf(tokens: readonly Token[], isOpen: (index: number) => boolean): Run[] {
  const runs: Run[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (!isOpen(index)) continue;
    const last = runs.at(-1);
    if (last?.end === index && !isBreak(tokens[index - 1])) last.end = index + 1;
    else runs.push({ start: index, end: index + 1 });
  }
  return runs;
}

function isOrdinary(tokens: readonly Token[], index: number): boolean {
  const { folded = "", raw = "" } = tokens[index] ?? {};
  if (/^\p{Script=Hiragana}$/u.test(raw)) return true;
  if ([index - 1, index, index + 1].some((at) => isAge(tokens, at))) return true;
  if (isOfClock(tokens, index) || (isMeasuring(tokens, index) && isOfDelivery(tokens, index, everyDelivery)))
    return true;
  return (
    isOrdinaryNumber(tokens, index) ??
    ((!sizeNames.has(folded) || requestWords.everyday.includes(folded) || isWithCard(tokens, index)) &&
      (saysNothing(folded) || deliveryWords.has(folded) || isSaidOfDelivery(tokens, index)))
  );
}

/** "Med montert binding": with it, and not of medium size. */
function isWith(token: Token | undefined): boolean {
  return token !== undefined && requestWords.with.includes(token.folded) && !isBreak(token);
}

/** "Betal med kort": with a card, and not of medium size. */
function isWithCard(tokens: readonly Token[], index: number): boolean {
  const [word, next] = tokens.slice(index, index + 2);
  return isWith(word) && next !== undefined && says(next.folded, ({ payment }) => payment.card);
}

/** How many is never said in passing; a price may be. Undefined for what is no number. */
function isOrdinaryNumber(tokens: readonly Token[], index: number): boolean | undefined {
  if (isOfOneMeasure(tokens, index)) return false;
  if (countIn(tokens[index]) !== undefined && !isMeasuring(tokens, index))
    return isAmount(tokens, index) && isPrice(tokens, index);
  if (isAmount(tokens, index)) return isPrice(tokens, index);
  const isOfMoney = isAmount(tokens, index - 1) && moneyWords.has(tokens[index]?.folded ?? "");
  return isOfMoney ? isPrice(tokens, index - 1) : undefined;
}

/** "1 kg", but not "1 L", which may be one of a size. */
function isOfOneMeasure(tokens: readonly Token[], index: number): boolean {
  return [index, index - 1].some((at) => {
    const measured = tokens.slice(Math.max(0, at), at + 2);
    const isOne = measured.length === 2 && measured[0]?.folded === "1" && !isBreak(measured[0]);
    return isOne && measuresIn(measured).length > 0 && !sizeNames.has(measured[1]?.folded ?? "");
  });
}

/** "Sent by courier", "sent on 2 December 2026", "Ground is fine". */
function isSaidOfDelivery(tokens: readonly Token[], index: number): boolean {
  const { folded = "" } = tokens[index] ?? {};
  const isAgreed = agreeing.has(folded) && being.has(tokens[index - 1]?.folded ?? "");
  const isYear = /^20\d\d$/.test(folded) && isOfDelivery(tokens, index - 1);
  return isAgreed || isYear || isOfDelivery(tokens, index);
}

/** "I'm 34", "aged 34 years": somebody's age, and nothing of the goods. */
function isAge(tokens: readonly Token[], index: number): boolean {
  const [before, age, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!before || !age || isBreak(before) || !/^\d{1,3}$/.test(age.folded)) return false;
  const isEnd = !after || isBreak(age) || agedWords.has(after.folded);
  return isEnd && wordsBeforeAge.has(before.folded);
}

/** "Standard shipping", "ship to the office": within two words of a word about delivery, in the same clause. */
function isOfDelivery(
  tokens: readonly Token[],
  index: number,
  words: ReadonlySet<string> = deliveryWords,
): boolean {
  return [-3, -2, -1, 1, 2].some((offset) => {
    const from = Math.min(index, index + offset);
    const between = tokens.slice(from, Math.max(index, index + offset));
    return words.has(tokens[index + offset]?.folded ?? "") && !between.some(isBreak);
  });
}

/** Within three words of a negation, or anywhere behind "don't" or "never" in its clause, up to "but". */
function isNegated(tokens: readonly Token[], index: number): boolean {
  const near = tokens.slice(Math.max(0, index - 4), index).map(({ folded }) => folded);
  if (negates(near, 3)) return true;
  const clause = clauseOf(tokens, { start: index, end: index + 1 });
  return asksForNothing(clause.map((at) => tokens[at]?.raw).join("")) || isForbidden(tokens, index);
}

interface Known {
  isNamed: (index: number) => boolean;
  isMatched: (index: number) => boolean;
}

/** "In red", "the blue one", "red mugs", "16GB", or a clause that says nothing else: "medium, black". */
function isAttribute(tokens: readonly Token[], run: Run, { isNamed, isMatched }: Known): boolean {
  const [previous, next] = [tokens[run.start - 1], tokens[run.end]];
  const words = tokens.slice(run.start, run.end);
  if (isForPurpose(tokens, run.start) || isDoneFor(tokens, run, isMatched)) return false;
  if (isIntroduced(tokens, run, isMatched)) return true;
  if (next && !isBreak(tokens[run.end - 1]) && afterAttribute.has(next.folded)) return true;
  const isQuoted = /["“„«‘]/u.test(next?.before ?? "");
  if (isNamed(run.start - 1) || (isNamed(run.end) && !isBreak(words.at(-1)) && !isQuoted)) return true;
  if (measuresIn(words).length > 0) return true;
  if (words.some(({ folded, raw }) => isMeasure(folded) || isSize(folded, raw) || isNumber(folded)))
    return true;
  const isOneThing = words.length === 1 && pointing.has(previous?.folded ?? "");
  return !isOneThing && !clauseOf(tokens, run).some((index) => isNamed(index) || isMatched(index));
}

/** "In red"; "in olive velvet", where only "olive" is a value. */
function isIntroduced(
  tokens: readonly Token[],
  { start }: Run,
  isMatched: (index: number) => boolean,
): boolean {
  let first = start;
  while (first > 0 && isMatched(first - 1) && !isBreak(tokens[first - 1])) first -= 1;
  const before = tokens[first - 1];
  return before !== undefined && !isBreak(before) && introductions.has(before.folded);
}

/** "As a birthday gift", "for my little daughter". */
function isForPurpose(tokens: readonly Token[], start: number): boolean {
  const before = tokens.slice(Math.max(0, start - 2), start).map(({ folded }) => folded);
  return before.some(
    (word, at) => purposes.has(word) && before.slice(at + 1).every((one) => pointing.has(one)),
  );
}

/** "Ground for French press", where the shop has that press: the choice says what the word does. */
function isDoneFor(
  tokens: readonly Token[],
  { start, end }: Run,
  isMatched: (index: number) => boolean,
): boolean {
  const isFor = end === start + 1 && purposes.has(tokens[end]?.folded ?? "") && !isBreak(tokens[start]);
  return isFor && [end + 1, end + 2].some(isMatched) && !introductions.has(tokens[start - 1]?.folded ?? "");
}

function isMeasure(folded: string): boolean {
  return /\d/.test(folded) && /\p{L}/u.test(folded);
}

/** "Seven", "35": a number above one that counts or measures nothing the offer has. */
function isNumber(folded: string): boolean {
  return (numberWords.get(folded) ?? Number(folded)) > 1;
}

function isSize(folded: string, raw: string): boolean {
  return sizeNames.has(folded) && (folded.length > 1 || raw !== folded);
}
