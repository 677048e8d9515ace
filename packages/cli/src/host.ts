/** What a command gets from the process that it runs in. */
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

/** Whether there is a person to ask. */
export function hasTerminal({ stdin, stdout }: Host): boolean {
  return stdin.isTTY === true && stdout.isTTY === true;
}
