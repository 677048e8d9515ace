import { findOrderNumber } from "./find-order-number.ts";
import { saysCartEmpty } from "./says-cart-empty.ts";
import { reportsOrder } from "./weigh-receipt.ts";

/**
 * Whether lines that a page shows only since the press leave a trace of an order: its number, a sentence that reports
 * it, an emptied cart. The words of a decline beside them don't prove that there is none.
 */
export function showsOrder(lines: readonly string[]): boolean {
  return (
    findOrderNumber(lines) !== null ||
    lines.some((line) => line.length < longestLine && (reportsOrder(line) || saysCartEmpty(line)))
  );
}

const longestLine = 300;
