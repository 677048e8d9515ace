import { existsSync } from "node:fs";

/**
 * Returns the file to start the next process from; undefined for the engine's sources, which are as good. They are
 * bundled once that many processes have been started, after which it pays.
 */
export function bundleAfter(starts: number): () => string | undefined {
  let started = 0;
  let mainFile: string | undefined;
  return () => {
    started += 1;
    // Best effort: it fails where the temporary folder is full or not this user's own.
    if (started === starts)
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
  return bundleRunProcess();
}
