/** When to start the process for the next run, while a run uses the current one. */
export interface SpareDelays {
  /** If a question is answered within this time, nothing is started while the run waits. */
  readonly afterQuestionMs: number;
  /** After a run has worked this long without a question, the next process starts anyway. */
  readonly afterTakenMs: number;
}

export interface SpareProcesses<Process> {
  /** Takes the waiting process, or one that starts now. */
  take(): Promise<TakenProcess<Process>>;
  /** Starts the process for the next run, unless there is one. */
  keep(): Promise<Process>;
}

export interface TakenProcess<Process> {
  readonly process: Process;
  /** Call when the run waits for a person; call the returned function when it no longer does. */
  waits(): () => void;
  /** Call when the run has ended. */
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
 * Keeps one process waiting for the next run. Starting one uses both cores of a small machine for a second,
 * so it starts while the current run is idle: as soon as that run waits for a person, or has ended.
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
  // Failures are reported by `onStartFailed`, and the next run starts its own process.
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
