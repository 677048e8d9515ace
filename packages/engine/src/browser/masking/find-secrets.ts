import { parseExpiry } from "../../page/filling/expiry.ts";
import { decodedReadings, rareReadings } from "./decoded-readings.ts";
import { findSubstituted } from "./find-substituted.ts";
import { foldDigits, foldText } from "./fold-text.ts";
import { codesOfNumber } from "./number-spellings.ts";

type Span = readonly [start: number, end: number];

/** This many consecutive digits of a card number reveal more than a receipt may. */
const shortestPart = 6;
/** So many of them in their order do, whatever stands between them, up to so much for each of them. */
const shortestScattered = 9;
const mostBetween = 20;
/** Shorter secrets match by chance: they only count next to text that says what they are. */
const shortestAlone = 6;
const shortestNumber = 12;

/**
 * Where a text contains one of the secrets unencoded, forwards or backwards, however it is spaced and whatever
 * surrounds it.
 */
export function findSecrets(text: string, secrets: readonly string[]): Span[] {
  const long = secrets.flatMap((secret) => [...findWhole(text, secret), ...findParts(text, secret)]);
  const isWithCard = long.length > 0 && secrets.some((secret) => digitsOf(secret).length >= shortestNumber);
  return [...long, ...secrets.flatMap((secret) => findShort(text, secret, isWithCard))];
}

/** Whether a text holds one of the secrets, unencoded or in any code. */
export function holdsSecrets(text: string, secrets: readonly string[]): boolean {
  return [text, ...decodedReadings(text), ...rareReadings(text)].some(
    (reading) => findSecrets(reading, secrets).length > 0,
  );
}

function findWhole(text: string, secret: string): Span[] {
  const compact = foldText(secret).text;
  if (compact.length < shortestAlone)
    return compact === "" && secret.length >= 4 ? findExact(text, secret) : [];
  const folded = foldText(text);
  const reversed = [...compact].reverse().join("");
  const found = [...occurrences(folded, compact), ...occurrences(folded, reversed)];
  return compact.length === secret.length || found.length > 0 ? found : findExact(text, secret);
}

function findExact(text: string, secret: string): Span[] {
  const at = text.indexOf(secret);
  return at < 0 ? [] : [[at, at + secret.length]];
}

/** Number bases in use: hexadecimal, and those that shorten or spell out an order number. */
const bases = [2, 8, 16, 32, 36] as const;

/**
 * For a card number, also finds parts of it, other bases, and letters between its digits.
 */
function findParts(text: string, secret: string): Span[] {
  const number = digitsOf(secret);
  if (number.length < shortestNumber || !/^[\d\s.-]+$/.test(secret)) return [];
  const folded = foldText(text);
  const telling = partsOf(number, shortestPart).filter((part) => new Set(part).size > 1);
  const reversed = [...number].reverse().join("");
  const written = [number, reversed];
  const scattered = foldDigits(text);
  return [
    ...telling.flatMap((part) => occurrences(folded, part)),
    ...findSubstituted(text, number),
    ...codesOfNumber(number).flatMap((code) => findExact(text, code)),
    ...bases.flatMap((base) => occurrences(folded, BigInt(number).toString(base))),
    ...written
      .flatMap((digits) => partsOf(digits, shortestNumber))
      .filter((part) => new Set(part).size > 1)
      .flatMap((part) => occurrences(scattered, part))
      .filter(([from, to]) => to - from <= shortestNumber * 6),
    ...written
      .flatMap((digits) => partsOf(digits, shortestScattered))
      .filter((part) => new Set(part).size > 2)
      .flatMap((part) => occurrences(scattered, part))
      .filter(([from, to]) => to - from <= shortestScattered * mostBetween),
  ];
}

function partsOf(number: string, length: number): string[] {
  return Array.from({ length: number.length - length + 1 }, (_, at) => number.slice(at, at + length));
}

/** Words that pages write before a security code, an expiry or a short code. */
const names =
  "(?:c[vs][vcn]\\d?|cid|csc|cvd|security|verification|prüf\\w*|code|pin|otp|tan|exp\\w*|valid\\w*|mm\\W{0,3}yy|pass\\w*|pwd|card)";

/**
 * Three digits may be a price: they count if quoted, next to a word for them, or if the card is named too.
 */
function findShort(text: string, secret: string, isWithCard: boolean): Span[] {
  return spellingsOf(secret).flatMap((spelling) => {
    const alone = new RegExp(`(?<!\\d)${spelling}(?!\\d)`, "giu");
    const found = [...text.matchAll(alone)].map(({ index, 0: match }): Span => [index, index + match.length]);
    return found.filter(
      ([from, to]) =>
        isWithCard ||
        isQuoted(text, from) ||
        isNamed(text.slice(Math.max(0, from - 40), from), text.slice(to, to + 12)),
    );
  });
}

function isNamed(before: string, after: string): boolean {
  return (
    new RegExp(`${names}(?:[\\W_]|value|number|is|was|date|ist){0,4}$`, "iu").test(before) ||
    new RegExp(`^[\\W_]{0,2}${names}`, "iu").test(after)
  );
}

/** Quoted words are the shop's, not the service's own. */
function isQuoted(text: string, at: number): boolean {
  return (text.slice(0, at).split('"').length - 1) % 2 === 1 && text.indexOf('"', at) >= 0;
}

function spellingsOf(secret: string): string[] {
  const compact = foldText(secret).text;
  if (compact.length < 3 || compact.length >= shortestAlone) {
    const expiry = parseExpiry(secret.replace(/\s/g, ""));
    return expiry ? spellingsOfExpiry(expiry) : [];
  }
  const expiry = /\D/.test(secret.trim()) ? parseExpiry(secret.replace(/\s/g, "")) : undefined;
  if (expiry) return spellingsOfExpiry(expiry);
  return [[...compact].map(RegExp.escape).join("[\\s/.\\-+]{0,3}")];
}

function spellingsOfExpiry({ month, year }: { month: string; year: string }): string[] {
  const short = year.slice(-2);
  const between = "[\\s/.\\-+_|]{0,3}";
  return [
    `${month}${between}(?:${year}|${short})`,
    `${Number(month)}[\\s/.\\-+_|]{1,3}(?:${year}|${short})`,
    `(?:${year}|${short})${between}${month}`,
  ];
}

function occurrences({ text, spans }: ReturnType<typeof foldText>, wanted: string): Span[] {
  const found: Span[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [from] = spans[at] ?? [0];
    const [, to] = spans[at + wanted.length - 1] ?? [0, 0];
    found.push([from, to]);
  }
  return found;
}

function digitsOf(secret: string): string {
  return foldDigits(secret).text;
}
