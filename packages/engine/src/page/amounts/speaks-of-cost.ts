import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { instalmentWords, magnitudeWords } from "../../words/grammar/magnitude-words.ts";
import { numberWords } from "../../words/grammar/number-words.ts";
import { languages } from "../../words/languages.ts";
import { costWords, discountWords, hundredEndings, moneyNouns } from "../../words/money/cost-words.ts";
import { lastingWords } from "../../words/money/lasting-words.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { stepNouns } from "../../words/pages/step-words.ts";
import { findAmounts } from "./parse-money.ts";

const later = languages.flatMap((words) => [...words.total.later, ...words.fields.extra, ...costWords]);
const again = [
  ...languages.flatMap(({ total, repeating }) => [...total.again, ...repeating]),
  ...lastingWords,
];

/** Whether the words may mean that something else than this total is to be paid: a fee, a rate, another sum, a share. */
export function speaksOfCost(words: string, total: DisplayedMoney | undefined): boolean {
  const plain = normalise(words);
  return isChargedAgain(words) || hasPhrase(plain, later) || namesOtherSum(words, total);
}

/**
 * Whether the words themselves, without an amount in digits, say that more is charged: "renews every month", "the
 * first of 24 instalments", "nine hundred dollars are added".
 */
export function isChargedAgain(words: string): boolean {
  const plain = normalise(withoutStepNumber(words));
  return isRepeated(plain) || countsParts(plain) || saysMoneyInWords(words);
}

const stepNumber = /^\s*(?:\d{1,2}[.)]|\p{L}{3,8}\s\d{1,2}\s?(?:\/|\p{L}{1,4})\s?\d{1,2}\s?[:.–-]?)\s+/u;

/** "Step 5: Payment Method": of any number of steps. */
const namedStep = new RegExp(`^\\s*(?:${stepNouns.join("|")})\\s\\d{1,2}\\s?[:.–-]\\s+`, "iu");

/** Two names of what a step is for, and nothing else. */
const stepOfTwo = /^\s*[1-9]\s+(?=\p{Lu}\p{L}+\s(?:&|\p{Ll}{1,3})\s\p{Lu}\p{L}+\s*$)/u;

/** "3. Payment", "Step 3: Payment", "Step 3 of 4: Payment": "Payment"; "2 Review & Payments", but not "2 Payments". */
export function withoutStepNumber(line: string): string {
  return line.replace(stepNumber, "").replace(namedStep, "").replace(stepOfTwo, "");
}

/** `plain`: as returned by `normalise`. */
export function isRepeated(plain: string): boolean {
  return hasPhrase(plain, again);
}

/** "24 equal payments", "vierundzwanzig Raten", "12 times". */
function countsParts(plain: string): boolean {
  const words = plain.split(" ");
  return words.some(
    (word, at) =>
      isCount(word) && words.slice(at + 1, at + 3).some((one) => instalmentWords.has(one) || turns.has(one)),
  );
}

const turns: ReadonlySet<string> = new Set("times fois veces volte vezes keer ganger razy".split(" "));

function isCount(word: string): boolean {
  return word !== "1" && (/^\d{1,3}$/.test(word) || numberWords.has(word));
}

function namesOtherSum(words: string, total: DisplayedMoney | undefined): boolean {
  const isShare = /\d\s?[%٪]|[%٪]\s?\d/.test(words);
  if (isShare && !hasPhrase(normalise(words), discountWords)) return true;
  return findAmounts(words).some(
    ({ amount, currency }) =>
      (currency !== undefined || /\.\d{2}$/.test(amount)) &&
      (!total || compareAmounts(amount, total.amount) > 0),
  );
}

/** "Nine hundred dollars", "neunhundert Euro", "九千円". */
function saysMoneyInWords(words: string): boolean {
  if (/[一二三四五六七八九十百千万億]\s?(?:円|ドル|ユーロ|元)/u.test(words)) return true;
  const said = normalise(words).split(" ");
  return said.some((word, at) => moneyNouns.has(word) && said.slice(Math.max(0, at - 2), at).some(isNumber));
}

function isNumber(word: string): boolean {
  return (
    numberWords.has(word) ||
    (word.length > 3 && magnitudeWords.has(word)) ||
    hundredEndings.some((ending) => word.length > ending.length && word.endsWith(ending))
  );
}
