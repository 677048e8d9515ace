import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";

/**
 * Holds the folder for this process. The lock is one of the operating system's, taken on an empty file by way of
 * SQLite, so that it ends with the process, however the process ends; a file with a process id in it would not.
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  await mkdir(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, "in-use.lock"));
  try {
    file.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (cause) {
    file.close();
    throw new StartError(`DATA_DIR: another process is using ${folder}; stop it, or set another folder`, {
      cause,
    });
  }
  return { release: () => file.close() };
}
