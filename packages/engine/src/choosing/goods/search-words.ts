import { inWords } from "../../words/grammar/beside-numbers.ts";
import { endings } from "../../words/grammar/endings.ts";
import { normalise } from "../../words/normalise.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { saysNothing } from "../request/says-nothing.ts";
import { clauseOf, readTokens } from "../request/tokens.ts";

/** Shops search for all of the words: more of them find less. */
const mostWords = 4;
const leastStem = 5;
const behindGoods: ReadonlySet<string> = new Set([...inWords, ...requestWords.with, ...requestWords.into]);

/**
 * What a shop is searched for: the words that name the goods, in the first clause of a request that has any; then the
 * beginning of the longest, since not every search knows the forms of a word. Empty if nothing is named.
 */
export function searchWords(request = ""): string[] {
  const tokens = readTokens(request);
  const isTelling = (at: number) => {
    const folded = tokens[at]?.folded ?? "";
    return /\p{L}{3}/u.test(folded) && !saysNothing(folded);
  };
  const first = tokens.findIndex((_, at) => isTelling(at));
  if (first < 0) return [];
  const clause = clauseOf(tokens, { start: first, end: first + 1 }).filter((at) => at >= first);
  const behind = clause.findIndex((at) => behindGoods.has(tokens[at]?.folded ?? ""));
  const own = (behind > 0 ? clause.slice(0, behind) : clause).filter(isTelling);
  const words = own.slice(0, mostWords).map((at) => tokens[at]?.raw ?? "");
  const [longest = ""] = words.toSorted((one, other) => other.length - one.length);
  return [...new Set([words.join(" "), stemOf(longest)])];
}

/** What is left without the longest ending that leaves a stem. */
function stemOf(word: string): string {
  const lengths = Array.from({ length: word.length }, (_, at) => at);
  const cut = lengths.find((at) => at >= leastStem && endings.has(normalise(word.slice(at))));
  return word.slice(0, cut);
}
