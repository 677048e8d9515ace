import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { makeFolder } from "../make-folder.ts";
import { StartError } from "../start-error.ts";

export interface FolderLock {
  release(): void;
}

/** A process that is being stopped, or was killed with its launcher, is gone well within this time. */
const defaultWaitMs = 3_000;
const lookAgainMs = 50;

/**
 * Locks the folder for this process. Uses an operating system lock on an empty file, through SQLite, which
 * ends with the process however it dies; a file with a process id wouldn't. Throws a StartError if another
 * process still holds the folder after the wait.
 */
export async function lockFolder(folder: string, waitMs = defaultWaitMs): Promise<FolderLock> {
  await makeFolder(folder);
  const giveUpAt = performance.now() + waitMs;
  for (;;) {
    const attempt = tryToLock(join(folder, "in-use.lock"));
    if ("release" in attempt) return attempt;
    if (performance.now() >= giveUpAt) {
      const message = `DATA_DIR: another process is using ${folder}; stop it, or set another folder`;
      throw new StartError(message, { cause: attempt.refusal });
    }
    await sleep(lookAgainMs);
  }
}

function tryToLock(path: string): FolderLock | { refusal: unknown } {
  const file = new DatabaseSync(path);
  try {
    file.exec("pragma locking_mode = exclusive; begin exclusive");
    return { release: () => file.close() };
  } catch (refusal) {
    file.close();
    return { refusal };
  }
}
