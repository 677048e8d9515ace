import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { negations } from "../../words/grammar/negations.ts";
import { languages } from "../../words/languages.ts";
import { frequencyWords } from "../../words/money/cost-words.ts";
import { delayWords } from "../../words/money/delay-words.ts";
import { priceLines } from "../../words/money/price-lines.ts";
import { usualRemarks } from "../../words/money/usual-remarks.ts";
import { hasPhrase, isUnspaced, normalise, phraseIndex } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";
import { offersNews } from "./other-charges.ts";
import { namesOnlyOtherCurrency, namesOtherCurrency } from "./other-currency.ts";
import { findAmounts } from "./parse-money.ts";
import { isChargedAgain, speaksOfCost, withoutStepNumber } from "./speaks-of-cost.ts";
import { withAmounts } from "./with-amounts.ts";

export interface OrderPage {
  /** The paragraphs, cells and lines of the page, in its order. */
  lines: readonly string[];
  /** Those of the shop's own frames in it. A person reads them wherever they are. */
  framed?: readonly string[];
  /** Those of its header and footer, of which only notes about another currency count. */
  aside?: readonly string[];
  total: DisplayedMoney | undefined;
  /** The texts on the buttons that may place the order. */
  orderButtons: readonly string[];
  /** Names of the goods and their options, the buyer's details. */
  ordered: readonly string[];
  /** The page's names of fields and of what is in them. */
  named: readonly string[];
  /** The page's names of what has no effect unless it is pressed or chosen. */
  offered: readonly string[];
  /** The page's names of the boxes that are left empty. */
  leftEmpty?: readonly string[];
}

export interface UnexplainedLines {
  lines: readonly string[];
  /** There are more than a person would read in one question. */
  isMore: boolean;
}

const mostLines = 6;
const longestLine = 180;
const mostCharacters = 500;
/** How far around the total and the button a careful person reads, in lines. */
const linesBefore = 6;
const linesAfter = 8;
/** The page of an order that repeats its total in more lines than these is read no further. */
const mostNear = 120;
/** Fewer words than this only name something, unless they speak of a cost. */
const leastWords = 4;
/** A row's amount may have its currency or its unit behind it, and a word or two. */
const leastWordsBehind = 3;
/** A button of a single word that isn't known may be of any language. */
const leastWordsOfOther = 2;
/** The name of a row or a field. */
const mostWordsOfName = 6;
/** What a box asks for, in a sentence. */
const mostWordsOfBox = 12;

/**
 * What the page says around its total, and on and around the button of the order, as far as it isn't explained: by
 * the order, by its form, or as a usual remark. What may speak of a cost comes first.
 */
export function unexplainedLines(page: OrderPage): UnexplainedLines {
  const near = [...linesNear(page), ...withAmounts(page.framed ?? [])];
  const read = near.slice(0, mostNear);
  const known = namesOn(page, read);
  const buttons = page.orderButtons.filter((words) => !isPlainButton(words, page.total));
  const open = read.flatMap((line) => openPart(line, page, known));
  const { costs = [], others = [] } = Object.groupBy(new Set([...buttons, ...open]), (line) =>
    speaksOfCost(line, page.total) ? "costs" : "others",
  );
  const ranked = [...costs, ...others];
  const lines = withinLength(ranked.slice(0, mostLines).map((line) => line.slice(0, longestLine)));
  return { lines, isMore: lines.length < ranked.length || near.length > mostNear };
}

function withinLength(lines: readonly string[]): string[] {
  let length = 0;
  return lines.filter((line) => {
    length += line.length;
    return length <= mostCharacters;
  });
}

/** "Place order", "Pay $80.00 securely"; "Join the club" says something else. */
function isPlainButton(words: string, total: DisplayedMoney | undefined): boolean {
  const plain = normalise(words);
  const left = wordsLeft(plain, buttonPhrases);
  const isOther = left === countWords(plain) && left >= leastWordsOfOther;
  return !speaksOfCost(words, total) && left < leastWords && !isOther;
}

const buttonPhrases = languages.flatMap(({ moves }) => [...moves.pay, ...moves.buy_now, ...moves.continue]);

