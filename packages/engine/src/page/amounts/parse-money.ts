import { type DisplayedMoney, minorDigits } from "@cartwright/contract";
import { currenciesOf } from "./currencies-of.ts";

/** No displayed amount, including the words beside it, is longer. */
const longestText = 400;

/**
 * The one amount in a displayed text, such as `"1.234,56 €"`. Undefined if there is none, more than one, or a
 * negative one. Omits the currency if its sign is ambiguous (`$`, `kr`) and `hint` doesn't settle it.
 */
export function parseMoney(text: string, hint?: string): DisplayedMoney | undefined {
  const found = findAmounts(text, hint);
  const [first] = found;
  return first && found.length === 1 && !isNegative(text.slice(0, longestText)) ? first : undefined;
}

/**
 * All amounts in a text, in order. A number counts if a currency is beside it or if it is written like money.
 */
export function findAmounts(text: string, hint?: string): DisplayedMoney[] {
  const numbers = numbersIn(text);
  const isSigned = numbers.some(({ currencies }) => currencies.length > 0);
  const [only, ...others] = namedIn(numbers);
  return numbers.flatMap(({ written, currencies }) => {
    const isMoney = currencies.length > 0 || /\d[.,]\d{2}$/.test(written) || (!isSigned && hasSign(text));
    if (!isMoney) return [];
    const unsigned = others.length === 0 ? (only ?? hint) : hint;
    const currency = currencies.length === 0 ? unsigned : settled(currencies, hint);
    const amount = parseNumber(written, currency ?? hint);
    return amount === undefined ? [] : [{ amount, ...(currency !== undefined && { currency }) }];
  });
}

/** What makes "15" fifteen thousand in shops that write magnitudes out. */
const magnitudes =
  /^[\s\p{Sc}]{0,3}(?:k|m|bn|thousand|million|billion|lakhs?|crores?|mio|mrd|mln|mld|tsd|tys|mil|millones|milioni|тыс|млн|百万|千万?|[万萬億亿만억천])(?!\p{Script=Latin}|\p{Script=Cyrillic})/iu;
/** "10 × $15.00", "$15.00 + $885.00": neither number is the amount to pay. */
const sums = /\d[^\p{L}\d]{0,6}[×✕✖*+x][^\p{L}\d]{0,6}\d|\d[^\p{L}\d]{0,5}\+/iu;

/**
 * Whether a person reads the amounts of a text as `findAmounts` does. False if anything changes a number's
 * meaning, such as foreign digits, digits that touch without being one number ("9|15.00"), or "million".
 */
export function isPlainlyWritten(text: string): boolean {
  if (/[\p{Nl}\p{No}\ufffd]/u.test(text.slice(0, longestText))) return false;
  const plain = plainText(text);
  if (/\d\p{M}|[^\P{Nd}0-9]|[〇零一二三四五六七八九]\d/u.test(plain) || sums.test(plain)) return false;
  const found = [...plain.matchAll(numberPattern)];
  return found.every((match, place) => {
    const end = match.index + match[0].length;
    const following = plain.slice(end, found[place + 1]?.index ?? plain.length);
    const isLast = place === found.length - 1;
    const isMoney = found.length === 1 || /[.,]\d{2}$|\p{Sc}\s?\d+$/u.test(plain.slice(0, end));
    const isPart = (isMoney && isGlued(following)) || beginsEarlier(plain.slice(0, match.index), isMoney);
    return (isLast || standsApart(following)) && !magnitudes.test(following) && !isPart;
  });
}

/** Whether the text between two numbers separates them: words, brackets, a dash, or a sign beside a space. */
function standsApart(between: string): boolean {
  return /[\p{L}()[\]–—−〜～~-]/u.test(between) || /\s/.test(between.trim()) || /\s\S|\S\s/.test(between);
}

/** "15M", "15L": letters that touch a number are its currency, or part of it. */
function isGlued(following: string): boolean {
  const letters = /^\p{L}+/u.exec(following)?.[0];
  return letters !== undefined && letters.length < 3 && signAfter(following).currencies.length === 0;
}

