import { pieceWords } from "../../words/goods/piece-words.ts";
import { articles } from "../../words/grammar/beside-numbers.ts";
import {
  betweenTensAndUnits,
  bundlesAfterArticle,
  bundleWords,
  bundleWordsAsWritten,
  halfWords,
  hundredJoiners,
  numbersAsWritten,
  numbersBeforePieces,
  numberWords,
  scandinavianLetters,
  scandinavianNumbers,
  scandinavianWords,
  tensBeforeUnits,
  uncountedBundles,
} from "../../words/grammar/number-words.ts";
import type { Token } from "./tokens.ts";

/** A word, or several words folded to the number they express: "24" for "twenty-four" and "two dozen". */
export interface CountToken extends Token {
  /** The range of tokens it was made from. */
  start: number;
  end: number;
  /** The original words, folded; empty for a number in digits. */
  words: string;
  /** Not an exact number: "about ten". */
  isVague?: boolean;
}

/** The tokens of a request, with each number in words replaced by one token of digits. */
export function countTokens(tokens: readonly Token[]): CountToken[] {
  const found: CountToken[] = [];
  for (let index = 0; index < tokens.length; ) {
    const { value, length } = numberAt(tokens, index);
    const [first, last] = [tokens[index], tokens[index + length - 1]];
    if (!first || !last) break;
    const words = tokens.slice(index, index + length).map(({ folded }) => folded);
    found.push({
      folded: value === undefined ? first.folded : String(value),
      raw: first.raw,
      at: first.at,
      before: first.before,
      after: last.after,
      start: index,
      end: index + length,
      words: words.join(" "),
    });
    index += length;
  }
  return found;
}

/** The same, with halves: "two and a half" is 2.5. */
export function measuringTokens(tokens: readonly Token[]): CountToken[] {
  const counted = countTokens(tokens);
  const found: CountToken[] = [];
  for (let index = 0; index < counted.length; ) {
    const token = counted[index];
    const half = /^\d+$/.test(token?.folded ?? "") ? halfBehind(counted, index) : undefined;
    const last = half === undefined ? token : counted[half];
    if (!token || !last) break;
    const { after, end } = last;
    found.push(half === undefined ? token : { ...token, folded: `${token.folded}.5`, after, end });
    index = (half ?? index) + 1;
  }
  return found;
}

/** The index of the half in "two and a half". */
function halfBehind(tokens: readonly CountToken[], index: number): number | undefined {
  const word = (at: number) => tokens[at]?.folded ?? "";
  if (!hundredJoiners.has(word(index + 1))) return undefined;
  const at = articles.has(word(index + 2)) ? index + 3 : index + 2;
  return halfWords.has(word(at)) ? at : undefined;
}

interface NumberRead {
  value: number | undefined;
  length: number;
}

/** "a dozen", "half a dozen", "two dozen", "ein Paar", "twenty four", "forty". */
function numberAt(tokens: readonly Token[], index: number): NumberRead {
  const bundle = bundleFrom(tokens, index);
  if (bundle) {
    // "Half a dozen pairs".
    const ofThem = bundleAt(tokens[index + bundle.length]);
    return ofThem === undefined
      ? withRest(tokens, index, bundle)
      : { value: bundle.value * ofThem, length: bundle.length + 1 };
  }
  const { value, length } = plainNumberAt(tokens, index);
  const times = value === undefined ? undefined : bundleAt(tokens[index + length]);
  if (value !== undefined && times !== undefined)
    return withRest(tokens, index, { value: value * times, length: length + 1 });
  // Digits stay as written: adjacent characters tell whether they are a price or a size.
  const isDigits = length === 1 && /^\d/.test(tokens[index]?.folded ?? "");
  return { value: isDigits ? undefined : value, length };
}

/** "A hundred and twenty": the number after a hundred is added to it. */
function withRest(
  tokens: readonly Token[],
  index: number,
  read: { value: number; length: number },
): NumberRead {
  const { value, length } = read;
  const gap = hundredJoiners.has(tokens[index + length]?.folded ?? "") ? 1 : 0;
  const rest = plainNumberAt(tokens, index + length + gap);
  if (value % 100 !== 0 || rest.value === undefined || rest.value >= 100) return read;
  return { value: value + rest.value, length: length + gap + rest.length };
}

/** "Dozen", with an article and "half" before it in any order. */
function bundleFrom(tokens: readonly Token[], index: number): { value: number; length: number } | undefined {
  const next = tokens.slice(index, index + 3);
  const at = next.findIndex(({ folded }) => !articles.has(folded) && !halfWords.has(folded));
  const bundle = bundleAt(next[at]);
  const word = next[at]?.folded ?? "";
  if (bundle === undefined || uncountedBundles.has(word)) return undefined;
  if (at === 0 && bundlesAfterArticle.has(word)) return undefined;
  const isHalf = next.slice(0, at).some(({ folded }) => halfWords.has(folded));
  return { value: isHalf ? bundle / 2 : bundle, length: at + 1 };
}

function plainNumberAt(tokens: readonly Token[], index: number): NumberRead {
  const word = (offset: number) => tokens[index + offset]?.folded ?? "";
  const ten = tensBeforeUnits.get(word(0));
  const gap = betweenTensAndUnits.has(word(1)) ? 2 : 1;
  const unit = numberWords.get(word(gap));
  if (ten !== undefined && unit !== undefined && unit < 10) return { value: ten + unit, length: gap + 1 };
  if (/^\d{1,3}$/.test(word(0))) return { value: Number(word(0)), length: 1 };
  return { value: numberWords.get(word(0)) ?? plainByItsPlace(tokens, index), length: 1 };
}

/** A word that is a number only as it is written, or before a word for pieces. */
function plainByItsPlace(tokens: readonly Token[], index: number): number | undefined {
  const [token, next] = tokens.slice(index, index + 2);
  const isBeforePieces = pieceWords.has(next?.folded ?? "") && token?.after === " ";
  const before = isBeforePieces ? numbersBeforePieces.get(token?.folded ?? "") : undefined;
  const scandinavian = scandinavianNumbers.get(token?.folded ?? "");
  if (scandinavian !== undefined && isScandinavian(tokens)) return scandinavian;
  return before ?? numbersAsWritten.get(token?.raw.toLowerCase() ?? "");
}

function isScandinavian(tokens: readonly Token[]): boolean {
  return tokens.some(({ raw, folded }) => scandinavianWords.has(folded) || scandinavianLetters.test(raw));
}

function bundleAt(token: Token | undefined): number | undefined {
  return token && (bundleWords.get(token.folded) ?? bundleWordsAsWritten.get(token.raw));
}
