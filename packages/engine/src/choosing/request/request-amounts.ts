import { findOnly } from "../../find-only.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { clauseOf, type Token } from "./tokens.ts";

/** An amount of money that a request asks for: "a donation of 35 dollars". */
export interface RequestAmount {
  /** As a decimal: "35", "12.50". */
  amount: string;
  /** Its words in the request. */
  start: number;
  end: number;
}

const moneyWords = new Set(requestWords.money);
const limitWords = new Set(requestWords.limiting);
const costWords = new Set(requestWords.costing);

/** The only amount that a request asks for. A maximum isn't one. */
export function requestAmount(tokens: readonly Token[]): RequestAmount | undefined {
  const found = tokens.flatMap(({ folded }, index): RequestAmount[] => {
    if (!isAmount(tokens, index) || isLimit(tokens, index)) return [];
    const amount = folded.replace(/,(?=\d{3}(?:\D|$))/g, "").replace(",", ".");
    const end = moneyWords.has(tokens[index + 1]?.folded ?? "") ? index + 2 : index + 1;
    return /^\d{1,6}(\.\d{1,2})?$/.test(amount) ? [{ amount, start: index, end }] : [];
  });
  return findOnly(found);
}

/** Whether a word is a number with a currency: "$35", "35 dollars". */
export function isAmount(tokens: readonly Token[], index: number): boolean {
  const { folded = "", before = "", after = "" } = tokens[index] ?? {};
  if (!/^\d/.test(folded)) return false;
  return /\p{Sc}/u.test(before + after) || moneyWords.has(tokens[index + 1]?.folded ?? "");
}

/** What the goods cost, or may cost at most: "for $20", "under 50 USD", "35 EUR or less". */
export function isPrice(tokens: readonly Token[], index: number): boolean {
  return isLimit(tokens, index) || isBeside(tokens, index, costWords);
}

/** What they may cost at most. */
export function isLimit(tokens: readonly Token[], index: number): boolean {
  return isBeside(tokens, index, limitWords);
}

function isBeside(tokens: readonly Token[], index: number, words: ReadonlySet<string>): boolean {
  const clause = clauseOf(tokens, { start: index, end: index + 1 });
  const near = clause.filter((at) => Math.abs(at - index) <= 3 && at !== index);
  return near.some((at) => words.has(tokens[at]?.folded ?? ""));
}
