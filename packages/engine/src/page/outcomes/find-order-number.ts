import { languages } from "../../words/languages.ts";
import { isUnspaced, normalise, withoutAccents } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";
import type { Words } from "../../words/words.ts";

/** The merchant's order number in the lines of a confirmation page. Null if it shows none. */
export function findOrderNumber(
  lines: readonly string[],
  pageLanguages: readonly Words[] = languages,
): string | null {
  return (
    numberIn(
      lines,
      wordsOf(pageLanguages, ({ orderNumber }) => orderNumber),
    ) ??
    numberIn(
      lines,
      wordsOf(pageLanguages, ({ otherNumber }) => otherNumber),
    ) ??
    numberAfterThanks(lines)
  );
}

/** The number that the lines call an order's. A payment's reference, or another number, is none. */
export function findNamedOrder(lines: readonly string[]): string | null {
  return numberIn(
    lines,
    wordsOf(languages, ({ orderNumber }) => orderNumber),
  );
}

/**
 * The numbers of the orders that the lines name, each once. One order may be named in several ways: numbers that are
 * built differently, or that contain one another, are not taken for two orders.
 */
export function findOrdersNamed(lines: readonly string[]): string[] {
  const words = wordsOf(languages, ({ orderNumber }) => orderNumber);
  const pieces = lines.flatMap((line) => line.split(/[,;|]/));
  const [first, ...others] = new Set(numbersIn(pieces, words));
  if (first === undefined) return [];
  return [
    first,
    ...others.filter(
      (other) => buildOf(other) === buildOf(first) && !other.includes(first) && !first.includes(other),
    ),
  ];
}

/** "EV1009" and "EV1010" are built alike. */
function buildOf(number: string): string {
  return number.replace(/\d+/g, "9").replace(/\p{L}+/gu, "A");
}

/**
 * "We have received your order! TX7Q9KLM": a separate code after the confirming sentence, or on the next
 * line.
 */
