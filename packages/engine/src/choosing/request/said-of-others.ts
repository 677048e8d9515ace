import { functionWords } from "../../words/grammar/function-words.ts";
import {
  agingWords,
  askingWords,
  courtesyTitles,
  houseWords,
  matchingPhrases,
  namingWords,
  placeWordsBefore,
  possessives,
  relations,
  streetWords,
} from "../../words/grammar/others-words.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { isAkin } from "./akin.ts";
import { countIn } from "./number-tokens.ts";
import { isBreak, type Run, standAt, type Token } from "./tokens.ts";

/**
 * The words of a request that are said of people and of other things than the goods: "blue" of "my blue sofa", "Black" of
 * "Mrs Black", "24" of "at number 24". They name no value.
 *
 * @param own the words of the goods' title and of the options' names: "my usual size" is of the goods
 */
export function saidOfOthers(tokens: readonly Token[], own: readonly string[]): Run[] {
  return tokens.flatMap((_, at) =>
    [streetFrom(tokens, at), matchedFrom(tokens, at), numberFrom(tokens, at), nameBehind(tokens, at)]
      .filter((run) => run !== undefined)
      .concat(belongingsFrom(tokens, at, own), remarkFrom(tokens, at, own)),
  );
}

/** "At number 24", "who turns 40". */
function numberFrom(tokens: readonly Token[], at: number): Run | undefined {
  const { folded = "" } = tokens[at] ?? {};
  const isHouse = houseWords.has(folded) && placeWordsBefore.has(tokens[at - 1]?.folded ?? "");
  const isNumber = /^\d/.test(tokens[at + 1]?.folded ?? "");
  return isNumber && (isHouse || agingWords.has(folded)) ? { start: at + 1, end: at + 2 } : undefined;
}

/** "Mrs. Black", "the name Scarlett", "my friend Rose". */
function nameBehind(tokens: readonly Token[], at: number): Run | undefined {
  const token = tokens[at];
  const isNaming = [courtesyTitles, namingWords, relations].some((words) => words.has(token?.folded ?? ""));
  return isNaming && /[\s.]/.test(token?.after ?? "") ? nameFrom(tokens, at + 1) : undefined;
}

/** "To 14 Green Lane", "38 Krakowska Street". */
function streetFrom(tokens: readonly Token[], at: number): Run | undefined {
  if (!/^\d{1,4}\p{L}?$/u.test(tokens[at]?.folded ?? "") || isBreak(tokens[at])) return undefined;
  const name = nameFrom(tokens, at + 1);
  if (!name) return undefined;
  const isPlace = placeWordsBefore.has(tokens[at - 1]?.folded ?? "");
  const isStreet = streetWords.has(tokens[name.end - 1]?.folded ?? "");
  return isStreet || (isPlace && name.end - name.start > 1) ? { start: at, end: name.end } : undefined;
}

/** What the goods are to go with, as far as it is said in one go. */
const mostMatched = 4;

function matchedFrom(tokens: readonly Token[], at: number): Run | undefined {
  const phrase = matchingPhrases.find((words) => standAt(tokens, at, words));
  if (!phrase) return undefined;
  const start = at + phrase.length;
  let end = start;
  while (end < Math.min(start + mostMatched, tokens.length)) {
    end += 1;
    if (isBreak(tokens[end - 1])) break;
  }
  return { start, end };
}

const being: ReadonlySet<string> = new Set([...requestWords.being, ...requestWords.beingAbroad]);

/** "Our cat is brown, if that matters": a sentence about what somebody has. */
function remarkFrom(tokens: readonly Token[], start: number, own: readonly string[]): Run[] {
  const isFirst = start === 0 || /[.!?]/.test(tokens[start - 1]?.after ?? "");
  if (!isFirst || !possessives.has(tokens[start]?.folded ?? "")) return [];
  const length = tokens.slice(start).findIndex(({ after }) => /[.!?]/.test(after));
  const end = length < 0 ? tokens.length : start + length + 1;
  const said = tokens.slice(start, end);
  const isRemark = said.slice(1, mostBeforeBeing).some(({ folded }) => being.has(folded));
  const isAsking = said.some(
    ({ folded }) => askingWords.has(folded) || own.some((word) => isAkin(word, folded)),
  );
  return isRemark && !isAsking ? [{ start, end }] : [];
}

/** "Our old black cat from the farm is": words up to the verb. */
const mostBeforeBeing = 6;

/** A name has few words. */
const mostOfName = 3;

/** The capitalised words from here on. */
function nameFrom(tokens: readonly Token[], start: number): Run | undefined {
  let end = start;
  while (end < start + mostOfName && /^\p{Lu}\p{L}+$/u.test(tokens[end]?.raw ?? "")) {
    end += 1;
    if (isBreak(tokens[end - 1])) break;
  }
  return end > start ? { start, end } : undefined;
}

/** What stands between "my" and what is mine. */
const mostBetween = 2;

function belongingsFrom(tokens: readonly Token[], at: number, own: readonly string[]): Run[] {
  const start = at + 1;
  if (!possessives.has(tokens[at]?.folded ?? "") || isBreak(tokens[at])) return [];
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
