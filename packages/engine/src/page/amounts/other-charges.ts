import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import type { Words } from "../../words/words.ts";
import { findAmounts } from "./parse-money.ts";

/** A person won't read more than this in one question. */
const mostCharges = 6;
const longestQuote = 180;
/** Only a sentence says something about its amount; fewer words are the name of a row. */
const leastWords = 4;

interface Reader {
  total: DisplayedMoney | undefined;
  languages: readonly Words[];
  /** The page is in an unsupported language. */
  isUnread?: boolean;
}

/**
 * Quotes the page where it says that something is charged again, later, or for something other than the
 * goods: it is either not part of the stated total, or a part that the buyer didn't ask for.
 */
export function otherCharges(lines: readonly string[], reader: Reader): string[] {
  const told = withNeighbours(lines).filter((line) => isCharge(line, reader));
  // Largest first, so that many small charges can't hide a large one.
  const ranked = told.toSorted((one, other) => compareAmounts(dearestIn(other), dearestIn(one)));
  return [...new Set(ranked.map(cutAroundAmount))].slice(0, mostCharges);
}

function dearestIn(line: string): string {
  return chargesIn(line).reduce(
    (most, { amount }) => (compareAmounts(amount, most) > 0 ? amount : most),
    "0",
  );
}

/** Joins an amount in its own cell with the text before it, and "per month" with the amount before it. */
function withNeighbours(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isRest = before !== undefined && isBare(before) && !hasAmount(line);
    if (before !== undefined && ((isBare(line) && !hasAmount(before)) || isRest))
      joined.splice(-1, 1, `${before} ${line}`);
    else joined.push(line);
  }
  return joined;
}

/** Only an amount. */
function isBare(line: string): boolean {
  return line.length < 30 && hasAmount(line) && !/\p{L}{4}/u.test(line);
}

function hasAmount(line: string): boolean {
  return /\d/.test(line) && chargesIn(line).length > 0;
}

function isCharge(line: string, { total, languages, isUnread = false }: Reader): boolean {
  if (!/\d/.test(line)) return false;
  const charges = chargesIn(line);
  if (charges.length === 0) return false;
  const plain = normalise(line);
  const isMore = languages.some(({ total: { again }, repeating, fields }) =>
    [again, repeating, fields.extra].some((phrases) => hasPhrase(plain, phrases)),
  );
  if (isMore) return true;
  const others = charges.filter((one) => !total || isOther(one, total));
  if (others.length > 0 && languages.some(({ total: { later } }) => hasPhrase(plain, later))) return true;
  const isSentence = plain.split(" ").filter((word) => /\p{L}{2}/u.test(word)).length >= leastWords;
  return (
    isUnread && isSentence && others.some((one) => total && compareAmounts(one.amount, total.amount) > 0)
  );
}

function chargesIn(line: string): DisplayedMoney[] {
  return findAmounts(line).filter(({ amount }) => compareAmounts(amount, "0") > 0);
}

function isOther(one: DisplayedMoney, total: DisplayedMoney): boolean {
  const isSameCurrency = !one.currency || !total.currency || one.currency === total.currency;
  return !isSameCurrency || compareAmounts(one.amount, total.amount) !== 0;
}

/** If the line is too long, the sentence with its first amount. */
function cutAroundAmount(line: string): string {
  if (line.length <= longestQuote) return line;
  const at = line.search(/\d[\d.,]*/);
  const before = line.slice(0, at).lastIndexOf(". ");
  const from = Math.max(before < 0 ? 0 : before + 2, at - longestQuote / 2);
  return line.slice(from, from + longestQuote).trim();
}
