import type { Writable } from "node:stream";

export interface Outlet {
  /** Something new may be there to write. */
  wake(): void;
}

/** A receiver that takes nothing for so long is cut off; whoever is still there comes back. */
const stallLimitMs = 60_000;

/**
 * Writes what `next` gives, and asks for no more while the receiver has not taken the last. Nothing queues up: what is
 * outdated by the time the receiver is ready is never even put together.
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
  // A receiver that breaks off is no fault of anybody's.
  receiver.on("error", () => undefined);
  return { wake };
}
