import type { Host } from "./host.ts";

/** Where prompts are shown and read, and what takes them back. */
export function promptContext({ stdin, stdout, signal }: Host, closed?: AbortSignal) {
  return {
    input: stdin,
    output: stdout,
    signal: closed ? AbortSignal.any([signal, closed]) : signal,
  };
}