/** Letters and bars that look like a one or a zero, in several scripts. Letters such as "Q" and "L" are currencies. */
const alike = "lIioOιΙοΟіІоОוןסاهɩɪǃᛁⵏ|ǀ∣❘❙▏│┃⎸⏐︱︳⼁ᅵ丨¦!¡।׀";
const alikeBefore = new RegExp(`(?<![\\p{L}\\p{M}${alike}])[${alike}]+(\\s{0,2})$`, "u");
/** What stands between a sign and its amount. */
const behindSign = /(\p{Sc})\s{0,3}([^\s\d\p{Sc}]{1,4}\s?)$/u;
const apart = /^[-−–—+:(*~=≈.,]+\s?$/u;

/** "$l5.00", "$|5.00": what touches an amount, or stands between it and its sign, may be read as its first digit. */
function beginsEarlier(preceding: string, isMoney: boolean): boolean {
  const close = preceding.slice(-40);
  const [, sign = "", between] = behindSign.exec(close) ?? [];
  if (between !== undefined) {
    const names = [between.trim(), sign + between.trim()];
    return !apart.test(between) && names.every((name) => currenciesAtEnd(name).length === 0);
  }
  const [found, space] = alikeBefore.exec(close) ?? [];
  return found !== undefined && isMoney && space === "";
}

/**
 * The currency that a text names unambiguously beside its amounts: by a code, a name, or a sign that only one
 * currency has.
 */
export function currencyIn(text: string): string | undefined {
  return namedIn(numbersIn(text))[0];
}

interface WrittenNumber {
  written: string;
  /** Currencies that the sign beside it may mean. Empty if there is no sign. */
  currencies: readonly string[];
}

const spaces = "[\\u0020\\u00a0\\u2009\\u202f]";
const numberPattern = new RegExp(`\\d(?:[\\d.,'’·٫٬]|${spaces}(?=\\d{3}(?!\\d)))*(?:-{1,2}|—)?`, "g");

function numbersIn(text: string): WrittenNumber[] {
  const plain = plainText(text);
  let taken = 0;
  const found = [...plain.matchAll(numberPattern)];
  return found.map((match, place) => {
    const end = match.index + match[0].length;
    const before = signBefore(plain.slice(taken, match.index));
    const following = plain.slice(end, found[place + 1]?.index ?? plain.length);
    const after = signAfter(following);
    // In "10 € 12 $" the sign between the numbers belongs to the first one.
    const isLed = before.currencies.length > 0;
    const takesAfter =
      after.currencies.length > 0 && (!isLed || after.currencies.length < before.currencies.length);
    taken = takesAfter ? end + after.length : end;
    return { written: match[0], currencies: takesAfter ? after.currencies : before.currencies };
  });
}

function plainText(text: string): string {
  return withCentsBehindSign(westernDigits(text.slice(0, longestText).normalize("NFKC")));
}

/**
 * Converts Arabic digits to ours and removes invisible characters: direction marks, joiners, soft hyphens.
 */
function westernDigits(text: string): string {
  const zeros = [0x660, 0x6f0];
  return text
    .replace(/\p{Cf}|\u034f/gu, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (zeros.findLast((zero) => code >= zero) ?? code));
    })
    .replace(/٫/g, ".")
    .replace(/٬/g, ",");
}

