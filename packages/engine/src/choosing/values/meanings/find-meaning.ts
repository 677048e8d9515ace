import { possessives } from "../../../words/grammar/others-words.ts";
import type { Meaning } from "../../../words/meanings/meaning.ts";
import { requestWords } from "../../../words/requests/request-words.ts";
import type { OfferOption } from "../../offer.ts";
import { isNegated } from "../../request/is-negated.ts";
import { saysNothing } from "../../request/says-nothing.ts";
import { isBreak, isInRun, type Run, readTokens, type Token, wordsIn } from "../../request/tokens.ts";
import { withoutPrice } from "../find-telling.ts";
import type { FreeWords } from "../part.ts";
import { type ReadMeaning, readAsked, readMeanings } from "./read-meanings.ts";

/** What a request means of one option. */
export interface Meant {
  option: string;
  /** The values that have all of it; more than one if it tells too little. */
  values: readonly string[];
  /** The words of the request that say so. */
  runs: readonly Run[];
}

/**
 * The values of an option that have all the meanings that the request says of it, in whatever words: "Ottone" for "in
 * brass", "Forest Green" for "green mugs" beside "White", "Blanc / Rouge" for "the white and red one".
 */
export function findMeaning({ name, values }: OfferOption, { tokens, isFree }: FreeWords): Meant | undefined {
  const said = saidIn(tokens).filter(
    (one) =>
      tokens.slice(one.start, one.end).every((_, at) => isFree(one.start + at)) &&
      !isNegated(tokens, one.start, one.end) &&
      !isLookOfOthers(one, tokens, wordsIn(name)),
  );
  const read = said.length > 0 ? values.map(readValue) : [];
  const isAsked = (one: ReadMeaning) => {
    const having = read.filter((value) => hasMeaning(value, one)).length;
    return having > 0 && (having < read.length || read.length === 1);
  };
  const asked = said.filter((one) => isAsked(one) || (one.shaded && isAsked(one.shaded)));
  const fitting = read.filter(
    (value) => asked.every((one) => hasMeaning(value, one)) && !said.some((one) => isOtherwise(value, one)),
  );
  const whole = fitting.filter((value) => isWholly(value, asked));
  const meant = whole.length > 0 ? whole : fitting.filter((value) => hasRival(value, read, asked));
  if (asked.length === 0 || meant.length === 0) return undefined;
  return { option: name, values: meant.map(({ value }) => value), runs: asked };
}

/** What anything may look like: a room as well as the goods. */
const kindsOfLook = ["colour", "shade", "finish", "wood", "metal", "fabric"];
/** Between "my" and a word after "is": "my living room is all white". */
const mostBefore = 5;

/** "My walls are white", but not "my favourite colour is blue". */
function isLookOfOthers(one: Said, tokens: readonly Token[], own: readonly string[]): boolean {
  if (!isOf(one, kindsOfLook)) return false;
  const before = tokens.slice(Math.max(0, one.start - mostBefore), one.start);
  const words = before.slice(before.findLastIndex(isBreak) + 1).map(({ folded }) => folded);
  const [owner, being] = [
    words.findIndex((word) => possessives.has(word)),
    words.findLastIndex((word) => beings.has(word)),
  ];
  return owner >= 0 && being > owner && !words.slice(owner, being).some((word) => own.includes(word));
}

const beings: ReadonlySet<string> = new Set(requestWords.being);

/** The values that a request excludes in other words: "not the white one" of "Vit" and "Svart". */
export function valuesUnwanted(
  values: readonly string[],
  { tokens, isFree }: FreeWords,
): { index: number; holders: readonly string[] }[] {
  const unwanted = saidIn(tokens).filter(({ start, end }) => isFree(start) && isNegated(tokens, start, end));
  const read = unwanted.length > 0 ? values.map(readValue) : [];
  return unwanted.flatMap(({ start, named }) => {
    const isMeant = (own: Value) => named.some((meaning) => own.named.has(meaning));
    const holders = read.filter(isMeant).map(({ value }) => value);
    return holders.length > 0 && holders.length < values.length ? [{ index: start, holders }] : [];
  });
}

/**
 * Whether the words of a request that are a value's are part of a longer phrase that means something else: "blue" of
 * "light blue", "once" of "once a month", "black" of "matt black" for "Gloss black".
 */
