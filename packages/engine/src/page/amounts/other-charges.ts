import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { normalise } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";
import { findAmounts } from "./parse-money.ts";
import { isChargedAgain, isRepeated } from "./speaks-of-cost.ts";
import { withAmounts } from "./with-amounts.ts";

/** A person won't read more than this in one question. */
const mostCharges = 6;
const longestQuote = 180;
/** Only a sentence says something about its amount; fewer words are the name of a row. */
const leastWords = 4;

interface Reader {
  total: DisplayedMoney | undefined;
  /** The page is in an unsupported language. */
  isUnread?: boolean;
}

/**
 * Quotes the page where it says that something is charged again, later, or for something other than the
 * goods: it is either not part of the stated total, or a part that the buyer didn't ask for.
 */
export function otherCharges(lines: readonly string[], reader: Reader): string[] {
  const told = withAmounts(lines).filter((line) => isCharge(line, reader));
  // Largest first, so that many small charges can't hide a large one.
  const ranked = told.toSorted((one, other) => compareAmounts(dearestIn(other), dearestIn(one)));
  return [...new Set(ranked.map(cutAroundAmount))].slice(0, mostCharges);
}

/**
 * The same without an amount in digits: "Renews every month", "The first of 24 instalments". A letter with news is no
 * charge.
 */
export function chargesInWords(lines: readonly string[]): string[] {
  const told = lines.filter(
    (line) => chargesIn(line).length === 0 && isChargedAgain(line) && !offersNews(line),
  );
  return [...new Set(told.map((line) => line.slice(0, longestQuote)))].slice(0, mostCharges);
}

/** Whether a sentence is about a newsletter, be it in other words than how often it comes. */
export function offersNews(line: string): boolean {
  return says(line, ({ fields, repeating, total: { again } }) =>
    fields.newsletter.filter((phrase) => !repeating.includes(phrase) && !again.includes(phrase)),
  );
}

function dearestIn(line: string): string {
  return chargesIn(line).reduce(
    (most, { amount }) => (compareAmounts(amount, most) > 0 ? amount : most),
    "0",
  );
}

function isCharge(line: string, { total, isUnread = false }: Reader): boolean {
  if (!/\d/.test(line)) return false;
  const charges = chargesIn(line);
  if (charges.length === 0) return false;
  const plain = normalise(line);
  const isMore = isRepeated(plain) || says(plain, ({ fields }) => fields.extra);
  if (isMore) return true;
  const others = charges.filter((one) => !total || isOther(one, total));
  if (others.length > 0 && says(plain, ({ total: { later } }) => later)) return true;
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
