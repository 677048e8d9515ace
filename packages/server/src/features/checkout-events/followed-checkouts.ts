import type { EventRow, Place } from "./checkout-events.store.ts";
import { readPlace, type WrittenEvent, writeEvents } from "./write-event.ts";

export interface FollowedCheckouts {
  /** `onNews` is called whenever there may be more events. Rejects if the first read fails. */
  follow(checkoutId: string, onNews: () => void): Promise<Following>;
  /** Call when something has happened to this checkout. */
  lookAt(checkoutId: string): void;
  /** Call when notifications may have been missed. */
  lookAtAll(): void;
  close(): void;
}

export interface Following {
  /** All events so far, in order. New ones are appended. */
  events: readonly WrittenEvent[];
  stop(): void;
}

export interface FollowedCheckoutsOptions {
  listEvents: (followed: readonly (Place & { checkoutId: string })[]) => Promise<EventRow[]>;
  onError: (error: Error) => void;
  /** Time between reads of all followed checkouts, in case a notification was lost. */
  pollMs: number;
}

/**
 * All checkouts that are followed in this process. However many clients follow one, its events are read and
 * serialised once, and a single statement reads the new events of all changed checkouts.
 */
export function createFollowedCheckouts(options: FollowedCheckoutsOptions): FollowedCheckouts {
  const { onError } = options;
  const followed = new Map<string, Entry>();
  const moved = new Set<string>();
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const look = (): Promise<void> => {
    looking ??= lookAtMoved(options, { followed, moved }).finally(() => {
      looking = undefined;
    });
    return looking;
  };
  /** Changes during a read are read after it. If a read fails, the next poll makes up for it. */
  const lookSoon = (): void => {
    if (looking || moved.size === 0) return;
    look().then(lookSoon, onError);
  };
  const lookAtAll = (): void => {
    for (const checkoutId of followed.keys()) moved.add(checkoutId);
    lookSoon();
  };

  const openEntry = (checkoutId: string): Entry => {
    const entry: Entry = { events: [], listeners: new Set(), isRead: false };
    followed.set(checkoutId, entry);
    timer ??= setInterval(lookAtAll, options.pollMs);
    return entry;
  };
  const read = async (checkoutId: string, entry: Entry): Promise<void> => {
    while (!entry.isRead) {
      if (followed.get(checkoutId) !== entry) throw new Error("the checkouts are followed no more");
      // A read that has already started doesn't include this checkout.
      if (looking) await looking.catch(() => undefined);
      else {
        moved.add(checkoutId);
        await look();
      }
    }
    lookSoon();
  };
  return {
    follow: async (checkoutId, onNews) => {
      const entry = followed.get(checkoutId) ?? openEntry(checkoutId);
      entry.listeners.add(onNews);
      const stop = (): void => {
        entry.listeners.delete(onNews);
        if (entry.listeners.size > 0 || followed.get(checkoutId) !== entry) return;
        followed.delete(checkoutId);
        if (followed.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
      try {
        await read(checkoutId, entry);
      } catch (error) {
        stop();
        throw error;
      }
      return { events: entry.events, stop };
    },
    lookAt: (checkoutId) => {
      if (!followed.has(checkoutId)) return;
      moved.add(checkoutId);
      lookSoon();
    },
    lookAtAll,
    close: () => {
      clearInterval(timer);
      followed.clear();
    },
  };
}

interface Entry {
  events: WrittenEvent[];
  listeners: Set<() => void>;
  /** Whether its history has been read. */
  isRead: boolean;
}

async function lookAtMoved(
  { listEvents }: FollowedCheckoutsOptions,
  { followed, moved }: { followed: ReadonlyMap<string, Entry>; moved: Set<string> },
): Promise<void> {
  const entries = new Map<string, Entry>();
  for (const checkoutId of moved) {
    const entry = followed.get(checkoutId);
    if (entry && !entry.events.at(-1)?.isEnd) entries.set(checkoutId, entry);
  }
  moved.clear();
  if (entries.size === 0) return;
  const rows = await listEvents(
    [...entries].map(([checkoutId, { events }]) => {
      const { item, place } = events.at(-1) ?? readPlace(undefined);
      return { checkoutId, item, place };
    }),
  );
  for (const row of rows) entries.get(row.checkout_id)?.events.push(...writeEvents(row));
  for (const entry of entries.values()) {
    entry.isRead = true;
    for (const listener of entry.listeners) listener();
  }
}
