/** When the process for the next run starts, beside the run that has taken the one before. */
export interface SpareDelays {
  /** A question that is answered at once leaves no time to start anything beside the run. */
  readonly afterQuestionMs: number;
  /** A run that works so long without a question shares its machine: the next one waits no longer. */
  readonly afterTakenMs: number;
}

export interface SpareProcesses<Process> {
  /** The one that waits, or one that starts now. */
  take(): Promise<TakenProcess<Process>>;
  /** Starts the one that waits for the next run, unless it is there. */
  keep(): Promise<Process>;
}

export interface TakenProcess<Process> {
  readonly process: Process;
  /** The run waits for a human, until the returned function is called. */
  waits(): () => void;
  /** The run has ended. */
  ends(): void;
}

export interface SpareOptions<Process> {
  readonly start: () => Promise<Process>;
  /** Resolves when the process has ended. */
  readonly gone: (process: Process) => Promise<void>;
  readonly delays: SpareDelays;
  readonly onStartFailed: (error: unknown) => void;
}

/**
 * Keeps one process waiting for the next run. Starting one takes both cores of a small machine for a second, so it starts
 * while the run before it has nothing to do: as soon as that one waits for a human, or has ended.
 */
export function keepSpareProcess<Process>(options: SpareOptions<Process>): SpareProcesses<Process> {
  const { start, gone, delays, onStartFailed } = options;
  let spare: Promise<Process> | undefined;

  const keep = (): Promise<Process> => {
    if (spare) return spare;
    const next = start();
    spare = next;
    const forget = (): void => {
      if (spare === next) spare = undefined;
    };
    next.then(
      (process) => gone(process).then(forget),
      (error: unknown) => {
        forget();
        onStartFailed(error);
      },
    );
    return next;
  };
  // A failure is told by `onStartFailed`, and the next run starts one of its own.
  const keepQuietly = (): void => void keep().catch(() => undefined);

  return {
    keep,
    take: async () => {
      const taken = spare ?? start();
      spare = undefined;
      const timer = setTimeout(keepQuietly, delays.afterTakenMs).unref();
      const ends = (): void => {
        clearTimeout(timer);
        keepQuietly();
      };
      try {
        return {
          process: await taken,
          waits: () => {
            const waiting = setTimeout(keepQuietly, delays.afterQuestionMs).unref();
            return () => clearTimeout(waiting);
          },
          ends,
        };
      } catch (error) {
        ends();
        throw error;
      }
    },
  };
}
