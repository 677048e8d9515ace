/** The value below which the given share of the samples lies. Throws if there are no samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((left, right) => left - right);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new Error("There are no samples.");
  return value;
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5);
}
