import { findOnly } from "../../find-only.ts";
import { countingWords, instalmentWords } from "../../words/grammar/magnitude-words.ts";
import { normalise } from "../../words/normalise.ts";
import { findAmounts } from "../amounts/parse-money.ts";

interface Choice {
  value: string;
  title: string;
}

interface Payments {
  count: number | undefined;
  /** The sum of all payments. */
  sum: number | undefined;
}

/** Instalments cost more: the dearest choice may cost up to this many times the cheapest. */
const mostInterest = 1.5;
/** Same, if an interest rate is stated. */
const mostStatedInterest = 5;
/** A longer list is of countries or years. */
const mostChoices = 60;

/**
 * The choice that pays everything at once, if the choices are numbers of instalments: "3 x 26,67 €" and "6 x
 * 13,34 €" come to about the same. Undefined if they are anything else, or if none pays at once.
 */
export function findOnePayment<One extends Choice>(choices: readonly One[]): One | undefined {
  if (choices.length > mostChoices) return undefined;
  const read = choices.map((choice) => ({ choice, ...paymentsIn(choice.title) }));
  const priced = read.filter(({ count = 0, sum }) => count > 1 && sum !== undefined);
  const rest = read.filter((one) => !priced.includes(one));
  const sums = [...priced, ...rest].flatMap(({ sum }) => sum ?? []);
  if (sums.length === 0) return besideInstalments(read);
  const isStated = priced.some(({ choice }) => choice.title.includes("%"));
  const most = isStated ? mostStatedInterest : mostInterest;
  const isOnePrice = Math.max(...sums) <= Math.min(...sums) * most;
  // A single instalment choice is enough only beside another price that matches its sum.
  const isProved = priced.length > 1 || (priced.length === 1 && sums.length > 1);
  return isProved && isOnePrice && rest.length === 1 ? rest[0]?.choice : undefined;
}

/** "Tek çekim", "3 taksit", "6 taksit": without amounts, all but one have to say that they are instalments. */
function besideInstalments<One extends Choice>(
  read: readonly ({ choice: One } & Payments)[],
): One | undefined {
  const rest = read.filter(({ choice, count = 0 }) => !(count > 1 && countsPayments(choice.title)));
  const [only] = rest;
  return rest.length === 1 && read.length > 1 && only?.choice.value !== "" ? only?.choice : undefined;
}

/** Same, if the page says that these are instalments: then counts without prices are enough. */
export function findLeastPayments<One extends Choice>(choices: readonly One[]): One | undefined {
  const found = findOnePayment(choices);
  if (found || choices.some(({ title }) => /[\p{Sc}%]/u.test(title))) return found;
  const ones = choices.filter(({ title }) => paymentsIn(title).count === 1);
  const isCounted = choices.every(({ title }) => paymentsIn(title).count !== undefined);
  return isCounted ? findOnly(ones) : undefined;
}

/** The only choice with so many instalments, if that is what the choices are. */
export function findPayments<One extends Choice>(choices: readonly One[], count: number): One | undefined {
  if (!findLeastPayments(choices)) return undefined;
  return findOnly(choices.filter(({ title }) => paymentsIn(title).count === count));
}

/** "3 payments of $26.67", "12x R$ 6,67", "in full", "$80.00". */
function paymentsIn(title: string): Payments {
  const plain = title.slice(0, 200).normalize("NFKC");
  const amount = Number(findAmounts(plain)[0]?.amount ?? Number.NaN);
  const counts = [...plain.matchAll(/\d[\d.,]*/g)]
    .filter(({ 0: written, index }) => !isMoney(plain, { written, index }))
    .map(([written]) => Number.parseInt(written, 10));
  const isCounted = Number.isNaN(amount) || countsPayments(plain);
  const [count] = isCounted ? counts.filter((one) => one >= 1 && one <= 60) : [];
  return { count, sum: Number.isNaN(amount) ? undefined : amount * (count ?? 1) };
}

/** "3 x 26,67 €", "3 payments of $26.67", "3回払い"; not "3 days $4.00". */
function countsPayments(title: string): boolean {
  if (/\d\s?[x×]|[x×]\s?\d/i.test(title)) return true;
  const plain = normalise(title).replace(/(?<=\d)(?=\p{L})/gu, " ");
  const [...counted] = plain.matchAll(/(?<!\S)\d+ (\p{L}+)(?: (\p{L}+))?/gu);
  return counted.some(
    ([, next = "", later = ""]) =>
      next.startsWith("回") ||
      [next, later].some((word) => countingWords.has(word) || instalmentWords.has(word)),
  );
}

/** Written as an amount, or beside a currency sign; a percentage isn't a count either. */
function isMoney(text: string, { written, index }: { written: string; index: number }): boolean {
  const before = text.slice(0, index).trimEnd().at(-1) ?? "";
  const after =
    text
      .slice(index + written.length)
      .trimStart()
      .at(0) ?? "";
  return /[.,]\d/.test(written) || /\p{Sc}/u.test(before) || /[%\p{Sc}]/u.test(after);
}
