import { findOnly } from "../../find-only.ts";
import { timesByName } from "../../words/goods/units.ts";
import { articles } from "../../words/grammar/beside-numbers.ts";
import { ifWords } from "../../words/grammar/if-words.ts";
import { halfWords, hundredJoiners, numberWords } from "../../words/grammar/number-words.ts";
import { hasPhrase } from "../../words/normalise.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { namesDelivery } from "../delivery/names-delivery.ts";
import type { OfferOption } from "../offer.ts";
import { isInflected } from "../request/akin.ts";
import { timesIn } from "../request/clock-times.ts";
import { isNegated } from "../request/is-negated.ts";
import { isOfClock } from "../request/number-tokens.ts";
import { isAmount } from "../request/request-amounts.ts";
import { clauseOf, isBreak, isInRun, type Token, wordsIn, written } from "../request/tokens.ts";
import { findOtherwise, mentionsOf } from "./find-otherwise.ts";
import { isOfLonger, type Meant } from "./meanings/find-meaning.ts";
import { assignNumbers } from "./measures/assign-numbers.ts";
import { findExtreme } from "./measures/find-extreme.ts";
import { nearestOption } from "./nearest-option.ts";
import type { FreeWords, Mention } from "./part.ts";
import { withMoreSaid } from "./said-in-full.ts";
import { daysOf } from "./times/find-day.ts";
import { foldedWords, namesOfValues } from "./value-names.ts";
import { withAlternatives } from "./with-alternatives.ts";
import { namesOfAnswer } from "./yes-no.ts";

const everydayWords = new Set(requestWords.everyday);
const ordinaryWords: ReadonlySet<string> = new Set(requestWords.ordinary);
const introductions = new Set(requestWords.introducing);

/** Finds the option values named in a request, longest names first: "dark blue" is not also "blue". */
export function findMentions(
  options: readonly OfferOption[],
  tokens: readonly Token[],
  isTaken: (index: number) => boolean,
  title = "",
): Mention[] {
  const goods = wordsIn(title);
  const names = options.flatMap(namesOfOption);
  const found: Mention[] = [];
  const isFree = (start: number, end: number) =>
    !found.some((mention) => start < mention.end && mention.start < end) && !anyTaken(start, end, isTaken);

  for (const length of [...new Set(names.map(({ words }) => words.length))].toSorted((a, b) => b - a))
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const matching = names.filter(({ words }) => words.length === length && startsAt(tokens, start, words));
      const candidates = distinct(matching.filter((name) => isWrittenAsValue(tokens, start, name)));
      const isMeant = candidates.some(isOfDelivery) || !namesDelivery(tokens, { start, end: start + length });
      if (candidates.length > 0 && isMeant && isFree(start, start + length))
        found.push({ start, end: start + length, candidates });
    }
  const inOrder = found.toSorted((a, b) => a.start - b.start);
  const refused = inOrder.filter(({ start, end }) => isNegated(tokens, start, end));
  const named = withoutConditions(withoutFallbacks(inOrder, tokens), tokens)
    .filter((one) => !refused.includes(one) && !isHalfMore(tokens, one.end))
    .map((one) => ({
      ...one,
      candidates: one.candidates.filter(({ value }) => !isOfLonger(value, one, tokens)),
    }))
    .filter(({ candidates }) => candidates.length > 0)
    .map((mention) => withMoreSaid(mention, options, { tokens, isFree: (index) => !isTaken(index) }))
    .map((mention) => ({ ...mention, candidates: nearestOption(mention, tokens) }))
    .map((mention) => withAlternatives(mention, options, tokens));
  const isOpen = ({ name }: OfferOption) =>
    !named.some(({ candidates }) => candidates.some(({ option }) => option === name));
  const isLeft = (index: number) => !isTaken(index) && !isInRun(named, index);
  const meant: Meant[] = [];
  const open = options.filter(isOpen).flatMap((option) => {
    const scattered = findScattered(option, tokens, isTaken);
    if (scattered.length > 0) return scattered;
    const otherwise = findOtherwise(option, { tokens, isFree: isLeft, goods });
    if (otherwise) meant.push(...withoutRefused(otherwise, refused));
    return [];
  });
  const read = [...named, ...open, ...mentionsOf(meant)];
  const numbered = assignNumbers(unsettled(options, read), { tokens, isFree: unsaid(read, isTaken), goods });
  const settled = [...read, ...numbered];
  const words = { tokens, isFree: unsaid(settled, isTaken) };
  const all = [...settled, ...extremesOf(unsettled(options, settled), words)];
  return all.map((mention) => ({ ...mention, candidates: nearestOption(mention, tokens) }));
}

function unsettled(options: readonly OfferOption[], mentions: readonly Mention[]): OfferOption[] {
  const named = mentions.flatMap(({ candidates }) => candidates.map(({ option }) => option));
  return options.filter(({ name }) => !named.includes(name));
}

