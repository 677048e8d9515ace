import { adjectiveEndings } from "../../../words/grammar/endings.ts";
import { lastOfColours } from "../../../words/meanings/colours.ts";
import type { Meaning } from "../../../words/meanings/meaning.ts";
import { meanings } from "../../../words/meanings.ts";
import { isUnspaced, withoutAccents } from "../../../words/normalise.ts";
import { requestWords } from "../../../words/requests/request-words.ts";
import { saysNothing } from "../../request/says-nothing.ts";
import { isBreak, type Run, type Token, wordsIn } from "../../request/tokens.ts";

/** A run of words, and what it may mean by its name; the meanings that it is only one of many of are implied. */
export interface ReadMeaning extends Run {
  named: readonly Meaning[];
  implied: readonly Meaning[];
}

/**
 * The meanings of the words of a text, in any language, also inside compounds. Longest phrases first: "dark chocolate"
 * is not also "dark".
 */
export function readMeanings(tokens: readonly Token[]): ReadMeaning[] {
  return readAll(tokens, "value");
}

/** The same of a request: one in English has no words of other languages, which many of its words look like. */
export function readAsked(tokens: readonly Token[]): ReadMeaning[] {
  // "I vitt" is Swedish, "i rossi" Italian.
  const isEnglish = tokens.some(({ folded, raw }) => englishWords.has(folded) && raw !== "i");
  return readAll(tokens, isEnglish ? "english" : "request").filter(({ named }) => named.length > 0);
}

const englishWords: ReadonlySet<string> = new Set(requestWords.english);

/** In which names are known: those of values, of requests, or of requests in English. */
type Reading = "value" | "request" | "english";

function readAll(tokens: readonly Token[], of: Reading): ReadMeaning[] {
  const found: ReadMeaning[] = [];
  let start = 0;
  while (start < tokens.length) {
    const here = meaningsAt(tokens, start, of);
    found.push(...here);
    start = here[0]?.end ?? start + 1;
  }
  return found;
}

/** A phrase, a form of a word, or the parts of a compound. */
function meaningsAt(tokens: readonly Token[], start: number, of: Reading): ReadMeaning[] {
  const phrase = phraseAt(tokens, start, of);
  if (phrase || of === "english") return phrase ? [phrase] : [];
  const word = plain(tokens[start]);
  if (word.length <= leastLetters || !/^\p{L}+$/u.test(word) || saysNothing(word)) return [];
  const form = formOf(word);
  const parts = form ? [form] : partsOf(word);
  return parts.map(({ named, implied }) => ({ start, end: start + 1, named, implied }));
}

/** What a name of a value may mean by itself, by its words. */
interface NamedMeaning {
  words: readonly string[];
  named: Meaning[];
  implied: Meaning[];
  /** Of what it means, what it means in values only. */
  ofValues: Meaning[];
  inEnglish: Meaning[];
  isForeign: boolean;
}

function phraseAt(tokens: readonly Token[], start: number, of: Reading): ReadMeaning | undefined {
  const first = plain(tokens[start]);
  const isHere = (name: NamedMeaning) =>
    (of === "value" || meantBy(name, of).length > 0) && standHere(name.words, tokens, start);
  const byFirst = getNames().byFirst;
  const name = [first, singular(first)].flatMap((word) => byFirst.get(word) ?? []).find(isHere);
  if (!name) return undefined;
  const isAlone = name.words.length > 1 || (!saysNothing(first) && isWordOfItsOwn(tokens, start));
  if (!isAlone && tokens.length > 1) return undefined;
  return { start, end: start + name.words.length, named: meantBy(name, of), implied: name.implied };
}

function meantBy({ named, ofValues, inEnglish }: NamedMeaning, of: Reading): readonly Meaning[] {
  if (of === "english") return inEnglish;
  return of === "value" ? named : named.filter((one) => !ofValues.includes(one));
}

function standHere(words: readonly string[], tokens: readonly Token[], start: number): boolean {
  return words.every((word, at) => {
    const token = tokens[start + at];
    const isLast = at === words.length - 1;
    return isForm(word, plain(token), isLast) && (isLast || !isBreak(token));
  });
}

/** The last word of a name may be in the plural or belong to something: "family tickets", "beginner's". */
function isForm(word: string, said: string, isLast: boolean): boolean {
  return word === said || (isLast && word === singular(said));
}

