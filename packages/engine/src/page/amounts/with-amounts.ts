import { compareAmounts } from "@cartwright/contract";
import { findAmounts } from "./parse-money.ts";

/**
 * Joins an amount in its own cell with the text before it, and "per month" with the amount before it. `apart`: the
 * words of buttons, which say nothing about the lines around them.
 */
export function withAmounts(lines: readonly string[], apart: readonly string[] = []): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isApart = apart.includes(line) || (last !== undefined && apart.includes(last));
    const before = isApart ? undefined : last;
    const isRest = before !== undefined && isBare(before) && !hasAmount(line);
    if (before !== undefined && ((isBare(line) && !hasAmount(before)) || isRest))
      joined.splice(-1, 1, `${before} ${line}`);
    else joined.push(line);
  }
  return joined;
}

/** Only an amount. */
function isBare(line: string): boolean {
  return line.length < 30 && hasAmount(line) && !/\p{L}{4}/u.test(line);
}

function hasAmount(line: string): boolean {
  return /\d/.test(line) && findAmounts(line).some(({ amount }) => compareAmounts(amount, "0") > 0);
}