function unsaid(mentions: readonly Mention[], isTaken: (index: number) => boolean): FreeWords["isFree"] {
  return (index) => !isTaken(index) && !isInRun(mentions, index);
}

/** "Clay or, failing that, ecru": the first is what is wanted. */
function withoutFallbacks(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  return mentions.filter((mention) => {
    const options = mention.candidates.map(({ option }) => option);
    const former = mentions.findLast(
      ({ end, candidates }) =>
        end <= mention.start && candidates.some(({ option }) => options.includes(option)),
    );
    const between = tokens.slice(former?.end ?? 0, mention.start).map(({ folded }) => folded);
    return !former || !hasPhrase(between.join(" "), requestWords.fallingBack);
  });
}

/** "Matte. If you only have dewy, leave it": what depends on something is not wanted instead of what is. */
function withoutConditions(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const isOfCondition = ({ start }: Mention) => {
    const clause = clauseOf(tokens, { start, end: start + 1 });
    return ifWords.has(tokens[clause[0] ?? start]?.folded ?? "");
  };
  const plain = mentions.filter((mention) => !isOfCondition(mention));
  const named = plain.flatMap(({ candidates }) => candidates.map(({ option }) => option));
  return mentions.filter(
    (mention) => plain.includes(mention) || !mention.candidates.some(({ option }) => named.includes(option)),
  );
}

/** "Size N and a half" is not "N". */
function isHalfMore(tokens: readonly Token[], end: number): boolean {
  const [joiner, article, half] = tokens.slice(end, end + 3).map(({ folded }) => folded);
  if (!hundredJoiners.has(joiner ?? "")) return false;
  return halfWords.has(article ?? "") || (articles.has(article ?? "") && halfWords.has(half ?? ""));
}

/** "Not slim, which is too narrow for me": what the request refuses by its name it does not mean in other words. */
function withoutRefused(meant: Meant, refused: readonly Mention[]): Meant[] {
  const isRefused = (value: string) =>
    refused.some(({ candidates }) =>
      candidates.some((one) => one.option === meant.option && one.value === value),
    );
  const values = meant.values.filter((value) => !isRefused(value));
  return values.length > 0 ? [{ ...meant, values }] : [];
}

/** "The biggest" may be said of each option whose values are on a scale: one mention with all of them. */
function extremesOf(options: readonly OfferOption[], words: FreeWords): Mention[] {
  const found = options.flatMap((option) => {
    const part = findExtreme(option, words);
    const isMeant = part && !isNegated(words.tokens, part.start, part.end);
    return isMeant ? [{ ...part, option: option.name }] : [];
  });
  const starts = [...new Set(found.map(({ start }) => start))];
  return starts.flatMap((start) => {
    const same = found.filter((one) => one.start === start);
    const [first] = same;
    return first
      ? [{ start, end: first.end, candidates: same.map(({ option, value }) => ({ option, value })) }]
      : [];
  });
}

/** A product may itself be delivered in one way or another: a gift card. */
function isOfDelivery({ option }: { option: string }): boolean {
  return wordsIn(option).some((word) => requestWords.delivery.includes(word));
}

/**
 * "two in 16GB, the 15 inch one": all the words of exactly one value of the option, anywhere in the request.
 */
function findScattered(
  { name, values }: OfferOption,
  tokens: readonly Token[],
  isTaken: (index: number) => boolean,
): Mention[] {
  const placeOf = (word: string, words: readonly string[]) =>
    tokens.findIndex(
      ({ folded }, index) =>
        !isTaken(index) &&
        (folded === word || numberWords.get(folded) === Number(word)) &&
        !isOfOtherUnit(tokens, index, words),
    );
  const held = namesOfValues(values).flatMap(({ value, names }) => {
    const places = names
      .filter((words) => words.length > 1)
      .map((words) => words.map((word) => placeOf(word, words)))
      .find((all) => all.every((place) => place >= 0 && !isNegated(tokens, place)));
    return places ? [{ value, start: Math.min(...places), end: Math.max(...places) + 1 }] : [];
  });
  const only = findOnly(held);
  if (!only) return [];
  return [{ start: only.start, end: only.end, candidates: [{ option: name, value: only.value }] }];
}

/** "2 years" is none of the "2 wagons". */
function isOfOtherUnit(tokens: readonly Token[], index: number, words: readonly string[]): boolean {
  const [token, next] = tokens.slice(index, index + 2);
  if (!token || !next || isBreak(token) || !/^\d/.test(token.folded)) return false;
  return timesByName.has(next.folded) && !words.includes(next.folded);
}

interface ValueName {
  option: string;
  value: string;
  words: readonly string[];
}

