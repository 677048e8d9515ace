import type { Writable } from "node:stream";

export interface Outlet {
  /** Call when there may be something new to write. */
  wake(): void;
}

/** A receiver that reads nothing for this long is disconnected. Clients that are still there reconnect. */
const stallLimitMs = 60_000;

/**
 * Writes what `next` returns and doesn't call it again until the receiver has taken it. Nothing is queued, so
 * chunks that would be outdated by then are never built.
 */
export function openOutlet(receiver: Writable, next: () => string | Buffer | undefined): Outlet {
  let isBlocked = false;
  let stalled: NodeJS.Timeout | undefined;
  const wake = (): void => {
    while (!isBlocked && !receiver.writableEnded && !receiver.destroyed) {
      const chunk = next();
      if (chunk === undefined) return;
      isBlocked = !receiver.write(chunk);
      if (isBlocked) stalled = setTimeout(() => receiver.destroy(), stallLimitMs).unref();
    }
  };
  receiver.on("drain", () => {
    clearTimeout(stalled);
    isBlocked = false;
    wake();
  });
  receiver.once("close", () => clearTimeout(stalled));
  // A receiver that disconnects isn't an error.
  receiver.on("error", () => undefined);
  return { wake };
}
