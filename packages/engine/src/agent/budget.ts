/** Limits for the use of a model in one run, over all its requests. */
export interface BudgetLimits {
  calls: number;
  tokens: number;
  wallClockMs: number;
  /** Answers that are not actions, and actions that are refused or lead nowhere. */
  failures: number;
}

const defaultLimits: BudgetLimits = { calls: 24, tokens: 150_000, wallClockMs: 180_000, failures: 4 };

export interface Budget {
  /** The limit that was reached, or undefined if there is budget left. */
  spent(): keyof BudgetLimits | undefined;
  remainingMs(): number;
  addCall(used: { tokens: number; ms: number }): void;
  addFailure(): void;
  /** Progress was made: earlier failures no longer count. */
  forgiveFailures(): void;
}

export function openBudget(limits: BudgetLimits = defaultLimits): Budget {
  const used: BudgetLimits = { calls: 0, tokens: 0, wallClockMs: 0, failures: 0 };
  const names = Object.keys(limits) as (keyof BudgetLimits)[];
  return {
    spent: () => names.find((name) => used[name] >= limits[name]),
    remainingMs: () => Math.max(0, limits.wallClockMs - used.wallClockMs),
    addCall: ({ tokens, ms }) => {
      used.calls += 1;
      used.tokens += tokens;
      used.wallClockMs += ms;
    },
    addFailure: () => {
      used.failures += 1;
    },
    forgiveFailures: () => {
      used.failures = 0;
    },
  };
}