function linesNear({ lines, aside = [], total, orderButtons }: OrderPage): string[] {
  const all = withAmounts(lines, orderButtons);
  const near = all.flatMap((line, at) => {
    const isCentre = orderButtons.includes(line) || (total !== undefined && showsSum(line, total));
    return isCentre ? indexesFrom(Math.max(0, at - linesBefore), at + linesAfter) : [];
  });
  const notes = all.flatMap((line) => (total && showsSum(line, total) ? notesTo(line, all) : []));
  const ofMoney = [...all, ...aside].filter(
    (line) => line.length <= longestLine && namesOnlyOtherCurrency(line, total),
  );
  return [...new Set([...[...new Set(near)].flatMap((at) => all[at] ?? []), ...notes, ...ofMoney])];
}

const noteMark = /[*†‡¹²³⁴]/u;

/** "Total* $80.00", and far from it "* without the mandatory assembly". */
function notesTo(line: string, lines: readonly string[]): string[] {
  const mark = noteMark.exec(line)?.[0];
  return mark === undefined ? [] : lines.filter((one) => one.trimStart().startsWith(mark) && one !== line);
}

function indexesFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function showsSum(line: string, sum: DisplayedMoney): boolean {
  return /\d/.test(line) && findAmounts(line).some(({ amount }) => compareAmounts(amount, sum.amount) === 0);
}

/** A name of the page's own explains nothing if it says something itself. */
function namesOn(
  { ordered, named, offered, leftEmpty = [], total }: OrderPage,
  near: readonly string[],
): string[] {
  const text = near.map(normalise).join("\n");
  const names = (of: readonly string[], mostWords = mostWordsOfName) =>
    [...new Set(of)].filter((name) => {
      const plain = normalise(name);
      return text.includes(plain) && countWords(plain) <= mostWords;
    });
  const isSilent = (name: string) => !speaksOfCost(name, total);
  // A letter that comes every month costs nothing.
  const isLetter = (name: string) => offersNews(name) && isSilent(withoutFrequency(name));
  const silent = [
    ...names(named).filter(isSilent),
    ...names(leftEmpty, mostWordsOfBox).filter((name) => isSilent(name) || isLetter(name)),
  ];
  return [...ordered, ...silent, ...names(offered)].map(normalise).filter((words) => words !== "");
}

function withoutFrequency(name: string): string {
  return frequencyWords.reduce(without, normalise(name));
}

/** The sentences of a line that aren't explained. */
function openPart(line: string, page: OrderPage, known: readonly string[]): string[] {
  if (page.orderButtons.includes(line) || isStepName(line)) return [];
  const sentences = line.split(/(?<=[.!?;])\s+|(?<=[。！？])/u);
  const open = sentences.filter(
    (sentence) =>
      !isRow(sentence, page.total) && !isOfGoods(sentence, page) && !isExplained(sentence, page, known),
  );
  return open.length > 0 ? [open.join(" ")] : [];
}

function isExplained(sentence: string, { total }: OrderPage, known: readonly string[]): boolean {
  if (namesOtherCurrency(sentence, total)) return false;
  const plain = normalise(sentence);
  if (hasPhrase(plain, delayWords)) return false;
  const left = wordsLeft(plain, known);
  if (left === 0 || isNone(plain) || isDelivery(plain)) return true;
  if (speaksOfCost(sentence, total)) return isTaxShare(plain);
  if (isOwner(sentence)) return true;
  return left < leastWords || hasPhrase(plain, usualRemarks);
}

/** "© 1998-2026 Garden Shop, 12 High Street": names and an address, and no sentence. */
function isOwner(sentence: string): boolean {
  const [, rest] = /^\s*(?:©|\(c\))\s*\d{4}(?:\s*[-–]\s*\d{4})?\b(.*)$/iu.exec(sentence) ?? [];
  return rest !== undefined && findAmounts(rest).length === 0 && !/(?<!\p{L})\p{Ll}{4,}/u.test(rest);
}

/** "Flat rate": a delivery's name of several words, and no instalment. */
function isDelivery(plain: string): boolean {
  return !/\d/.test(plain) && countWords(plain) > 0 && wordsLeft(plain, deliveries) === 0;
}

