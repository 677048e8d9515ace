import { access, constants, mkdir } from "node:fs/promises";
import { StartError } from "./start-error.ts";

/**
 * Creates the `DATA_DIR` folder, accessible only to its owner, if it doesn't exist. Throws a StartError if it
 * isn't writable.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const code = cause instanceof Error ? Reflect.get(cause, "code") : undefined;
    throw new StartError(`DATA_DIR: ${folder} cannot be used as a folder (${code})`, { cause });
  }
}
