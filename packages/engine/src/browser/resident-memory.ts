import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
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

/** The same for a process, its browser and all that runs below it. Without `/proc` the process alone is measured. */
export async function treeBytes(processId: number): Promise<number> {
  const browsers = await listChildren(processId, [processId]);
  const found = [processId, ...browsers];
  let next = (await Promise.all(browsers.map(async (id) => listChildren(id, await listThreads(id))))).flat();
  while (next.length > 0) {
    found.push(...next);
    // What starts pages for a browser does so with its first thread. With Chromium's sandbox there is one level more.
    next = (await Promise.all(next.map((id) => listChildren(id, [id])))).flat();
  }
  return residentBytes(found);
}

async function listThreads(processId: number): Promise<number[]> {
  return (await readdir(`/proc/${processId}/task`).catch(() => [])).map(Number);
}

async function listChildren(processId: number, threadIds: readonly number[]): Promise<number[]> {
  const lists = await Promise.all(
    threadIds.map((id) => readFile(`/proc/${processId}/task/${id}/children`, "utf8").catch(() => "")),
  );
  return lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
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
