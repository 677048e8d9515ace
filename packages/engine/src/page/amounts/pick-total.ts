import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { totalNames } from "../../words/fields/machine-names.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, isUnspaced, normalise, phraseIndex, splitName } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";
import type { Words } from "../../words/words.ts";
import type { AmountSnapshot, AmountsOnPage } from "../in-page/amounts/read-amounts.ts";
import { isSubtotal, restAfterGift } from "./is-subtotal.ts";
import { countsHeading, hasOtherUnit } from "./other-unit.ts";
import { currencyIn, findAmounts, isPlainlyWritten, parseMoney } from "./parse-money.ts";
import { summedTotal } from "./summed-total.ts";

export interface AmountsOfPage extends AmountsOnPage {
  /**
   * The page belongs to a payment provider that the shop handed over to. It is about one amount, which it may
   * not label as a total.
   */
  isOfPayment?: boolean;
}

export interface ShownTotal {
  total: DisplayedMoney;
  /** Other sums that the page also labels as its total. */
  contradicting: DisplayedMoney[];
  /** What a payment's frame or page charges, whatever the shop's page shows: no picture of that is compared. */
  isCharge?: boolean;
}

/**
 * The grand total among the visible amounts of a page: the row labelled as such, not the largest number. If
 * several rows are labelled so, the highest one in the same currency counts. Undefined if one of them is
 * written so that a person may read a different number than its characters say.
 */
export function pickTotal(found: AmountsOfPage, currency?: string): ShownTotal | undefined {
  const ranked = rankTotals(found, currency);
  // Covered amounts count only if nothing else on the page is labelled as the total.
  const seen = ranked.filter(({ amount }) => !amount.isCovered);
  const named = seen.length > 0 ? seen : ranked;
  const isUnclear = ({ amount }: (typeof named)[number]) =>
    !isPlainlyWritten(amount.text) || hasOtherUnit(amount);
  if (named.some(isUnclear)) return undefined;
  // "Total excl. VAT" isn't a total: if no other row says more, the total is unknown.
  const { open = [], whole = [] } = Object.groupBy(named, ({ amount }) =>
    isOpen(amount) ? "open" : "whole",
  );
  const totals = whole.flatMap(({ sums }) => sums);
  const [first] = totals;
  if (!first) return undefined;
  const highest = totals.reduce(
    (most, one) => (mayBeOneCurrency(one, first) && isHigher(one, most) ? one : most),
    first,
  );
  const rest = restAfterGift(highest, totals, found.amounts);
  const total = rest ?? highest;
  const higher = open
    .flatMap(({ sums }) => sums)
    .filter((one) => !mayBeOneCurrency(one, total) || isHigher(one, total));
  const parts = whole.filter(({ amount }) => namesPart(amount)).flatMap(({ sums }) => sums);
  const isPart = (one: DisplayedMoney) => parts.includes(one) && isHigher(total, one);
  const others = totals.filter(
    (one) =>
      isOtherSum(one, total) &&
      !(rest && one === highest) &&
      !isPart(one) &&
      !isSubtotal(one, total, found.amounts),
  );
  return { total, contradicting: [...others, ...higher] };
}

/**
 * What a payment's page charges that shows several sums and calls none of them its total ("CHF 51.50, incl. a
 * surcharge of CHF 2.50"): the approved total if it is among them, otherwise the highest. Undefined if all are lower.
 */
export function unnamedCharge(
  found: AmountsOfPage,
  { currency, approved }: { currency: string | undefined; approved: DisplayedMoney | undefined },
): ShownTotal | undefined {
  if (!found.isOfPayment || !approved || rankTotals(found, currency).length > 0) return undefined;
  const hint = found.currency || commonCurrency(found.amounts) || currency || undefined;
  const seen = found.amounts.filter(({ isStruck, isCovered }) => !isStruck && !isCovered);
  const sums = seen.flatMap((amount) => sumsOf(amount, hint ?? dollarOf(amount, found)));
  if (sums.some((one) => !isOtherSum(one, approved)))
    return { total: approved, contradicting: [], isCharge: true };
  const above = sums.filter((one) => !mayBeOneCurrency(one, approved) || isHigher(one, approved));
  const [first, ...others] = above;
  if (!first) return undefined;
  const total = others.reduce((highest, one) => (isHigher(one, highest) ? one : highest), first);
  return { total, contradicting: [], isCharge: true };
}

/** The amounts on the page that show this total, most likely first. */
export function amountsOfTotal(
  total: DisplayedMoney,
  found: AmountsOfPage,
  currency: string | undefined,
): AmountSnapshot[] {
  return rankTotals(found, currency)
    .filter(({ sums }) => sums.some((sum) => !isOtherSum(sum, total)))
    .map(({ amount }) => amount);
}

