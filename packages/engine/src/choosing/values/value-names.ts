import { regions } from "../../words/goods/regions.ts";
import { measures, sizes, sizesAbroad } from "../../words/goods/sizes.ts";
import { requestWords } from "../../words/requests/request-words.ts";
import { pluralsOf, singularsOf } from "../request/plurals.ts";
import { wordsIn } from "../request/tokens.ts";

/** The sizes a shop may have sold out of if it lists only this one; empty if the value is not a size. */
export function otherSizes(value: string): string[] {
  const words = foldedWords(value);
  if (!sizes.some((names) => names.includes(words))) return [];
  return sizes.filter((names) => !names.includes(words)).map(([letters = ""]) => letters.toUpperCase());
}

/** All names of each value of an option, as folded words. */
export function namesOfValues(values: readonly string[]): { value: string; names: string[][] }[] {
  const read = values.map((value): ReadValue => {
    const bare = bareWords(value);
    return { value, words: foldedWords(value).split(" "), bare, bareWords: bare.split(" ") };
  });
  return read.map((own) => {
    const rivals = read.filter(({ value }) => value !== own.value);
    return { value: own.value, names: namesAmong(own, rivals) };
  });
}

/** Read once, since each value is compared with all others. */
interface ReadValue {
  value: string;
  words: readonly string[];
  /** Without remarks and prices. */
  bare: string;
  bareWords: readonly string[];
}

function namesAmong(own: ReadValue, rivals: readonly ReadValue[]): string[][] {
  const texts = [
    own.value,
    withoutRemark(own, rivals),
    ...withoutCommon(
      own.words,
      rivals.map(({ words }) => words),
    ),
    ...withoutCommon(
      own.bareWords,
      rivals.map((rival) => rival.bareWords),
    ),
  ];
  const names = new Set([...texts.flatMap(spellings), ...lettersAbroad(own, rivals)]);
  names.delete("");
  return [...names].map((name) => name.split(" "));
}

function spellings(value: string): string[] {
  const words = foldedWords(value);
  const size = sizes.find((names) => names.includes(words) || isPairOf(names, words));
  return [
    words,
    ...(size ?? [...pluralSpellings(words), ...inflections(words)]),
    ...measureSpellings(words),
    ...unitSpellings(words),
    ...daySpellings(words),
    ...pairSpellings(words),
    ...sizedSpellings(words),
    ...(regions.find((names) => names.includes(words)) ?? []),
  ];
}

/** "G" is "grande" beside "P". */
function lettersAbroad(own: ReadValue, rivals: readonly ReadValue[]): readonly string[] {
  const letters = [own, ...rivals].map(({ words }) => words.join(" "));
  const isAbroad = letters.filter((letter) => /^(?:pp?|gg?)$/.test(letter)).length > 1;
  return (isAbroad && sizesAbroad.find(([letter]) => letter === letters[0])) || [];
}

/** "Medium M": a size as a word and as letters. */
function isPairOf(names: readonly string[], words: string): boolean {
  return names.some((name) => names.some((other) => words === `${name} ${other}`));
}

/** `25` in a calendar is "the 25th". */
function daySpellings(words: string): string[] {
  const isDay = /^\d{1,2}$/.test(words) && Number(words) >= 1 && Number(words) <= 31;
  return isDay ? requestWords.ordinalEndings.map((ending) => `${words}${ending}`) : [];
}

/** Several of a product listed by name may be wanted, or one of those listed in the plural: "two dinner plates", "one child". */
function pluralSpellings(words: string): string[] {
  const [last = "", ...before] = words.split(" ").toReversed();
  const others = [...pluralsOf(last), ...singularsOf(last)];
  return others.map((other) => [other, ...before].toReversed().join(" "));
}

/** "Schwarze Griffe" are called "Schwarz", "chaqueta negra" is "Negro". Short words are too often others. */
function inflections(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  const stem = word.replace(/[oe]$/, "");
  const endings = stem === word ? ["e", "en", "er", "es", "em", "a"] : ["a", "i", "e", "os", "as"];
  return endings.map((ending) => `${stem}${ending}`);
}

/** "128GB" is also "128 GB". */
export function unitSpellings(words: string): string[] {
  const joined = words.replace(/(?<=\d) (?=(?:[kmgt]b|[kcm]?m|k?g|[cm]?l|oz|lbs?|inch|w|v|mah)\b)/g, "");
  return joined === words ? [words.replace(/(?<=\d)(?=[kmgt]b\b|[cm]m\b|k?g\b|ml\b)/g, " ")] : [joined];
}

