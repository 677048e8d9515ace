import type { CountToken } from "../request/count-words.ts";

export interface RequestedQuantity {
  quantity: number;
  /** The words that express the quantity; they name nothing else. */
  words: { start: number; end: number } | undefined;
  /** More than one is wanted, in words without a number: "a few", "dozens". */
  isUncounted?: boolean;
  /** The index of the first of those words. */
  uncountedAt?: number;
}

/** More of one thing are rarely bought, and larger numbers are more often something else. */
export const mostPieces = 24;

/** The number that a word or digits give; undefined for an amount of money. */
export function quantityOf(
  token: CountToken | undefined,
  words: { start: number; end: number },
): RequestedQuantity | undefined {
  if (!token || /\p{Sc}/u.test(token.before + token.after)) return undefined;
  return /^\d{1,3}$/.test(token.folded) ? { quantity: Number(token.folded), words } : undefined;
}
