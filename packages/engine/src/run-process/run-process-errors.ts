/** Why a run's process was lost. */
export type LossReason =
  /** It ended by itself: out of memory, killed from outside, or its browser is gone. */
  | "ended"
  /** It sent no sign of life. */
  | "silent"
  /** It and its browser used more memory than a run may. */
  | "memory"
  /** It broke the protocol, or sent too much. */
  | "disobedient";

/**
 * The process of a run died, or was ended because it could no longer be trusted. The page it was handling is
 * the likely cause.
 */
export class RunProcessLostError extends Error {
  override readonly name = "RunProcessLostError";
  readonly code = "run_process_lost";
  readonly reason: LossReason;
  constructor(reason: LossReason, detail: string, options?: ErrorOptions) {
    super(`the run's process was lost (${reason}): ${detail}`, options);
    this.reason = reason;
  }
}

/** The engine failed inside the run's process; the message is the engine's. */
export class RunBrokenError extends Error {
  override readonly name = "RunBrokenError";
  constructor({ name, message, stack }: { name: string; message: string; stack?: string | undefined }) {
    super(`${name}: ${message}`);
    if (stack !== undefined) this.stack = stack;
  }
}