export function isOfLonger(value: string, run: Run, tokens: readonly Token[]): boolean {
  const words = readMeanings(tokens.slice(run.start, run.end)).flatMap(({ named }) => named);
  if (words.length === 0) return false;
  const own = readValue(value);
  return saidIn(tokens).some((one) => {
    const isLonger =
      one.start <= run.start && one.end >= run.end && one.end - one.start > run.end - run.start;
    const isOther = isLonger && !one.named.some((meaning) => words.includes(meaning));
    const isShade =
      one.shaded !== undefined && isInRun([one.shaded], run.start) && !isInRun([run], one.start);
    const isBeside = areJoined(tokens, one, run) && isOtherwise(own, one);
    return isBeside || ((isOther || isShade) && !hasMeaning(own, one));
  });
}

/** Whether the values that have a word have it only as part of a longer phrase with a meaning: "room" of "Room only". */
export function isOnlyInPhrases(word: string, values: readonly string[]): boolean {
  const read = values.map(readTokens).filter((tokens) => tokens.some(({ folded }) => folded === word));
  return read.every((tokens) => {
    const phrases = readMeanings(tokens).filter(
      ({ start, end, named }) => end - start > 1 && named.length > 0,
    );
    return tokens.every(({ folded }, at) => folded !== word || isInRun(phrases, at));
  });
}

/** Words of a request with a meaning; a shade has the colour beside it. */
interface Said extends ReadMeaning {
  shaded?: ReadMeaning | undefined;
}

function saidIn(tokens: readonly Token[]): Said[] {
  const all = readAsked(tokens);
  return all.map((one, at) => {
    if (!isOf(one, ["shade"])) return one;
    const isBeside = (other: ReadMeaning | undefined) =>
      other !== undefined && isOf(other, shadedKinds) && areJoined(tokens, one, other);
    return { ...one, shaded: [all[at + 1], all[at - 1]].find(isBeside) };
  });
}

function areJoined(tokens: readonly Token[], one: Run, other: Run): boolean {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  return second.start < first.end || (first.end === second.start && !isBreak(tokens[first.end - 1]));
}

const shadedKinds = ["colour", "wood"];
function isOf({ named }: Pick<ReadMeaning, "named">, kinds: readonly string[]): boolean {
  return named.some(({ kind }) => kinds.includes(kind));
}

/** Nothing has two meanings of such a kind. */
const contraries = ["shade", "finish"];

interface Value {
  value: string;
  named: ReadonlySet<Meaning>;
  all: ReadonlySet<Meaning>;
}

function readValue(value: string): Value {
  const tokens = readTokens(value);
  // "Without a tin" means no tin.
  const read = readMeanings(tokens).filter(({ start, end }) => !isNegated(tokens, start, end));
  const named = read.flatMap((one) => one.named);
  return {
    value,
    named: new Set(named),
    all: new Set([...named, ...read.flatMap(({ implied }) => implied)]),
  };
}

function hasMeaning({ all }: Value, { named }: ReadMeaning): boolean {
  return named.some((meaning) => all.has(meaning));
}

/** "Gloss black" is not meant by "matt black", whatever else is offered. */
function isOtherwise(value: Value, said: ReadMeaning): boolean {
  const kinds = said.named.map(({ kind }) => kind).filter((kind) => contraries.includes(kind));
  return !hasMeaning(value, said) && [...value.all].some(({ kind }) => kinds.includes(kind));
}

/** Whether a value says nothing else than what was asked for. */
function isWholly({ value }: Value, asked: readonly ReadMeaning[]): boolean {
  const tokens = readTokens(withoutPrice(value));
  const isSaid = ({ named }: ReadMeaning) =>
    asked.some((one) => one.named.some((meaning) => named.includes(meaning)));
  const said = readMeanings(tokens).filter(isSaid);
  return said.length > 0 && tokens.every(({ folded }, at) => isInRun(said, at) || saysNothing(folded));
}

/** More than what was asked for is meant only among others of the kind: "Sunshine Yellow" beside "Red". */
function hasRival(own: Value, read: readonly Value[], asked: readonly ReadMeaning[]): boolean {
  const kinds = asked.flatMap(({ named }) => named.filter((meaning) => own.all.has(meaning)));
  const isRival = ({ kind }: Meaning) => kinds.some((one) => one.kind === kind);
  return read.some((other) => other !== own && [...other.all].some(isRival));
}