function rankTotals(found: AmountsOfPage, currency: string | undefined) {
  const hint = found.currency || commonCurrency(found.amounts) || currency || undefined;
  const all = found.amounts.map((amount, order) => ({
    amount,
    order,
    score: totalScore(amount, found.isOfPayment === true),
    sums: sumsOf(amount, hint ?? dollarOf(amount, found)),
  }));
  const named = all.filter(({ score, amount }) => score > 0 && !isOfAccount(amount));
  const unnamed = () => (found.isOfPayment ? onlySum(all) : summed(all, hint));
  const ranked = named.length > 0 ? named : unnamed();
  return ranked.sort((left, right) => right.score - left.score || right.order - left.order);
}

/** In a language that is not known, the total is the amount that the rows before it come to. */
function summed<Ranked extends { amount: AmountSnapshot }>(
  all: readonly Ranked[],
  hint: string | undefined,
): Ranked[] {
  const total = summedTotal(
    all.map(({ amount }) => amount),
    hint,
  );
  return all.filter(({ amount }) => amount === total);
}

/** "Transfer the total to IBAN FR76 3000 6000 0112": the number of a bank account. */
function isOfAccount({ text, after }: AmountSnapshot): boolean {
  return !/\p{Sc}/u.test(text) && /(?<!\p{L})[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3}/u.test(`${text}${after}`);
}

/** Whether the page shows a total, even if `pickTotal` finds it unclear which. */
export function showsTotal(found: AmountsOfPage, currency: string | undefined): boolean {
  return rankTotals(found, currency).some(({ sums }) => sums.length > 0);
}

/** If nothing is labelled as the total of a payment, it is the only sum on the page. */
function onlySum<Ranked extends { amount: AmountSnapshot; sums: DisplayedMoney[] }>(
  all: readonly Ranked[],
): Ranked[] {
  const shown = all.filter(({ amount, sums }) => !amount.isStruck && sums.length > 0);
  const [first] = shown.flatMap(({ sums }) => sums);
  const isOne = first && shown.every(({ sums }) => sums.every((sum) => !isOtherSum(sum, first)));
  return isOne ? [...shown] : [];
}

function mayBeOneCurrency(one: DisplayedMoney, other: DisplayedMoney): boolean {
  return one.currency === undefined || other.currency === undefined || one.currency === other.currency;
}

function isOtherSum(one: DisplayedMoney, other: DisplayedMoney): boolean {
  return !mayBeOneCurrency(one, other) || compareAmounts(one.amount, other.amount) !== 0;
}

function dollarOf({ text }: AmountSnapshot, { dollar }: AmountsOfPage): string | undefined {
  return text.includes("$") && dollar !== "" ? dollar : undefined;
}

/**
 * The total according to one line. "$37.66 (includes $1.86 tax)": the first amount counts. "$15.00 today,
 * then $900.00": a higher amount after it has to be paid too.
 */
function sumsOf(amount: AmountSnapshot, hint: string | undefined): DisplayedMoney[] {
  const one = parseMoney(amount.text, hint);
  if (one) return [one];
  const [first, ...others] = findAmounts(amount.text, hint);
  if (!first || others.length === 0 || others.length > 2) return [];
  return [first, ...others.filter((other) => !mayBeOneCurrency(other, first) || isHigher(other, first))];
}

function isHigher(one: DisplayedMoney, other: DisplayedMoney): boolean {
  return compareAmounts(one.amount, other.amount) > 0;
}

/** How likely an amount is the total to pay. 0 if its row doesn't say so. */
function totalScore(amount: AmountSnapshot, isOfPayment: boolean): number {
  if (amount.isStruck || amount.isFollowed) return 0;
  const seen = countsHeading(amount.text) ? "" : behindAmounts(amount.seenLabel);
  const labels = seen === "" ? [amount.label] : [amount.label, seen];
  return Math.max(...labels.map((label) => scoreAs(label, amount, isOfPayment)));
}

function scoreAs(words: string, amount: AmountSnapshot, isOfPayment: boolean): number {
  const own = withoutOtherLines(words, amount);
  const label = withoutParts(normalise(own.replace(/\([^()]{0,100}\)/g, " ")));
  const names = splitName(amount.names);
  const isAmount = isOfPayment && languages.some(({ total }) => isNameOf(label, total.ofPayment));
  const worded = isAmount ? 1 : wordScore(label);
  const named = hasPhrase(names, totalNames) ? 3 : 0;
  if (worded < 0) return 0;
  if (worded === 0 && (named === 0 || label !== "")) return 0;
  return worded + named + amount.fontSize / 100 + (amount.isBold ? 0.5 : 0);
}

/**
 * Words that have an amount of their own name that one, before or after it. Only what is left belongs to this
 * number: the words around it, and for a number that isn't written as money, such as a street's, those after
 * the last amount.
 */
