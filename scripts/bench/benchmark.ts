/** Options that a benchmark accepts from the command line. */
export interface BenchmarkOptions {
  readonly minutes?: number | undefined;
}

/** Returns the findings as Markdown, ratios first. */
export type Benchmark = (options: BenchmarkOptions) => Promise<string>;
