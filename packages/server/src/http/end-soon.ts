import type { Writable } from "node:stream";

const limitMs = 1_000;

/** Ends a stream. One whose reader takes nothing more, or never hangs up, is closed all the same. */
export function endSoon(stream: Writable, last?: string): void {
  const timer = setTimeout(() => stream.destroy(), limitMs);
  stream.once("close", () => clearTimeout(timer));
  stream.end(last);
}
