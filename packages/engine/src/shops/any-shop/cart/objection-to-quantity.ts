import type { PieceLimits } from "../in-page/piece-limits.ts";

/**
 * Why a shop doesn't sell this number of pieces, as a continuation of "The shop sells"; undefined if it does.
 */
export function objectionToQuantity(
  quantity: number,
  { least = 1, most, step = 1 }: PieceLimits,
): string | undefined {
  if (quantity < least) return `no fewer than ${least} pieces of this`;
  if (most !== undefined && most >= least && quantity > most)
    return `no more than ${most} pieces of this at once`;
  if (step > 1 && (quantity - least) % step !== 0 && quantity % step !== 0)
    return `this by the ${step} pieces only`;
  return undefined;
}
