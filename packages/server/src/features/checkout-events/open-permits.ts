import type { Clock } from "../../platform/clock.ts";
import type { Permit } from "./checkout-events.store.ts";

export interface OpenPermits {
  /** `withdraw` is called when the permit is no longer valid. */
  open(permit: Permit, withdraw: () => void): void;
  close(permit: Permit): void;
}

export interface OpenPermitsOptions {
  clock: Pick<Clock, "elapsedMs">;
  findAllowed: (permits: readonly (Permit & { number: number })[]) => Promise<Set<number>>;
  onError: (error: Error) => void;
  checkMs: number;
}

/**
 * A session proves identity for about a minute. The client then reconnects with a new one and misses nothing.
 */
const sessionLifetimeMs = 60_000;

/** Checks periodically, with one query for all streams of this process, whether they may still be read. */
export function createOpenPermits({ clock, findAllowed, onError, checkMs }: OpenPermitsOptions): OpenPermits {
  const opened = new Map<Permit, { withdraw: () => void; openedAt: number }>();
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;

  const check = async (): Promise<void> => {
    const permits = [...opened.keys()];
    const allowed = await findAllowed(permits.map((permit, number) => ({ ...permit, number })));
    for (const [number, permit] of permits.entries()) {
      const stream = opened.get(permit);
      if (!stream) continue;
      const isOver = permit.keyId === undefined && clock.elapsedMs() - stream.openedAt >= sessionLifetimeMs;
      if (isOver || !allowed.has(number)) stream.withdraw();
    }
  };
  const checkNow = (): void => {
    if (isChecking) return;
    isChecking = true;
    // If a check fails, the next one makes up for it.
    check()
      .catch(onError)
      .finally(() => {
        isChecking = false;
      });
  };
  return {
    open: (permit, withdraw) => {
      opened.set(permit, { withdraw, openedAt: clock.elapsedMs() });
      timer ??= setInterval(checkNow, checkMs);
    },
    close: (permit) => {
      opened.delete(permit);
      if (opened.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}
