import { countingWords, instalmentWords, magnitudeWords } from "../../words/grammar/magnitude-words.ts";
import { numberWords } from "../../words/grammar/number-words.ts";
import { languages } from "../../words/languages.ts";
import { hasPhrase, isUnspaced, normalise, phraseIndex } from "../../words/normalise.ts";
import type { AmountSnapshot } from "../in-page/amounts/read-amounts.ts";
import { currenciesOf } from "./currencies-of.ts";
import { currencyIn, findAmounts } from "./parse-money.ts";

/**
 * Whether the words around an amount say that it isn't that much money: "15.00 BTC", "$15 hundred", "$15.00"
 * followed by "points" or by "12 payments of this amount", "Total (in thousands)", or a column of instalments.
 */
export function hasOtherUnit({
  text,
  after,
  label,
  head,
}: Pick<AmountSnapshot, "text" | "after" | "label" | "head">): boolean {
  const inBrackets = label.match(/\([^()]{1,60}\)/g) ?? [];
  if ([head, ...inBrackets].some(saysScale)) return true;
  const plain = text.normalize("NFKC");
  const [, lead = "", behind = ""] = /^(.*?)\d[\d.,'’\s]*(.*)$/su.exec(plain) ?? [];
  const isOfMoney = currencyIn(plain) !== undefined || (plain.match(/\p{Sc}/gu) ?? []).some(isCurrency);
  if (!isOfMoney && (isUnitBefore(lead) || isUnknownWord(behind))) return true;
  const remark = after.normalize("NFKC");
  if (isMultiplied(behind) || (!beginsElse(remark) && isMultiplied(remark))) return true;
  return [behind, remark].some((words) => isCode(words) || isPartOfPayment(words));
}

/** "2. Review your order": the number of a heading is no amount, whatever is written above it. */
export function countsHeading(text: string): boolean {
  const [, word = ""] = /^\s*\d{1,2}[.)]\s+(\p{Lu}\p{Ll}*)/u.exec(text) ?? [];
  const isNoUnit = !magnitudeWords.has(normalise(word)) && !isCurrency(word);
  return word !== "" && isNoUnit && findAmounts(text).length === 0;
}

/** Shorter words are names of goods, or of currencies, more often than magnitudes. */
const leastMagnitude = 5;

/** "All amounts in thousands", "One of your 12 instalments". */
function saysScale(words: string): boolean {
  const said = wordsOf(words);
  const isMagnitude = (word: string) =>
    word.length >= leastMagnitude && magnitudeWords.has(word) && !lineBeginnings.has(word);
  return (
    said.some(isMagnitude) ||
    said.some((word, at) => isCount(word) && instalmentWords.has(said[at + 1] ?? ""))
  );
}

/** "Ξ15.00", "₿ 15.00", "BTC 15.00": something directly before the number that is neither currency nor label. */
function isUnitBefore(lead: string): boolean {
  const unit = /(?:\p{Sc}\s?|\p{L}{1,20}|(?<!\p{L})\p{Lu}{3,5}\s)$/u.exec(lead.slice(-24))?.[0].trim() ?? "";
  if (unit === "" || isUnspaced(unit)) return false;
  return !isCurrency(unit) && !isRemark(unit);
}

/** A word directly behind a number without a currency, unless it is a remark as beside any total. */
function isUnknownWord(behind: string): boolean {
  const [word = ""] = /^\s?\p{L}[\p{L}.]*/u.exec(behind) ?? [];
  if (word === "" || isUnspaced(word.trim()) || isCurrency(word.trim())) return false;
  return currencyIn(`1 ${behind}`) === undefined && !isRemark(behind);
}

/**
 * "E-mail", "Bill to", "Pair of socks": what follows an amount on the page may be the next line, and such words
 * begin one more often than they multiply.
 */
function beginsElse(remark: string): boolean {
  const [first = "", second = ""] = wordsOf(remark);
  if (second === "" || isCount(first)) return false;
  return /^\P{L}*\p{Lu}\p{Ll}/u.test(remark) || first.length < 3 || lineBeginnings.has(first);
}

const lineBeginnings: ReadonlySet<string> = new Set(
  "bill mill bin bio mia tis tri mie mil cent cents pair pairs paire paar par paio couple trio quartet score sto".split(
    " ",
  ),
);

/** "hundred", "Tausend", "dozen", "× 60", "12 times". */
function isMultiplied(words: string): boolean {
  if (/^\s*[×✕✖*]\s*\d|^\s*x\s*\d/iu.test(words)) return true;
  const [first = "", second = ""] = wordsOf(words);
  if (magnitudeWords.has(first) && !isCurrency(/\p{L}+/u.exec(words)?.[0] ?? "")) return true;
  if (isCurrency(first) && magnitudeWords.has(second)) return true;
  return isCount(first) && countingWords.has(second);
}

/** A lone code that is no currency and no remark, such as "BTC". */
function isCode(words: string): boolean {
  const code = /^\s*\p{Lu}{3,5}\s*$/u.test(words) ? words.trim() : "";
  return code !== "" && !isCurrency(code) && !isRemark(code);
}

/** "12 payments of this amount", "payment 1 of 12", "(1 of 12)". Sums of their own are another way to pay. */
function isPartOfPayment(words: string): boolean {
  if (findAmounts(words).length > 0) return false;
  const [first = "", second = "", third = ""] = wordsOf(words);
  const isCounted = [
    [first, second],
    [second, third],
  ].some(([count = "", noun = ""]) => isCount(count) && count !== "1" && instalmentWords.has(noun));
  return isCounted || /^\W*(?:\p{L}+\s)?\d{1,3}\s?(?:\/|of|von|de|di|van|av|z)\s?\d{1,3}(?!\d)/iu.test(words);
}

function wordsOf(text: string): string[] {
  return normalise(text).split(" ");
}

function isCount(word: string): boolean {
  return /^\d{1,3}$/.test(word) || numberWords.has(word);
}

function isCurrency(word: string): boolean {
  return currenciesOf(word).length > 0;
}

/** Whether the words begin as a known remark beside a total: "incl. VAT", "TTC", "total". */
function isRemark(words: string): boolean {
  const plain = normalise(words);
  if (plain === "") return false;
  return languages.some(({ total: { grand, including, partial } }) =>
    [grand, including, partial].some(
      (phrases) =>
        phrases.some((phrase) => phraseIndex(plain, phrase) === 0) ||
        (!plain.includes(" ") && hasPhrase(phrases.join(" "), [plain])),
    ),
  );
}
