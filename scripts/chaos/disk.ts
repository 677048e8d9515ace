import { execFile } from "node:child_process";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A small in-memory file system that can be filled up. */
export interface Disk {
  readonly folder: string;
  fill(): Promise<void>;
  free(): Promise<void>;
  unmount(): Promise<void>;
}

const chunk = Buffer.alloc(64 * 1024, 1);

/** Undefined if this user may not mount: full disks are then not tested. */
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
        // The disk is full, as intended.
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
