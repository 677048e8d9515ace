import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { makeFolder } from "../make-folder.ts";
import { StartError } from "../start-error.ts";

export interface FolderLock {
  release(): void;
}

/** A process that was just told to end, or killed with its launcher, is gone well within this. */
const defaultWaitMs = 3_000;
const lookAgainMs = 50;

/**
 * Holds the folder for this process. The lock is one of the operating system's, taken on an empty file by way of
 * SQLite, so that it ends with the process, however the process ends; a file with a process id in it would not.
 * Throws StartError when another process still holds the folder after the wait.
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