function numberAfterThanks(lines: readonly string[]): string | null {
  for (const [index, line] of lines.entries()) {
    if (line.length > 300 || !says(line, ({ confirmation }) => confirmation.placed)) continue;
    const code = /[!.:]\s*([^\s!.:]+)$/u.exec(line)?.[1] ?? lines[index + 1]?.trim() ?? "";
    if (/^#?(?=[A-Z\d/_-]*\d)(?=[\d/_-]*[A-Z])[A-Z\d][A-Z\d/_-]{5,30}$/.test(code))
      return code.replace(/^#/, "");
  }
  return null;
}

interface NumberPhrase {
  words: string;
  /** Only its letters. */
  letters: string;
}

/** The words before the number, and what may be between them. */
interface NumberWords {
  /** Longest first, per language. */
  phrases: readonly NumberPhrase[];
  number: readonly string[];
  /** "…your order, and its number is FR-2041". */
  inSentence: RegExp;
  separator: RegExp;
}

function wordsOf(
  pageLanguages: readonly Words[],
  phrasesOf: (words: Words["confirmation"]) => readonly string[],
): NumberWords {
  const all = pageLanguages.map(({ confirmation }) => confirmation);
  const number = all.flatMap((words) => words.number);
  const oneOf = (words: readonly string[]) => `(?:${words.map(RegExp.escape).join("|")})`;
  const is = oneOf(all.flatMap((words) => words.is));
  return {
    phrases: all.flatMap((words) =>
      phrasesOf(words)
        .flatMap(withShort)
        .toSorted((left, right) => right.length - left.length)
        .map((phrase) => ({ words: phrase, letters: lettersOf(phrase) })),
    ),
    number,
    inSentence: new RegExp(`^[\\s,]*(?:\\p{L}+\\s+){0,4}${oneOf(number)}\\s+${is}\\s*:?\\s*`, "iu"),
    separator: new RegExp(
      `^[\\s:#№.\\-–—]*(?:(?:n\\s?[°º]|${oneOf(number)}(?!\\p{L}))\\.?[\\s:]*)?(?:${is}(?!\\p{L})\\s*[:#]?\\s*)?[:#№]?\\s*`,
      "iu",
    ),
  };
}

/** "Bestelnummer" is also written "Bestelnr.". */
function withShort(phrase: string): string[] {
  return /(?<=\p{L})nummer$/u.test(phrase) ? [phrase, phrase.replace(/nummer$/, "nr")] : [phrase];
}

function numberIn(lines: readonly string[], words: NumberWords): string | null {
  return numbersIn(lines, words).next().value ?? null;
}

function* numbersIn(lines: readonly string[], words: NumberWords): Generator<string, undefined, undefined> {
  for (const [index, line] of lines.entries()) {
    if (line.length > 300) continue;
    const found =
      numberAfterWords(line, words) ??
      (endsInWords(line, words) ? numberBelow(line, lines[index + 1] ?? "", words) : undefined);
    if (found !== undefined) yield found;
  }
}

/**
 * "Order #1001", "Your order number is: R-12/34". The number contains a digit and isn't a date or an amount.
 */
function numberAfterWords(line: string, words: NumberWords): string | undefined {
  const { inSentence, separator } = words;
  for (const { phrase, rest } of restsAfter(line, words)) {
    const found = numberAtStart(
      rest.replace(inSentence, "").replace(separator, ""),
      /^[\s:]*[#№]|^\s*:/.test(rest) || phrase.includes(" ") || inSentence.test(rest),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text after each phrase that the line contains. */
function* restsAfter(
  line: string,
  { phrases }: NumberWords,
): Generator<{ phrase: string; rest: string }, void, undefined> {
  const letters = lettersOf(line);
  // Fast path: a page has many lines, the languages have many phrases, and hardly any line contains one.
  const possible = phrases.filter((phrase) => letters.includes(phrase.letters));
  if (possible.length === 0) return;
  const stripped = withoutAccents(line);
  for (const { words } of possible) {
    const match = patternOf(words).exec(stripped);
    if (match) yield { phrase: words, rest: stripped.slice(match.index + match[0].length) };
  }
}

function lettersOf(text: string): string {
  return normalise(text).replaceAll(" ", "");
}

/** The phrase as pages write it: without accents, and with any dots and apostrophes. */
function patternOf(phrase: string): RegExp {
  const letters = phrase
    .split(" ")
    .map((word) => [...word].map(RegExp.escape).join("['’]?"))
    .join("[\\s.'’-]*");
  return new RegExp(isUnspaced(phrase) ? letters : `(?<!\\p{L})${letters}(?!\\p{L})`, "iu");
}

/** "Order number:", or "The bakers have your order, and its number is". */
function endsInWords(line: string, words: NumberWords): boolean {
  const plain = normalise(line);
  if (words.phrases.some((phrase) => endsIn(plain, phrase.words))) return true;
  for (const { rest } of restsAfter(line, words))
    if (rest !== "" && `${rest} `.replace(words.inSentence, "") === "") return true;
  return false;
}

function endsIn(plain: string, phrase: string): boolean {
  return isUnspaced(phrase) ? plain.endsWith(phrase) : ` ${plain}`.endsWith(` ${phrase}`);
}

/**
 * A new shop's first orders have single-digit numbers: these count below a label, but not below a heading
 * "Your order".
 */
function numberBelow(label: string, line: string, { number }: NumberWords): string | undefined {
  const text = line.trim();
  const isLabel = /[:：#№]\s*$/.test(label) || number.some((word) => endsIn(normalise(label), word));
  if (!/^#?[\p{L}\d][\p{L}\d/_-]{0,30}$/u.test(text) || (text.length === 1 && !isLabel)) return undefined;
  // A word in capitals below "Confirm your order" is the next heading.
  if (!/\d/.test(text) && !isLabel) return undefined;
  // "Thank you for your order!" above "© 2026".
  if (/^(?:19|20)\d\d$/.test(text) && !isLabel) return undefined;
  return numberAtStart(text.replace(/^#/, ""), true);
}

/** After a bare "order" only a marked or long number counts: "order 2 more" isn't one. */
function numberAtStart(rest: string, isMarked: boolean): string | undefined {
  const found = /^[#№]?([\p{L}\d][\p{L}\d/_-]{0,39})/u.exec(rest)?.[1]?.replace(/(?<![/_-])[/_-]+$/, "");
  // Some shops use references made of capitals only.
  if (found === undefined || !(/\d/.test(found) || (isMarked && /^[A-Z]{6,12}$/.test(found))))
    return undefined;
  if (/^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(found) || /^\d{4}-\d{2}-\d{2}$/.test(found)) return undefined;
  const following = rest.slice(rest.indexOf(found) + found.length);
  // "A confirmation was sent to 4711@example.com" names no order.
  if (/^[\w.+%-]*@/.test(following)) return undefined;
  // It is an amount, unless the currency sign is in the next table cell.
  if (/^[.,]\d{2}(?!\d)/.test(following) || /^[^\S\t]*[€£$]/.test(following)) return undefined;
  return isMarked || found.length >= 4 ? found : undefined;
}
