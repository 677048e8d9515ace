/** What whoever runs a benchmark may choose. */
export interface BenchmarkOptions {
  readonly minutes?: number | undefined;
}

/** What a benchmark hands over: its findings as Markdown, ratios first. */
export type Benchmark = (options: BenchmarkOptions) => Promise<string>;
