import { addAmounts, compareAmounts } from "@cartwright/contract";
import type { AmountSnapshot } from "../in-page/amounts/read-amounts.ts";
import { parseMoney } from "./parse-money.ts";

/**
 * The amount that is the sum of those before it, where no word for a total is known: "28.00, 4.50, 32.50". It has to be the
 * highest amount that the page shows, and the rows before it, subtotals aside, come to exactly that. Undefined if none does.
 */
export function summedTotal(
  amounts: readonly AmountSnapshot[],
  hint: string | undefined,
): AmountSnapshot | undefined {
  const rows = amounts.flatMap((amount) => {
    const sum = amount.isStruck || amount.isFollowed ? undefined : parseMoney(amount.text, hint)?.amount;
    return sum !== undefined && compareAmounts(sum, "0") > 0 ? [{ amount, sum }] : [];
  });
  const highest = rows.reduce((most, { sum }) => (compareAmounts(sum, most) > 0 ? sum : most), "0");
  const at = rows.findLastIndex(({ sum }) => compareAmounts(sum, highest) === 0);
  const before = rows.slice(0, Math.max(at, 0)).map(({ sum }) => sum);
  return isSumOfLast(before, highest) ? rows[at]?.amount : undefined;
}

/** Whether two or more of the last amounts come to this sum. One that is the sum of those before it is a subtotal. */
function isSumOfLast(amounts: readonly string[], sum: string): boolean {
  for (let from = amounts.length - 2; from >= 0; from -= 1) {
    const parts = withoutSubtotals(amounts.slice(from));
    const order = compareAmounts(parts.reduce(addAmounts, "0"), sum);
    if (order === 0 && parts.length > 1) return true;
    if (order > 0) return false;
  }
  return false;
}

function withoutSubtotals(amounts: readonly string[]): string[] {
  const parts: string[] = [];
  for (const amount of amounts) {
    const isSubtotal = parts.length > 0 && compareAmounts(parts.reduce(addAmounts, "0"), amount) === 0;
    if (!isSubtotal) parts.push(amount);
  }
  return parts;
}
