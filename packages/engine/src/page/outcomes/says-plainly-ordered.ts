import { isUnspaced, normalise } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";
import { findOrderNumber } from "./find-order-number.ts";
import { reportsOrder } from "./weigh-receipt.ts";

/**
 * Whether a page confirms an order before any was sent: by a sentence and a number. A checkout may show one
 * of them: its last step may be called "Order complete", and fine print speaks of orders that were placed.
 */
export function saysPlainlyOrdered(lines: readonly string[]): boolean {
  if (!lines.some((line) => line.length < longestLine && isConfirming(line))) return false;
  return findOrderNumber(lines) !== null;
}

const longestLine = 400;
/** Longer than the name of a step. */
const leastLetters = { spaced: 20, unspaced: 6 };

function isConfirming(line: string): boolean {
  const plain = normalise(line);
  if (plain.length < (isUnspaced(plain) ? leastLetters.unspaced : leastLetters.spaced)) return false;
  return says(line, ({ confirmation }) => confirmation.placed) && reportsOrder(line);
}