const deliveries = languages.flatMap(({ delivery }) => delivery.names).filter((name) => name.includes(" "));

/** "No tip": a choice that costs nothing. */
function isNone(plain: string): boolean {
  const [first = "", ...more] = plain.split(" ");
  return more.length === 1 && negations.has(first) && !/\d/.test(plain);
}

const mostWordsOfStep = 2;

/** "3. Payment", "Step 3 of 4: Payment". */
function isStepName(line: string): boolean {
  const name = withoutStepNumber(line);
  const isPlain = findAmounts(name).length === 0 && !isChargedAgain(name);
  return name !== line && isPlain && !/\d/.test(name) && countWords(normalise(name)) <= mostWordsOfStep;
}

/** "6 × Nitrile Gloves Medium / Black": nothing but numbers, and words of the goods' name and of their choices. */
function isOfGoods(sentence: string, { ordered, total }: OrderPage): boolean {
  const own = new Set(ordered.flatMap((name) => normalise(name).split(" ")));
  const words = normalise(sentence.replace(/[\p{Sc}\d.,'’]+/gu, " "))
    .split(" ")
    .filter((word) => word.length > 1);
  const isWithin = findAmounts(sentence).every(
    ({ amount }) => total !== undefined && compareAmounts(amount, total.amount) <= 0,
  );
  return words.length > 0 && isWithin && words.every((word) => own.has(word));
}

/** "Shipping $5.00": a name beside an amount within the total, or the name of a usual row above it. */
function isRow(sentence: string, total: DisplayedMoney | undefined): boolean {
  const name = normalise(sentence.replace(/[\p{Sc}\d.,'’]+/gu, " "));
  const sums = findAmounts(sentence);
  if (sums.length === 0 || isChargedAgain(sentence) || countWords(name) > mostWordsOfName) return false;
  if (isAmountInSentence(sentence)) return false;
  if (sums.every(({ amount }) => total && compareAmounts(amount, total.amount) <= 0)) return true;
  return !speaksOfCost(name, total) && says(name, (words) => words.total.partial);
}

/**
 * "Discount expired, $20.00 is collected by the courier": what a row says stands before its amount or in brackets, and
 * another label begins with a capital.
 */
function isAmountInSentence(sentence: string): boolean {
  const parts = sentence.replace(/\([^)]*\)/g, " ").split(/\p{Sc}?\s?\d[\d.,'’]*\s?\p{Sc}?/u);
  const [before = "", behind = ""] = [parts[0], parts.at(-1)];
  // "12 Main Street, Reno" has no amount at all.
  const isMoney = /\p{Sc}|\d[.,]\d{2}(?!\d)/u.test(sentence);
  const goesOn =
    (!isMoney || /^\s*\p{Ll}/u.test(behind)) && countWords(normalise(behind)) >= leastWordsBehind;
  return goesOn && countWords(normalise(before)) > 0;
}

/** "Incl. 19 % VAT". */
function isTaxShare(plain: string): boolean {
  const isShort = countWords(plain) <= mostWordsOfName;
  return isShort && hasPhrase(plain, priceLines.tax) && !says(plain, ({ total: { open } }) => open);
}

/** How many words of a text are in none of the phrases. */
function wordsLeft(plain: string, phrases: readonly string[]): number {
  const found = phrases.filter((phrase) => phraseIndex(plain, phrase) >= 0);
  const longestFirst = found.toSorted((one, other) => other.length - one.length);
  return countWords(longestFirst.reduce(without, plain));
}

function without(text: string, phrase: string): string {
  const at = phraseIndex(text, phrase);
  return at < 0 ? text : `${text.slice(0, at).trim()} ${text.slice(at + phrase.length).trim()}`.trim();
}

/** A letter of a script without spaces is a third of a word; numbers and particles don't count. */
function countWords(plain: string): number {
  const words = plain.split(" ").filter((word) => /\p{L}{3}/u.test(word) || isUnspaced(word));
  return words.reduce((sum, word) => sum + (isUnspaced(word) ? Math.ceil(word.length / 3) : 1), 0);
}
