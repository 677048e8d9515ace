/** What a command needs from the process it runs in. */
export interface Host {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  homeFolder: string;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream & { isTTY?: boolean };
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
}

/** Whether a person can be asked at the terminal. */
export function hasTerminal({ stdin, stdout }: Host): boolean {
  return stdin.isTTY === true && stdout.isTTY === true;
}
