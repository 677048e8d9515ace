import { execFile } from "node:child_process";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A small file system of its own, in memory, that can be filled up. */
export interface Disk {
  readonly folder: string;
  fill(): Promise<void>;
  free(): Promise<void>;
  unmount(): Promise<void>;
}

const chunk = Buffer.alloc(64 * 1024, 1);

/** Undefined where this user may mount nothing: a full disk is then not tried. */
export async function mountDisk(folder: string, megabytes: number): Promise<Disk | undefined> {
  await mkdir(folder, { recursive: true });
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", folder]);
  } catch {
    return undefined;
  }
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill: async () => {
      const file = await open(ballast, "w");
      try {
        for (;;) await file.write(chunk);
      } catch {
        // No space is left, as was wanted.
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast, { force: true }),
    unmount: async () => {
      await run("umount", ["-l", folder]);
    },
  };
}
