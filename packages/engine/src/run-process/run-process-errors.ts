/** Why a run's process was lost. */
export type LossReason =
  /** It ended by itself, for want of memory, or a page in its browser crashed. */
  | "ended"
  /** It or its browser was killed from outside. */
  | "killed"
  /** It sent no sign of life. */
  | "silent"
  /** It and its browser used more memory than a run may. */
  | "memory"
  /** It broke the protocol, or sent too much. */
  | "disobedient";

/**
 * The process of a run died, or was ended because it could no longer be trusted.
 */
export class RunProcessLostError extends Error {
  override readonly name = "RunProcessLostError";
  readonly code = "run_process_lost";
  readonly reason: LossReason;
  constructor(reason: LossReason, detail: string, options?: ErrorOptions) {
    super(`the run's process was lost (${reason}): ${detail}`, options);
    this.reason = reason;
  }

  /** Whether a page is the likely cause. */
  get isByPage(): boolean {
    return this.reason !== "killed";
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
