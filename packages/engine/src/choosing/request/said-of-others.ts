import { functionWords } from "../../words/function-words.ts";
import {
  courtesyTitles,
  houseWords,
  namingWords,
  placeWordsBefore,
  possessives,
} from "../../words/others-words.ts";
import { requestWords } from "../../words/request-words.ts";
import { isAkin } from "./akin.ts";
import { countIn } from "./number-tokens.ts";
import { isBreak, type Run, type Token } from "./tokens.ts";

/**
 * The words of a request that are said of people and of other things than the goods: "blue" of "my blue sofa", "Black" of
 * "Mrs Black", "24" of "at number 24". They name no value.
 *
 * @param own the words of the goods' title and of the options' names: "my usual size" is of the goods
 */
export function saidOfOthers(tokens: readonly Token[], own: readonly string[]): Run[] {
  return tokens.flatMap((token, at): Run[] => {
    if (isBreak(token) && !/\./.test(token.after)) return [];
    if (courtesyTitles.has(token.folded) || namingWords.has(token.folded)) return nameFrom(tokens, at + 1);
    const isHouse = houseWords.has(token.folded) && placeWordsBefore.has(tokens[at - 1]?.folded ?? "");
    if (isHouse && /^\d/.test(tokens[at + 1]?.folded ?? "")) return [{ start: at + 1, end: at + 2 }];
    return possessives.has(token.folded) ? belongingsFrom(tokens, at + 1, own) : [];
  });
}

/** A name has few words. */
const mostOfName = 3;

/** The capitalised words from here on. */
function nameFrom(tokens: readonly Token[], start: number): Run[] {
  let end = start;
  while (end < start + mostOfName && /^\p{Lu}\p{L}+$/u.test(tokens[end]?.raw ?? "")) {
    end += 1;
    if (isBreak(tokens[end - 1])) break;
  }
  return end > start ? [{ start, end }] : [];
}

/** What stands between "my" and what is mine. */
const mostBetween = 2;

function belongingsFrom(tokens: readonly Token[], start: number, own: readonly string[]): Run[] {
  for (let noun = start + mostBetween; noun > start; noun -= 1) {
    const between = tokens.slice(start, noun);
    const thing = tokens[noun];
    if (!thing || between.some(isBreak) || ![...between, thing].every(isPlain)) continue;
    const isOfGoods = [...between, thing].some(({ folded }) => own.some((word) => isAkin(word, folded)));
    return isOfGoods ? [] : [{ start, end: noun }];
  }
  return [];
}

/** No number, and no word that only joins others. */
function isPlain(token: Token): boolean {
  const { folded } = token;
  return /^\p{L}{3,}$/u.test(folded) && countIn(token) === undefined && !joining.has(folded);
}

const joining: ReadonlySet<string> = new Set([
  ...functionWords,
  ...requestWords.everyday,
  ...requestWords.ordinary,
  ...requestWords.introducing,
  ...requestWords.with,
  ...requestWords.untilWhen,
]);
