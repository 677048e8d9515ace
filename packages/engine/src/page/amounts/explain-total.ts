import type { DisplayedMoney } from "@cartwright/contract";
import { findOnly } from "../../find-only.ts";
import { languages } from "../../words/languages.ts";
import { costWords, discountWords } from "../../words/money/cost-words.ts";
import { priceLines } from "../../words/money/price-lines.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import type { AmountSnapshot } from "../in-page/amounts/read-amounts.ts";
import { findAmounts } from "./parse-money.ts";
import { rowName } from "./row-name.ts";

export interface OrderedGoods {
  /** Whether a row is about what should be bought. */
  isOrdered(label: string): boolean;
  /** What the product's page says that all pieces cost, if it says so in the total's currency. */
  price: string | undefined;
  pieces: number;
  /** The page's choices that are taken, such as a delivery with its price. */
  taken: readonly string[];
  /** Of these, the delivery and a way to pay whose fee the question names itself. */
  told?: readonly string[];
  /** Those that aren't, and whatever else is offered: no rows of the order. */
  offered: readonly string[];
}

export interface ExplainedTotal {
  /** Rows that are part of the total, and neither the goods nor a usual row, in the shop's words: "Care kit $15.00". */
  otherRows: readonly string[];
  /** What the total has beyond everything that the page and the product's page say. */
  rest: string | undefined;
}

type Kind = "goods" | "usual" | "discount" | "other";

interface Row {
  kind: Kind;
  words: string;
  /** In thousandths. */
  sum: number;
}

/** More rows than this aren't added up. */
const mostRows = 12;
/** A longer text isn't the name of a row. */
const mostWordsOfRow = 14;

/**
 * Adds up the rows beside a total, to find out which ones it consists of. Where they come to the total without a row
 * of another name, that row is a proposal or a repetition and isn't told.
 */
export function explainTotal(
  amounts: readonly AmountSnapshot[],
  total: DisplayedMoney,
  goods: OrderedGoods,
): ExplainedTotal {
  const sum = thousandths(total.amount);
  const rows = distinct(amounts.flatMap((amount) => readRow(amount, total, goods)));
  const taken = goods.taken.flatMap((words) => sumsIn(words, total).map((one) => ({ words, sum: one })));
  const price = goods.price === undefined ? 0 : thousandths(goods.price);
  const own = goods.pieces === 1 ? withOneOwn(rows, price) : rows;
  const all: Row[] = [...own, ...taken.map((one) => ({ ...one, kind: "usual" as const }))].slice(0, mostRows);
  const others = all.filter(({ kind, sum: one }) => kind === "other" && one > 0);
  const free = all.filter(isFree).map(({ words }) => words);
  const usual = all.filter(({ kind }) => kind !== "other");
  const isExplained = (bases: readonly Row[], lead: number) => reaches(bases, sum - lead);
  if (isExplained(usual, 0) || (others.length === 0 && isExplained(usual, price)))
    return { otherRows: free, rest: undefined };
  const found = subsets(others).find(
    (some) => some.length > 0 && [0, price].some((lead) => isExplained(usual, sumOf(some) + lead)),
  );
  if (found) return { otherRows: [...found.map(({ words }) => words), ...free], rest: undefined };
  return { otherRows: free, rest: restOf(all, sum, price) };
}

/** One piece has one row: "Garden Chair care kit" and the chair in another colour are further goods. */
function withOneOwn(rows: readonly Row[], price: number): Row[] {
  const ofGoods = rows.filter(({ kind }) => kind === "goods");
  const own = ofGoods.find(({ sum }) => sum === price) ?? ofGoods[0];
  return rows.map((row) => (row.kind === "goods" && row !== own ? { ...row, kind: "other" } : row));
}

/** "Oak+ club $0.00"; a fee, an extra or a gift card of nothing is only not used. */
function isFree({ kind, sum, words }: Row): boolean {
  return kind === "other" && sum === 0 && !hasPhrase(normalise(words), notUsed);
}

const notUsed = [
  ...costWords,
  ...languages.flatMap(({ fields, payment }) => [
    ...fields.extra,
    ...fields.coupon,
    ...fields.giftCard,
    ...payment.gift,
    ...payment.points,
  ]),
];

/** Only where the page and the product's page together name less than the total. */
function restOf(rows: readonly Row[], total: number, price: number): string | undefined {
  const goods = rows.filter(({ kind }) => kind === "goods");
  const named = Math.max(price, sumOf(goods));
  const rest = total - named - sumOf(rows.filter(({ kind }) => kind === "usual" || kind === "other"));
  return price > 0 && rest > 0 ? (rest / 1000).toFixed(2) : undefined;
}

