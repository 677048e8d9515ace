import type { DisplayedMoney } from "@cartwright/contract";

/** `24.30 USD`, or just the number if the page names no currency. */
export function writeMoney({ amount, currency }: DisplayedMoney): string {
  return currency === undefined ? amount : `${amount} ${currency}`;
}
