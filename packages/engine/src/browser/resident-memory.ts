import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { platform } from "node:os";
import { promisify } from "node:util";

/** How much memory these processes hold that would be free without them. Processes that have gone count nothing. */
export async function residentBytes(processIds: readonly number[]): Promise<number> {
  if (processIds.length === 0) return 0;
  const sizes =
    platform() === "linux"
      ? await Promise.all(processIds.map(ownKilobytes))
      : await listedKilobytes(processIds);
  return sizes.reduce((sum, kilobytes) => sum + kilobytes, 0) * 1024;
}

/** Pages of its own and of shared memory; the executable, mapped into each process, is left out. */
async function ownKilobytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, "utf8").catch(() => "");
  return ["RssAnon", "RssShmem"].reduce((sum, name) => {
    return sum + Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0);
  }, 0);
}

async function listedKilobytes(processIds: readonly number[]): Promise<number[]> {
  // `ps` fails when one of the processes is gone; the next look will see the rest.
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", processIds.join(",")]).catch(
    () => ({ stdout: "" }),
  );
  return stdout.split("\n").map(Number).filter(Number.isFinite);
}
