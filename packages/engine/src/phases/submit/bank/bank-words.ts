import { compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { findAmounts } from "../../../page/amounts/parse-money.ts";
import type { TextSnapshot } from "../../../page/in-page/text/read-texts.ts";
import { quoted } from "../../../words/quoted.ts";
import { writeMoney } from "../../write-money.ts";

type BankText = Pick<TextSnapshot, "text" | "isLabel">;

const longest = 500;

/**
 * What the page says beside the field for a code. Who gives the code agrees to it: to the amount, the currency and
 * the merchant, to payments that recur, or to a card in somebody else's wallet. A page of the shop (`isOfBank` false)
 * says much that has nothing to do with the code, so that only a different amount of it is told.
 */
export function bankWords(
  texts: readonly BankText[],
  { approved, isOfBank }: { approved: DisplayedMoney | undefined; isOfBank: boolean },
): string {
  const other = approved && otherAmount(texts, approved);
  const warning =
    approved && other !== undefined
      ? ` It says ${quoted(other)}, and ${writeMoney(approved)} was approved: give the code only if you agree.`
      : "";
  const said = linesToQuote(texts).join(" ");
  if (!isOfBank || said === "" || said === other) return warning;
  return `${warning} Its page says: ${quoted(said)}. Who gives the code agrees to that.`;
}

/** Merchant, amount and purpose are short lines: long ones, of how to keep the code safe, come last, if there is room. */
export function linesToQuote(texts: readonly BankText[]): string[] {
  const lines = texts.flatMap(({ text, isLabel }) => (isLabel ? [] : [text.replace(/\s+/g, " ").trim()]));
  let room = longest;
  const byLength = [...lines.keys()].sort(
    (one, other) => (lines[one]?.length ?? 0) - (lines[other]?.length ?? 0),
  );
  const taken = new Set<number>();
  for (const at of byLength) {
    room -= (lines[at]?.length ?? 0) + 1;
    if (room >= 0) taken.add(at);
  }
  const kept = lines.filter((line, at) => line !== "" && taken.has(at));
  return kept.length > 0 ? kept : lines.slice(0, 1).map((line) => `${line.slice(0, longest)}…`);
}

function otherAmount(texts: readonly BankText[], approved: DisplayedMoney): string | undefined {
  const named = texts.flatMap(({ text }) => findAmounts(text).map((money) => ({ text, money })));
  if (named.some(({ money }) => isSame(money, approved))) return undefined;
  return named[0]?.text.trim().slice(0, 300);
}

/** A sign of several currencies, such as "$", contradicts none. */
function isSame(money: DisplayedMoney, approved: DisplayedMoney): boolean {
  const isOtherCurrency = money.currency && approved.currency && money.currency !== approved.currency;
  return !isOtherCurrency && compareAmounts(money.amount, approved.amount) === 0;
}