function namesOfOption({ name, values }: OfferOption): ValueName[] {
  return namesOfValues(values).flatMap(({ value, names }) => {
    const all = [...names, ...namesOfAnswer(name, value)];
    return all.map((words) => ({ option: name, value, words }));
  });
}

/** "Six-pack" is "6-pack"; a single number may as well count. */
function startsAt(tokens: readonly Token[], start: number, words: readonly string[]): boolean {
  const isSame = ({ folded = "", after = "" }: Partial<Token>, word: string) =>
    folded === word ||
    // "Graphite's the one."
    folded === `${word}'s` ||
    (after === "/" && word === `${folded}/`) ||
    (words.length > 1 && numberWords.get(folded) === Number(word));
  return words.every((word, offset) => isSame(tokens[start + offset] ?? {}, word));
}

/** A word that spells one value exactly does not also match another: `2X` beside `XXL`. */
function distinct(names: readonly ValueName[]): { option: string; value: string }[] {
  const kept = names.filter(
    (name) =>
      isExact(name) ||
      !names.some((other) => other.option === name.option && other !== name && isExact(other)),
  );
  const byKey = new Map(kept.map(({ option, value }) => [`${option}\n${value}`, { option, value }]));
  return [...byKey.values()];
}

function isExact({ value, words }: ValueName): boolean {
  return foldedWords(value) === words.join(" ");
}

function isWrittenAsValue(tokens: readonly Token[], start: number, name: ValueName): boolean {
  const token = tokens[start];
  if (!token || name.words.length > 1) return true;
  if (ordinaryWords.has(token.folded) && !isExact(name)) return isBesideItsOwn(tokens, start, name);
  return isWrittenAsWord(tokens, start, { token, name });
}

function isWrittenAsWord(
  tokens: readonly Token[],
  start: number,
  { token, name }: { token: Token; name: ValueName },
): boolean {
  if (/^\d/.test(token.folded)) return isNoPrice(tokens, start, name);
  const isLetter = /^[a-z]$/.test(token.folded);
  const isEveryday = everydayWords.has(token.folded);
  if (!isLetter && !isEveryday) return true;
  if (token.before === "-" || token.after === "-" || token.before === "'") return false;
  if (isIntroduced(tokens, start, name.option) && !(isEveryday && isLowerCase(token))) return true;
  const isCapital = !isLowerCase(token) && !/^\d/.test(tokens[start - 1]?.folded ?? "");
  return isCapital && !(isEveryday && (isLetter || isShouted(tokens)));
}

/** "Single-sided" is said by "single-sided" or "single, please", and not by "a single set". */
function isBesideItsOwn(tokens: readonly Token[], start: number, { option, value }: ValueName): boolean {
  const next = tokens[start + 1];
  if (next === undefined || isBreak(tokens[start])) return true;
  const own = [...wordsIn(value), ...wordsIn(option)];
  return own.some((word) => isInflected(word, next.folded)) || ordinaryWords.has(next.folded);
}

/** "size m", "in l", "m size", "Grade B", or right after a comma or slash: "slate, m". */
function isIntroduced(tokens: readonly Token[], index: number, option: string): boolean {
  const previous = tokens[index - 1];
  const announcing = new Set([...introductions, ...wordsIn(option)]);
  const isAnnouncing = (token: Token | undefined) => token !== undefined && announcing.has(token.folded);
  if (isAnnouncing(previous) || isAnnouncing(tokens[index + 1])) return true;
  return previous !== undefined && /[,/]/.test(previous.after);
}

function isLowerCase({ raw }: Token): boolean {
  return raw === raw.toLowerCase();
}

function isShouted(tokens: readonly Token[]): boolean {
  return tokens.every(({ raw }) => raw === raw.toUpperCase());
}

/** A price names a value only if values are amounts: "a $50 gift card", but not "under $50". No day and no time is one. */
function isNoPrice(tokens: readonly Token[], index: number, { value }: ValueName): boolean {
  const isSum = sum.test(value.trim());
  if (!isAmount(tokens, index)) return !isSum || !isOfDayOrTime(tokens, index);
  const before = tokens.slice(Math.max(0, index - 3), index);
  return isSum && !before.some(({ folded }) => limitWords.has(folded));
}

function isOfDayOrTime(tokens: readonly Token[], index: number): boolean {
  const isTime = timesIn(written(tokens.slice(index, index + 2))).length > 0;
  return isTime || isOfClock(tokens, index) || isInRun(daysOf({ tokens, isFree: () => true }), index);
}

const sum = new RegExp(
  `^(?:\\p{Sc}\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:\\p{Sc}|${requestWords.money.join("|")}))$`,
  "iu",
);
const limitWords = new Set(requestWords.limiting);

function anyTaken(start: number, end: number, isTaken: (index: number) => boolean): boolean {
  for (let index = start; index < end; index += 1) if (isTaken(index)) return true;
  return false;
}
