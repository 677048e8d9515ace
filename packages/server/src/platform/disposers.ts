/** Closes what was opened, in reverse order, each step with a time limit. */
export interface Disposers {
  /** Registers the close of a resource right after it was opened. */
  add(name: string, close: () => Promise<void> | void, timeoutMs?: number): void;
  /**
   * Runs once; later calls wait for the first. Every close is attempted, and failures are thrown together.
   */
  close(): Promise<void>;
}

const defaultTimeoutMs = 10_000;

interface Step {
  name: string;
  close: () => Promise<void> | void;
  timeoutMs: number;
}

export function createDisposers(): Disposers {
  const stack: Step[] = [];
  let closing: Promise<void> | undefined;
  return {
    add: (name, close, timeoutMs = defaultTimeoutMs) => {
      stack.push({ name, close, timeoutMs });
    },
    close: () => {
      closing ??= closeAll(stack);
      return closing;
    },
  };
}

async function closeAll(stack: Step[]): Promise<void> {
  const failures: Error[] = [];
  for (const step of stack.reverse()) {
    try {
      await withTimeLimit(step);
    } catch (cause) {
      failures.push(new Error(`could not close ${step.name}`, { cause }));
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map((failure) => failure.message).join("; "));
}

async function withTimeLimit({ name, close, timeoutMs }: Step): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not close within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([close(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
