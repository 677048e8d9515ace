import { access, constants, mkdir } from "node:fs/promises";
import { StartError } from "./start-error.ts";

/** Makes the folder of `DATA_DIR`, for its owner alone, unless it is there. Throws StartError where nothing can be written in it. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const code = cause instanceof Error ? Reflect.get(cause, "code") : undefined;
    throw new StartError(`DATA_DIR: ${folder} cannot be used as a folder (${code})`, { cause });
  }
}
