import { type ExitCode, exitCodes } from "./exit-codes.ts";

/** A failure that the person at the terminal can fix: only its message is printed. */
export class CliError extends Error {
  override readonly name = "CliError";
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = exitCodes.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}