/** "15€50", "15 € 50" and "15:50 kr" as 15.50: the sign is in place of the decimal separator. */
function withCentsBehindSign(text: string): string {
  return text
    .replace(/(\d)(?<![.,]\d{2})(\p{Sc})(\d{2})(?![\d.,'’])/gu, "$1.$3$2")
    .replace(/^(\s{0,3}\d{1,9})\s(\p{Sc})\s(\d{2}\s{0,3})$/u, "$1.$3$2")
    .replace(/(\d):(\d{2})(?=\s?kr\b)/g, "$1.$2");
}

const notOfSigns = /[^\p{L}\p{M}\p{Sc}./]+/u;

interface Sign {
  currencies: readonly string[];
  /** How much of the text it uses. */
  length: number;
}

const noSign: Sign = { currencies: [], length: 0 };

/** "USD $", "Total (EUR): ", "CHF ": the closest sign, made unambiguous by a code before it. */
function signBefore(text: string): Sign {
  const runs = text
    .slice(-40)
    .split(/[\s:()]+/)
    .filter(Boolean);
  const closest = runs.at(-1) ?? "";
  const beyond = runs.at(-2) ?? "";
  const pair = currenciesOfPair(beyond, closest);
  if (pair.length > 0) return { currencies: pair, length: 0 };
  const own = currenciesAtEnd(closest);
  if (own.length <= 1) return { currencies: own, length: 0 };
  const named = currenciesAtEnd(beyond);
  return { currencies: named.length === 1 && own.includes(named[0] ?? "") ? named : own, length: 0 };
}

/** "Kuwaiti dinars", "US $", "$ US". A single letter may be a size: "Linen shirt S $49.00". */
function currenciesOfPair(first: string, second: string): readonly string[] {
  if (first === "" || second === "") return [];
  const named = currenciesOf(`${first} ${second}`);
  const parts = [first, second];
  const isSplitSign =
    parts.some((part) => /^\p{Sc}$/u.test(part)) && parts.some((part) => /^\p{L}{2,}$/u.test(part));
  return named.length === 0 && isSplitSign ? currenciesOf(first + second) : named;
}

function currenciesAtEnd(run: string): readonly string[] {
  const whole = currenciesOf(run.split(notOfSigns).at(-1) ?? "");
  return whole.length > 0 ? whole : currenciesOf(/\p{Sc}$/u.exec(run)?.[0] ?? "");
}

function signAfter(text: string): Sign {
  const [space = ""] = /^\s{0,3}/.exec(text) ?? [];
  const runs = text.slice(space.length, space.length + 40).split(/[\s():;,]+/);
  const [closest = "", beyond = ""] = runs;
  const pair = currenciesOfPair(closest, beyond);
  const length = space.length + closest.length;
  if (pair.length > 0) return { currencies: pair, length: length + beyond.length + 1 };
  const own = currenciesAtStart(closest);
  if (own.length === 0) return noSign;
  const named = own.length > 1 ? currenciesAtStart(beyond) : [];
  const isNamed = named.length === 1 && own.includes(named[0] ?? "");
  return isNamed ? { currencies: named, length: length + beyond.length + 1 } : { currencies: own, length };
}

function currenciesAtStart(run: string): readonly string[] {
  const whole = currenciesOf(run.split(notOfSigns)[0] ?? "");
  return whole.length > 0 ? whole : currenciesOf(/^[\p{Sc}円元원]/u.exec(run)?.[0] ?? "");
}

/** A currency sign anywhere in the text, not just beside a number. */
function hasSign(text: string): boolean {
  return /\p{Sc}/u.test(text.slice(0, longestText));
}

function namedIn(numbers: readonly WrittenNumber[]): string[] {
  return [...new Set(numbers.flatMap(({ currencies }) => (currencies.length === 1 ? currencies : [])))];
}

/** The hint counts only if it fits the sign. */
function settled(currencies: readonly string[], hint: string | undefined): string | undefined {
  if (currencies.length === 1) return currencies[0];
  return hint !== undefined && currencies.includes(hint) ? hint : undefined;
}

/** A minus directly before the number or before its sign. */
function isNegative(text: string): boolean {
  return /[-−–]\s{0,3}[\p{Sc}\w]{0,4}\s{0,3}\d/u.test(text);
}

/**
 * A displayed number as a decimal string. The last separator is the decimal separator, unless three digits
 * follow it.
 */
function parseNumber(written: string, currency?: string): string | undefined {
  const text = written
    .replace(/(-{1,2}|—)$/, "")
    .replace(/(?<![.,'’·])[.,'’·]+$/, "")
    .replace(/[\s'’\u00a0\u2009\u202f]/g, "");
  const separators = [...text.matchAll(/[.,·]/g)];
  const last = separators.at(-1);
  if (!last) return canonical(text, "");
  const after = text.slice(last.index + 1);
  const kinds = new Set(separators.map(([sign]) => sign));
  const isGrouping =
    after.length === 3 && (kinds.size === 1 || separators.filter(([sign]) => sign === last[0]).length > 1);
  const isWhole = isGrouping && !(separators.length === 1 && isThreeDecimals(text, last[0], currency));
  if (isWhole || (separators.length > 1 && kinds.size === 1))
    return groups(text) ? canonical(text.replace(/\D/g, ""), "") : undefined;
  if (after.length === 0 || after.length > 3) return undefined;
  return canonical(text.slice(0, last.index).replace(/\D/g, ""), after);
}

/** Currencies with three decimals whose countries use a decimal comma. */
const commaCountries: ReadonlySet<string> = new Set(["TND", "LYD"]);

/**
 * "KWD 59.000" is 59 dinars, "KWD 59,000" a thousand times that; the comma means what it means in the
 * currency's country.
 */
function isThreeDecimals(text: string, sign: string, currency: string | undefined): boolean {
  if (currency !== undefined && minorDigits(currency) === 3)
    return sign !== "," || commaCountries.has(currency);
  return /^0[.,]/.test(text) && !(currency !== undefined && minorDigits(currency) === 0);
}

/** Whether the separators split the number into groups of three (or two, as in India). */
function groups(text: string): boolean {
  const [head = "", ...parts] = text.split(/[.,·]/);
  const [last = "", ...inner] = parts.toReversed();
  const isHead = head.length >= 1 && head.length <= 3;
  return isHead && last.length === 3 && inner.every(({ length }) => length === 2 || length === 3);
}

function canonical(whole: string, fraction: string): string | undefined {
  const digits = whole.replace(/^0+(?=\d)/, "");
  if (digits === "" || digits.length > 12) return undefined;
  return fraction === "" ? digits : `${digits}.${fraction}`;
}
