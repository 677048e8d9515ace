import { isAkin } from "../request/akin.ts";
import { isNegated } from "../request/is-negated.ts";
import { countIn } from "../request/number-tokens.ts";
import { pluralsOf } from "../request/plurals.ts";
import { saysNothing } from "../request/says-nothing.ts";
import { readTokens, type Token, wordsIn } from "../request/tokens.ts";
import { withoutPrice } from "../values/find-telling.ts";
import { namedValues } from "../values/named-values.ts";
import { unitSpellings } from "../values/value-names.ts";

/** A name is meant if the request says at least this share of its words. */
const leastShare = 0.5;
/** Shorter words are compared as they are. */
const leastLetters = 4;

interface Rated {
  name: string;
  /** How many of its telling words the request says, and how many it does not. */
  said: number;
  unsaid: number;
  /** All words that the request does not say. */
  left: number;
  /** The request has another number than the name. */
  isOtherNumber: boolean;
}

/**
 * Of the names of goods that a page lists, those that the request says best: one if it is clear which is meant, several
 * if it fits them equally.
 */
export function namedGoods(names: readonly string[], request: string | undefined): string[] {
  const tokens = readTokens(request ?? "");
  const rated = [...new Set(names)].map((name) => rate(name, tokens)).filter(isMeant);
  const most = Math.max(...rated.map(({ said }) => said));
  const best = rated.filter(({ said }) => said === most);
  const least = Math.min(...best.map(({ left }) => left));
  const fitting = best.filter(({ left }) => left === least).map(({ name }) => name);
  if (fitting.length < 2) return fitting;
  const told = namedValues({ name: "", values: fitting }, request);
  return told.size === 1 ? [...told] : fitting;
}

/** Whether the request says every word of a name of several words. */
export function isSaidInFull(name: string, request: string | undefined): boolean {
  const { said, unsaid } = rate(name, readTokens(request ?? ""));
  return said > 1 && unsaid === 0;
}

function isMeant({ said, unsaid, isOtherNumber }: Rated): boolean {
  const isEnough = said > 1 || (said === 1 && unsaid === 0);
  return isEnough && !isOtherNumber && said / (said + unsaid) >= leastShare;
}

function rate(name: string, tokens: readonly Token[]): Rated {
  const plain = wordsIn(withoutPrice(name)).join(" ");
  const spelled = [plain, ...unitSpellings(plain)].map((spelling) => rateWords(spelling.split(" "), tokens));
  const [best] = spelled.toSorted((one, other) => other.said - one.said);
  return { name, said: 0, unsaid: 1, left: 1, isOtherNumber: false, ...best };
}

function rateWords(words: readonly string[], tokens: readonly Token[]): Omit<Rated, "name"> {
  const own = [...new Set(words)].filter(
    (word) => /\d/.test(word) || (word.length > 1 && !saysNothing(word)),
  );
  const said = own.filter((word) => isSaid(word, tokens));
  const numbers = own.filter((word) => !said.includes(word) && /\d/.test(word));
  const others = tokens.filter(({ folded }) => /^\d{2,}/.test(folded) && !own.includes(folded));
  return {
    said: said.length,
    unsaid: own.length - said.length,
    left: words.filter((word) => !isSaid(word, tokens)).length,
    isOtherNumber: numbers.length > 0 && others.length > 0,
  };
}

function isSaid(word: string, tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => isSame(word, token) && !isNegated(tokens, at));
}

function isSame(word: string, token: Token): boolean {
  if (word === token.folded || pluralsOf(word).includes(token.folded)) return true;
  if (/\d/.test(word)) return String(countIn(token) ?? "") === word;
  const isLong = word.length >= leastLetters && token.folded.length >= leastLetters;
  return isLong && !saysNothing(token.folded) && isAkin(word, token.folded);
}
