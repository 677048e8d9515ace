import type { DisplayedMoney } from "@cartwright/contract";
import { hasPhrase, normalise, phraseIndex, splitName } from "../../words/normalise.ts";
import type { Words } from "../../words/words.ts";
import type { AmountSnapshot, AmountsOnPage } from "../in-page/read-amounts.ts";
import { currencyIn, findAmounts, parseMoney } from "./parse-money.ts";

/** The grand total among the amounts of a page: the row that says so, not the largest number. */
export function pickTotal(
  found: AmountsOnPage,
  languages: readonly Words[],
  currency?: string,
): DisplayedMoney | undefined {
  const hint = found.currency || commonCurrency(found.amounts) || currency || undefined;
  const ranked = found.amounts
    .map((amount, order) => ({
      amount,
      order,
      score: totalScore(amount, languages),
      money: moneyOf(amount, hint ?? dollarOf(amount, found)),
    }))
    .filter(({ score, money }) => score > 0 && money !== undefined)
    .sort((left, right) => right.score - left.score || right.order - left.order);
  return ranked[0]?.money;
}

function dollarOf({ text }: AmountSnapshot, { dollar }: AmountsOnPage): string | undefined {
  return text.includes("$") && dollar !== "" ? dollar : undefined;
}

function moneyOf(amount: AmountSnapshot, hint: string | undefined): DisplayedMoney | undefined {
  const one = parseMoney(amount.text, hint);
  if (one) return one;
  // "$37.66 (includes $1.86 tax)": the first amount is the row's own.
  const several = findAmounts(amount.text, hint);
  return several.length > 1 && several.length <= 3 ? several[0] : undefined;
}

/** How surely an amount is the total to pay; 0 where its row says nothing of the kind. */
function totalScore(amount: AmountSnapshot, languages: readonly Words[]): number {
  if (amount.isStruck || amount.isFollowed) return 0;
  const label = normalise(amount.label.replace(/\([^)]*\)/g, " "));
  const names = splitName(amount.names);
  const worded = wordScore(label, languages);
  const named =
    /(^| )(grand total|grandtotal|order total|total due|cart total price|payment due|total amount)( |$)/.test(
      names,
    )
      ? 3
      : 0;
  if (worded < 0) return 0;
  if (worded === 0 && (named === 0 || label !== "")) return 0;
  return worded + named + amount.fontSize / 100 + (amount.isBold ? 0.5 : 0);
}

/** Positive for the words of a total, negative for those of its parts; the longer phrase decides. */
function wordScore(label: string, languages: readonly Words[]): number {
  if (label === "" || label.length > 100) return 0;
  let best = 0;
  for (const words of languages) {
    const grand = longest(label, words.total.grand);
    const partial = longest(label, words.total.partial);
    if (grand === 0 && partial === 0) continue;
    const score = grand > partial ? grand / label.length + specificity(label, words) : -1;
    if (best === 0 || score > best) best = score;
  }
  return best;
}

function longest(label: string, phrases: readonly string[]): number {
  return Math.max(
    0,
    ...phrases.filter((phrase) => phraseIndex(label, phrase) >= 0).map((phrase) => phrase.length),
  );
}

/** "Grand total" and "order total" say more than "total". */
function specificity(label: string, words: Words): number {
  const isBare = words.total.grand[0] === label;
  return hasPhrase(
    label,
    words.total.grand.filter((phrase) => phrase.includes(" ")),
  )
    ? 2
    : Number(isBare) + 1;
}

/** The currency that every amount which names one agrees on. */
function commonCurrency(amounts: readonly AmountSnapshot[]): string | undefined {
  const named = new Set(amounts.map(({ text }) => currencyIn(text)).filter((code) => code !== undefined));
  return named.size === 1 ? [...named][0] : undefined;
}
