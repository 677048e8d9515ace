import type { Host } from "./host.ts";

/** The streams that prompts use, and the signal that cancels them. */
export function promptContext({ stdin, stdout, signal }: Host, closed?: AbortSignal) {
  return {
    input: stdin,
    output: stdout,
    signal: closed ? AbortSignal.any([signal, closed]) : signal,
  };
}
