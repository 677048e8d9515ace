import type { Clock } from "./clock.ts";

/** Token buckets by name: allow a burst, then a steady rate per second. */
export interface TokenBuckets {
  /** False if the bucket of this name is empty. */
  take(name: string): boolean;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Above this number, full buckets are dropped, because they hold no information. */
const mostKept = 10_000;

export function createTokenBuckets(options: {
  clock: Pick<Clock, "elapsedMs">;
  atOnce: number;
  perSecond: number;
}): TokenBuckets {
  const { clock, atOnce, perSecond } = options;
  const buckets = new Map<string, Bucket>();

  const tokensOf = ({ tokens, filledAt }: Bucket, now: number): number =>
    Math.min(atOnce, tokens + (Math.max(0, now - filledAt) / 1000) * perSecond);

  return {
    take: (name) => {
      const now = clock.elapsedMs();
      const tokens = tokensOf(buckets.get(name) ?? { tokens: atOnce, filledAt: now }, now);
      const isAllowed = tokens >= 1;
      buckets.set(name, { tokens: isAllowed ? tokens - 1 : tokens, filledAt: now });
      if (buckets.size > mostKept)
        for (const [each, bucket] of buckets) if (tokensOf(bucket, now) >= atOnce) buckets.delete(each);
      return isAllowed;
    },
  };
}
