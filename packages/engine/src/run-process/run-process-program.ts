import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { keptPrograms } from "./kept-program.ts";

const entry = fileURLToPath(new URL("./run-process.main.ts", import.meta.url));

/**
 * Returns what names the file to start the next process from; undefined for the engine's sources, which are as good. What
 * an earlier server has bundled of them is used at once. Otherwise they are bundled once that many processes have been
 * started, after which it pays.
 */
export async function findProgram(starts: number): Promise<() => string | undefined> {
  let started = 0;
  // Best effort, both: it fails where the temporary folder is full or not this user's own.
  let mainFile = await keptPrograms(entry)
    .find()
    .catch(() => undefined);
  return () => {
    started += 1;
    if (started === starts && mainFile === undefined)
      void bundle().then(
        (file) => {
          mainFile = file;
        },
        () => undefined,
      );
    // Temporary folders are cleared at times.
    return mainFile !== undefined && existsSync(mainFile) ? mainFile : undefined;
  };
}

/** Loaded late, as it imports what reads pages, which the server has no use for. */
async function bundle(): Promise<string> {
  const { bundleRunProcess } = await import("./bundle-run-process.ts");
  return keptPrograms(entry).keep(await bundleRunProcess(entry));
}
