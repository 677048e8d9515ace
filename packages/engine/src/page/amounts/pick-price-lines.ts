import { addAmounts, compareAmounts, type DisplayedMoney, writeAmount } from "@cartwright/contract";
import { findOnly } from "../../find-only.ts";
import { languages } from "../../words/languages.ts";
import { priceLines } from "../../words/money/price-lines.ts";
import { normalise } from "../../words/normalise.ts";
import type { AmountSnapshot } from "../in-page/amounts/read-amounts.ts";
import { findAmounts } from "./parse-money.ts";
import { rowName } from "./row-name.ts";

/** A value is null if the page doesn't state it separately, or states two different amounts. */
export interface PriceLines {
  shipping: DisplayedMoney | null;
  tax: DisplayedMoney | null;
}

/** Provincial sales taxes that are listed beside the national one. */
const parts: ReadonlySet<string> = new Set(["gst", "pst", "qst"]);

/**
 * Shipping and tax according to the rows beside the total. `lines` are the page's lines, needed for free
 * shipping, which has no amount.
 */
export function pickPriceLines(
  amounts: readonly AmountSnapshot[],
  lines: readonly string[],
  total: DisplayedMoney,
): PriceLines {
  const rows = amounts.flatMap((amount) => readRow(amount, total));
  const shipping = onlySum(rows.filter(({ names }) => names.some(isOf(priceLines.shipping))));
  return {
    shipping: shipping === undefined && saysShippingIsFree(lines) ? nothing(total) : (shipping ?? null),
    tax: taxOf(rows.filter(({ names }) => names.some(isOf(priceLines.tax)))),
  };
}

interface Row {
  /** The row's names; the text after the amount may name it too. */
  names: readonly string[];
  sum: DisplayedMoney;
}

function readRow(amount: AmountSnapshot, total: DisplayedMoney): Row[] {
  const sum = findOnly(findAmounts(amount.text, total.currency));
  if (amount.isStruck || !sum || compareAmounts(sum.amount, total.amount) > 0) return [];
  const label = rowName(amount.label);
  const includes = languages.some(({ total: { including } }) =>
    including.some((word) => label.endsWith(word)),
  );
  return [{ names: includes && !/\d/.test(amount.after) ? [label, rowName(amount.after)] : [label], sum }];
}

function isOf(names: readonly string[]): (name: string) => boolean {
  return (name) => names.includes(name);
}

/** A summary may appear twice. Null if the sums differ, undefined if there is no row. */
function onlySum(rows: readonly Row[]): DisplayedMoney | null | undefined {
  const [first, ...others] = rows;
  if (!first) return undefined;
  return others.every(({ sum }) => compareAmounts(sum.amount, first.sum.amount) === 0) ? first.sum : null;
}

function taxOf(rows: readonly Row[]): DisplayedMoney | null {
  const byName = Object.values(Object.groupBy(rows, ({ names }) => names.find(isOf(priceLines.tax)) ?? ""));
  const sums = byName.map((ofName = []) => onlySum(ofName));
  const [first] = sums;
  if (sums.length < 2 || !first) return first ?? null;
  const same = onlySum(rows);
  if (same) return same;
  const areParts = rows.every(({ names }) => names.some((name) => parts.has(name)));
  return areParts ? sums.reduce<DisplayedMoney | null>(added, null) : null;
}

function added(sum: DisplayedMoney | null, one: DisplayedMoney | null | undefined): DisplayedMoney | null {
  if (!sum || !one) return one ?? null;
  return { ...sum, amount: addAmounts(sum.amount, one.amount) };
}

/** "Shipping Free". */
function saysShippingIsFree(lines: readonly string[]): boolean {
  return lines.some((line) => {
    const plain = normalise(line);
    return languages.some(({ delivery }) =>
      delivery.free.some((free) => priceLines.shipping.some((name) => plain === `${name} ${free}`)),
    );
  });
}

function nothing({ currency }: DisplayedMoney): DisplayedMoney {
  return { amount: writeAmount("0", currency ?? "USD"), ...(currency !== undefined && { currency }) };
}