function readRow(amount: AmountSnapshot, total: DisplayedMoney, goods: OrderedGoods): Row[] {
  const sum = findOnly(sumsIn(amount.text, total));
  const label = amount.label.replace(/\s+/g, " ").trim();
  const words = normalise(label);
  if (amount.isStruck || amount.isFollowed || sum === undefined) return [];
  if (sum > thousandths(total.amount) || !/\p{L}{2}/u.test(words)) return [];
  if (words.split(" ").length > mostWordsOfRow && !goods.isOrdered(label)) return [];
  const kind = kindOf(label, words, goods);
  return kind ? [{ kind, words: `${label} ${amount.text}`.trim(), sum }] : [];
}

/** Undefined for the total itself, and for what is only offered. */
function kindOf(
  label: string,
  words: string,
  { isOrdered, offered, told = [] }: OrderedGoods,
): Kind | undefined {
  if (offered.some((one) => sayTheSame(normalise(one), words))) return undefined;
  if (isOrdered(label)) return "goods";
  if (told.some((one) => isMadeOf(words, normalise(one)))) return "usual";
  const has = (phrases: readonly string[]) => hasPhrase(words, phrases);
  if (has(discountWords)) return "discount";
  const name = rowName(label);
  if ([...priceLines.tax, ...priceLines.shipping].includes(name)) return "usual";
  if (has(namesOfParts) || has(namesOfDelivery)) return saysMore(name) ? "other" : "usual";
  return languages.some(({ total }) => has(total.grand)) ? undefined : "other";
}

/** "Tax service fee", "Delivery protection": more than a usual row with the name of its carrier or its speed. */
function saysMore(name: string): boolean {
  if (hasPhrase(name, costs)) return true;
  const said = new Set(
    usualNames.filter((phrase) => hasPhrase(name, [phrase])).flatMap((phrase) => phrase.split(" ")),
  );
  const rest = name.split(" ").filter((word) => word.length >= leastLetters && !said.has(word));
  return rest.length >= mostOtherWords;
}

const leastLetters = 4;
/** One word may be the name of a place or a carrier. */
const mostOtherWords = 2;
const costs = [...costWords, ...languages.flatMap(({ fields }) => fields.extra)];

/** "Subtotal"; a fee is one more cost. */
const namesOfParts = languages.flatMap(({ total }) =>
  total.partial.filter((name) => !hasPhrase(name, costWords)),
);

const namesOfDelivery = [
  ...priceLines.tax,
  ...priceLines.shipping,
  ...languages.flatMap(({ delivery }) => delivery.names),
];

const usualNames = [
  ...namesOfParts,
  ...namesOfDelivery,
  ...requestWords.speeds,
  ...requestWords.ofAnyDelivery,
  ...languages.flatMap(({ delivery }) => delivery.free),
];

/** One is part of the other, or all words of the row are the choice's, however often it says them. */
function sayTheSame(offered: string, words: string): boolean {
  if (offered === "") return false;
  return isMadeOf(words, offered) || offered.includes(words) || words.includes(offered);
}

function isMadeOf(words: string, choice: string): boolean {
  const own = new Set(choice.split(" "));
  return words.split(" ").every((word) => own.has(word) || /^\d/.test(word));
}

function sumsIn(text: string, { currency }: DisplayedMoney): number[] {
  return findAmounts(text, currency)
    .filter((one) => one.currency === undefined || currency === undefined || one.currency === currency)
    .map(({ amount }) => thousandths(amount));
}

/** A summary may appear twice. */
function distinct(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [`${row.words} ${row.sum}`, row])).values()];
}

/** Whether some of the rows come to this sum; none of them has to be part of it. Discounts are taken off. */
function reaches(rows: readonly Row[], sum: number): boolean {
  const signed = rows.map(({ kind, sum: one }) => (kind === "discount" ? -one : one));
  const sums = new Set([0]);
  for (const one of signed) for (const former of [...sums]) sums.add(former + one);
  return sums.has(sum);
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  const all: Item[][] = [[]];
  for (const item of items) for (const some of [...all]) all.push([...some, item]);
  return all.toSorted((one, other) => one.length - other.length);
}

function sumOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.sum, 0);
}

function thousandths(amount: string): number {
  return Math.round(Number(amount) * 1000);
}
