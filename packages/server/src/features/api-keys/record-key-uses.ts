import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { writeKeyUses } from "./api-keys.store.ts";

const flushEveryMs = 1_000;

export interface KeyUses {
  /** Remembers the use and returns immediately. */
  record(keyId: string): void;
  /** Writes the remembered uses. Never fails. */
  flush(): Promise<void>;
}

/**
 * Keeps `lastUsedAt` from slowing requests down: uses are collected and written once a second. Best effort.
 */
export function recordKeyUses(dependencies: {
  db: Db;
  clock: Clock;
  onError: (error: Error) => void;
}): KeyUses {
  const { db, clock, onError } = dependencies;
  let uses = new Map<string, Date>();
  let timer: NodeJS.Timeout | undefined;
  let lastWrite = Promise.resolve();

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const written = uses;
    uses = new Map();
    if (written.size > 0) lastWrite = lastWrite.then(() => writeKeyUses(db, written)).catch(onError);
    return lastWrite;
  };

  return {
    record: (keyId) => {
      uses.set(keyId, clock.now());
      // Failures go to `onError`.
      timer ??= setTimeout(() => void flush(), flushEveryMs).unref();
    },
    flush,
  };
}