/** "Women's M" is also "women's medium". */
function sizedSpellings(words: string): string[] {
  const [, kind, size] = /^(\p{L}[\p{L}' ]+) (\S+)$/u.exec(words) ?? [];
  const names = sizes.find(([letters]) => letters === size);
  return kind && names ? names.map((name) => `${kind} ${name}`) : [];
}

/** "32x34" and "W32 L34" are also "32/34"; a slash stays with the number before it. */
function pairSpellings(words: string): string[] {
  const [, first, second] = /^w?\s?(\d{2,3}) (?:x )?l?\s?(\d{2,3})$/.exec(words) ?? [];
  return first && second ? [`${first}/ ${second}`, `${first} x ${second}`, `w${first} l${second}`] : [];
}

/** `W32` is also "32 waist", "waist 32" and "32w"; a bare `32` also matches "W32". */
function measureSpellings(words: string): string[] {
  const [, letter, number] = /^([wl])\s?(\d+)$/.exec(words) ?? [];
  if (letter && number)
    return (measures[letter] ?? []).flatMap((measure) => [
      `${number} ${measure}`,
      `${measure} ${number}`,
      `${number}${letter}`,
    ]);
  return /^\d{2}$/.test(words) ? [`w${words}`, `${words}w`] : [];
}

/**
 * `Small (36-38)` may be called "small", `Black +$1.50` "black", `Oak ★ 4.6` "oak" and `Personal $49.00 1 year of
 * updates` "personal", unless two values would get that name.
 */
function withoutRemark({ bare }: ReadValue, rivals: readonly ReadValue[]): string {
  return rivals.some((rival) => rival.bare === bare) ? "" : bare;
}

/**
 * For "Tablet 32GB" and "Tablet 128GB", the part that differs; a bare number, which might be a quantity,
 * keeps a neighbouring word.
 */
function withoutCommon(own: readonly string[], others: readonly (readonly string[])[]): string[] {
  if (others.length === 0) return [];
  const isShared = (from: "start" | "end", count: number) => {
    const part = (words: readonly string[]) =>
      (from === "start" ? words.slice(0, count) : words.slice(-count)).join(" ");
    return own.length > count && others.every((words) => words.length > count && part(words) === part(own));
  };
  let [start, end] = [0, 0];
  while (isShared("start", start + 1)) start += 1;
  while (isShared("end", end + 1)) end += 1;
  const last = own.length - end;
  const distinct = own.slice(start, last).join(" ");
  if (/\p{L}/u.test(distinct)) return [distinct];
  const withWord = [own.slice(start, last + 1), own.slice(Math.max(0, start - 1), last)];
  return withWord.filter((words) => words.length > last - start).map((words) => words.join(" "));
}

const remark = /(?<!\s)\s*[([][^()[\]]*[)\]]/g;
/** A price, or a difference of prices, between values: `+$1.50`, `- 2,00 €`, `$5.00`, `1 558,80 €`. */
const surcharge =
  /(?<!\s)\s*(?:[+\-–−]\s*)?(?:\p{Sc}|\b[A-Z]{3}\b)\s?\d[\d.,]*\s*$|(?<!\s)\s*[+\-–−]\s*\d[\d.,]*\s?(?:\p{Sc}|\b[A-Z]{3}\b)\s*$|(?<!\s)\s+(?:\d{1,3}(?:\s\d{3})+(?:[.,]\d\d)?|\d[\d.,]*)\s?\p{Sc}\s*$/u;

/** "M" for "M - $70.00". */
export function withoutSurcharge(value: string): string {
  return value.replace(surcharge, "");
}

/** A rating or another note behind a sign: `Bremsen24 ★ 4.6`, `Oak · in stock`. */
const signedRemark = /(?<=\S)\s+[★☆⭐·•|].*$/u;

/** A price and what it buys: `Personal $49.00 1 year of updates`. */
const pricedRemark = /(?=\s)(?<=\p{L}[^\s\p{Sc}]*)\s+(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc})\s.*$/u;

export function bareWords(value: string): string {
  const plain = value.replace(/[（）＋　]/gu, (one) => one.normalize("NFKC"));
  const remarks = [remark, surcharge, signedRemark, pricedRemark];
  return foldedWords(remarks.reduce((left, one) => left.replace(one, ""), plain));
}

export function foldedWords(text: string): string {
  return wordsIn(text).join(" ");
}
