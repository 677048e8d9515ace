import { addAmounts, compareAmounts, type DisplayedMoney } from "@cartwright/contract";
import { says } from "../../words/says.ts";
import type { AmountSnapshot } from "../in-page/amounts/read-amounts.ts";
import { parseMoney } from "./parse-money.ts";

/**
 * Whether a sum stands before the total and comes to it together with what is between them, all of it or one row:
 * "Sum 189.95, Postage 5.90, Total 195.85".
 */
export function isSubtotal(
  sum: DisplayedMoney,
  total: DisplayedMoney,
  amounts: readonly AmountSnapshot[],
): boolean {
  const sums = amounts
    .filter(({ isStruck }) => !isStruck)
    .map(({ text }) => parseMoney(text, total.currency)?.amount);
  const isOf =
    ({ amount }: DisplayedMoney) =>
    (one: string | undefined) =>
      one !== undefined && compareAmounts(one, amount) === 0;
  const from = sums.findIndex(isOf(sum));
  const to = sums.findLastIndex(isOf(total));
  if (from < 0 || to < from) return false;
  const between = sums.slice(from + 1, to).filter((one) => one !== undefined);
  const ways = [between, ...between.map((one) => [one])];
  return ways.some((rows) => isOf(total)(rows.reduce(addAmounts, sum.amount)));
}

/** "Total £32.50, gift card −£20.00, amount to pay £12.50": what is charged is the rest. */
export function restAfterGift(
  total: DisplayedMoney,
  sums: readonly DisplayedMoney[],
  amounts: readonly AmountSnapshot[],
): DisplayedMoney | undefined {
  const gifts = amounts.flatMap(({ label, text, isStruck }) => {
    const isGift = !isStruck && says(label, ({ fields, payment }) => [...fields.giftCard, ...payment.gift]);
    return isGift ? (parseMoney(text.replace(/^[\s\-−–]+/u, ""), total.currency)?.amount ?? []) : [];
  });
  const isRest = ({ amount }: DisplayedMoney) =>
    gifts.some((gift) => Number(gift) > 0 && compareAmounts(addAmounts(amount, gift), total.amount) === 0);
  return sums.find((one) => one.currency === total.currency && isRest(one));
}