function withoutOtherLines(words: string, { after, text }: AmountSnapshot): string {
  const isBeforeOthers = after !== "" && words.startsWith(after) && writesAmount(after);
  const isBehindOthers = writesAmount(words) && !writesAmount(text);
  if (!isBeforeOthers && !isBehindOthers) return words;
  const between = isBeforeOthers ? "" : words.replace(/^.*\d/su, "");
  return `${between} ${text.replace(/[\p{Sc}\p{Nd}.,'’]+/gu, " ")}`.trim();
}

/** Of what is seen before an amount, what stands behind another one: that has the words before it. */
function behindAmounts(words: string): string {
  const [last] = findAmounts(words).length > 0 ? (/\D*$/u.exec(words) ?? []) : [];
  return last ?? words;
}

function writesAmount(words: string): boolean {
  return findAmounts(words).length > 0;
}

/** "Amount", optionally followed by the currency. */
function isNameOf(label: string, phrases: readonly string[]): boolean {
  const [name, currency = "", ...others] = label.split(/ (?=\S{1,3}$)/);
  return others.length === 0 && currency.length < 4 && phrases.includes(name ?? "");
}

/** Whether the row itself says that more is to be paid: "per week", "excl. VAT", "deposit", "each". */
function isOpen({ text, label, after }: AmountSnapshot): boolean {
  const name = withoutParts(normalise(label));
  const [, behind = ""] = /^\D*\d[\d.,'’\s]*(.*)$/su.exec(text) ?? [];
  const following = [behind, after, `${behind} ${after}`].flatMap((words) => [
    words,
    words.replace(/^\s*\([^()]*\)/, ""),
  ]);
  return languages.some(
    ({ total: { open } }) =>
      hasPhrase(name, open.filter(isClearAlone)) || following.some((words) => beginsWith(words, open)),
  );
}

/** Short words such as "mo", "an" or "cad" mean a rate only directly after an amount. */
function isClearAlone(phrase: string): boolean {
  return phrase.length > 6 || phrase.includes(" ") || isUnspaced(phrase);
}

function beginsWith(words: string, phrases: readonly string[]): boolean {
  const [, written = "", behind = ""] = /^\s*(\p{L}+|\p{Sc})(.*)$/su.exec(words) ?? [];
  const rest = isCurrencyBehind(written) ? behind : words;
  if (/^\s*\/\s*\p{L}/u.test(rest)) return true;
  const plain = normalise(rest.replaceAll("+", " plus "));
  return phrases.some((phrase) => phraseIndex(plain, phrase) === 0);
}

/** "CAD" is a currency, and "cad." each in Italian. */
function isCurrencyBehind(written: string): boolean {
  return written !== "" && findAmounts(`1 ${written}`).length > 0;
}

/** "Total including shipping" is the total: strip what it includes. */
function withoutParts(label: string): string {
  const ends = languages.flatMap(({ total }) =>
    total.including.map((phrase) => phraseIndex(label, phrase)).filter((at) => at > 0),
  );
  const name = label.slice(0, Math.min(...ends, label.length)).trim();
  return says(name, ({ total }) => total.grand) ? name : label;
}

/** "The total includes VAT of $13.83": beside a higher total, that is the amount of the part. */
function namesPart({ label }: AmountSnapshot): boolean {
  const plain = normalise(label);
  const included = plain.slice(withoutParts(plain).length);
  return says(included, ({ total }) => total.partial);
}

/**
 * Positive for words for a total, negative for words for its parts; the longest phrase of any language
 * decides.
 */
function wordScore(label: string): number {
  if (label === "" || label.length > 100) return 0;
  const partial = Math.max(...languages.map(({ total }) => longest(label, total.partial)));
  const scores = languages.map((words) => {
    const grand = longest(label, words.total.grand);
    return grand > partial ? grand / label.length + specificity(label, words) : 0;
  });
  const best = Math.max(...scores);
  return best === 0 && partial > 0 ? -1 : best;
}

function longest(label: string, phrases: readonly string[]): number {
  return Math.max(
    0,
    ...phrases.filter((phrase) => phraseIndex(label, phrase) >= 0).map((phrase) => phrase.length),
  );
}

/** "Grand total" and "order total" are more specific than "total". */
function specificity(label: string, words: Words): number {
  const isBare = words.total.grand[0] === label;
  return hasPhrase(
    label,
    words.total.grand.filter((phrase) => phrase.includes(" ")),
  )
    ? 2
    : Number(isBare) + 1;
}

/** The currency that a page says itself. A bare "$" says none. */
export function currencySaid(found: AmountsOfPage): string | undefined {
  return found.currency || commonCurrency(found.amounts) || undefined;
}

/** The currency, if all amounts that name one agree. */
function commonCurrency(amounts: readonly AmountSnapshot[]): string | undefined {
  const named = new Set(amounts.map(({ text }) => currencyIn(text)).filter((code) => code !== undefined));
  return named.size === 1 ? [...named][0] : undefined;
}
