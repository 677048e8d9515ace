/** Why a run's process was lost. */
export type LossReason =
  /** It ended by itself: out of memory, killed from outside, its browser gone. */
  | "ended"
  /** It gave no sign of life. */
  | "silent"
  /** It and its browser held more memory than a run may. */
  | "memory"
  /** It sent what no run sends, or too much of it. */
  | "disobedient";

/** The process of a run died, or was ended because it could not be trusted to go on. The page is what it was dealing with. */
export class RunProcessLostError extends Error {
  override readonly name = "RunProcessLostError";
  readonly code = "run_process_lost";
  readonly reason: LossReason;
  constructor(reason: LossReason, detail: string, options?: ErrorOptions) {
    super(`the run's process was lost (${reason}): ${detail}`, options);
    this.reason = reason;
  }
}

/** The engine broke off inside the run's process; the message is the engine's. */
export class RunBrokenError extends Error {
  override readonly name = "RunBrokenError";
  constructor({ name, message, stack }: { name: string; message: string; stack?: string | undefined }) {
    super(`${name}: ${message}`);
    if (stack !== undefined) this.stack = stack;
  }
}