function singular(word: string): string {
  return word.length > leastLetters ? word.replace(/'?s?$/, "") : word;
}

/** One character of a script without spaces is a word only if it is not part of a longer one. */
function isWordOfItsOwn(tokens: readonly Token[], at: number): boolean {
  const { raw = "", before = "", after = "" } = tokens[at] ?? {};
  return !isUnspaced(raw) || !(han.test(before) || han.test(after));
}

const han = /\p{Script=Han}/u;
/** Forms and parts of shorter words are too easily other words. */
const leastLetters = 4;

/** "Schwarzen" is a form of "schwarz", "rossi" one of "rosso". */
function formOf(word: string): NamedMeaning | undefined {
  return getNames()
    .byStem.get(word.slice(0, leastLetters))
    ?.find(({ words: [name = ""] }) => {
      const stem = name.slice(0, -1);
      if (word.startsWith(name)) return adjectiveEndings.added.has(word.slice(name.length));
      const isReplaced = /[aeiouy]$/.test(name) && stem.length >= leastLetters && word.startsWith(stem);
      return isReplaced && adjectiveEndings.instead.has(word.slice(stem.length));
    });
}

/** "Dunkelbraun" is dark and brown, "Taubenblau" blue, "Eichenrahmen" of oak. */
function partsOf(word: string): NamedMeaning[] {
  for (let at = leastPart; at <= word.length - leastPart; at += 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    const before = partOf(first) ?? partOf(first.replace(/(?:en|[nse])$/, ""));
    const look = before?.named.some(({ kind }) => kindsOfLook.has(kind)) ? before : undefined;
    const colour = colourAt(rest, look ? leastPart : leastLetters);
    if (colour) return look ? [look, colour] : [colour];
    if (before && first.length > leastLetters && plainHeads.has(rest)) return [before];
  }
  return [];
}

/** The colour that the end of a compound is, in any form. */
function colourAt(rest: string, least: number): NamedMeaning | undefined {
  const last = [rest, rest.slice(0, -1), rest.slice(0, -2)].find((one) => colourEnds.has(one)) ?? "";
  const ending = rest.slice(last.length);
  const isForm = ending === "" || adjectiveEndings.added.has(ending);
  return last.length >= least && isForm ? (partOf(last) ?? formOf(last)) : undefined;
}

const colourEnds: ReadonlySet<string> = new Set(lastOfColours);
const kindsOfLook: ReadonlySet<string> = new Set(["colour", "shade", "finish"]);
const leastPart = 3;

function partOf(part: string): NamedMeaning | undefined {
  if (part.length < leastPart) return undefined;
  return getNames()
    .byFirst.get(part)
    ?.find(({ words }) => words.length === 1);
}

/** Of a compound, the last part that adds nothing to what the first says. */
const plainHeads: ReadonlySet<string> = new Set(
  "holz rahmen farben farbig platz karte karten ticket tickets hout lijst kleurig tra farg fargad ram farvet farget ramme".split(
    " ",
  ),
);

function plain(token: Token | undefined): string {
  return withoutAccents(token?.folded ?? "");
}

interface Names {
  /** By their first words, longest names first. */
  byFirst: ReadonlyMap<string, readonly NamedMeaning[]>;
  /** The single words of other languages that have forms, by their first letters. */
  byStem: ReadonlyMap<string, readonly NamedMeaning[]>;
}

let names: Names | undefined;

/** Read once, when first needed. */
function getNames(): Names {
  names ??= readNames();
  return names;
}

function readNames(): Names {
  const all = new Map<string, NamedMeaning>();
  const nameOf = (text: string) => {
    const words = wordsOf(text);
    const key = words.join(" ");
    const own = all.get(key) ?? {
      ...{ words, isForeign: false },
      ...{ named: [], implied: [], ofValues: [], inEnglish: [] },
    };
    all.set(key, own);
    return own;
  };
  for (const meaning of meanings) {
    for (const text of namesOf(meaning)) addTo(nameOf(text).named, meaning);
    for (const text of meaning.english) addTo(nameOf(text).inEnglish, meaning);
    for (const text of meaning.ofValues) addTo(nameOf(text).ofValues, meaning);
    for (const text of meaning.abroad) nameOf(text).isForeign = true;
  }
  for (const meaning of meanings)
    for (const text of impliedBy(meaning.narrower)) addTo(nameOf(text).implied, meaning);
  const longestFirst = [...all.values()].toSorted((a, b) => b.words.length - a.words.length);
  const single = longestFirst.filter(
    ({ words: [word = ""], words: { length }, isForeign }) =>
      length === 1 && isForeign && word.length >= leastLetters,
  );
  return {
    byFirst: Map.groupBy(longestFirst, ({ words }) => words[0] ?? ""),
    byStem: Map.groupBy(single, ({ words: [word = ""] }) => word.slice(0, leastLetters)),
  };
}

/** These words, and all names of the meanings that they call: "Marineblau" is blue. */
function impliedBy(narrower: readonly string[]): readonly string[] {
  return narrower.flatMap((text) => [
    text,
    ...meanings.filter(({ english }) => english.includes(text)).flatMap(namesOf),
  ]);
}

function namesOf({ english, abroad }: Meaning): string[] {
  return [...english, ...abroad];
}

function addTo(list: Meaning[], meaning: Meaning): void {
  if (!list.includes(meaning)) list.push(meaning);
}

function wordsOf(name: string): string[] {
  return /^[a-z ]+$/.test(name) ? name.split(" ") : wordsIn(name).map(withoutAccents);
}

/** The first English name of meanings, where it is one word, by each of their names that is one in another language. */
export function englishByName(meant: readonly Meaning[]): ReadonlyMap<string, string> {
  const entries = meant.flatMap(({ english: [first = ""], abroad }) => {
    const single = abroad.map(wordsIn).filter(({ length }) => length === 1 && !first.includes(" "));
    return single.flatMap((words) => words.map((word) => [word, first] as const));
  });
  return new Map(entries);
}
