import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { platform } from "node:os";
import { promisify } from "node:util";

/** Memory that would be free without these processes. Processes that have exited count as zero. */
export async function residentBytes(processIds: readonly number[]): Promise<number> {
  if (processIds.length === 0) return 0;
  const sizes =
    platform() === "linux"
      ? await Promise.all(processIds.map(ownKilobytes))
      : await listedKilobytes(processIds);
  return sizes.reduce((sum, kilobytes) => sum + kilobytes, 0) * 1024;
}

/** The same for a process, its browser and all their descendants. Without `/proc`, for the process alone. */
export async function treeBytes(processId: number): Promise<number> {
  const browsers = await listChildren(processId, [processId]);
  const found = [processId, ...browsers];
  let next = (await Promise.all(browsers.map(async (id) => listChildren(id, await listThreads(id))))).flat();
  while (next.length > 0) {
    found.push(...next);
    // Chromium's page processes are started by the main thread of their parent. With Chromium's sandbox there
    // is one more level.
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

/** Private and shared-memory pages; the executable, which is mapped into each process, is left out. */
async function ownKilobytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, "utf8").catch(() => "");
  return ["RssAnon", "RssShmem"].reduce((sum, name) => {
    return sum + Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0);
  }, 0);
}

async function listedKilobytes(processIds: readonly number[]): Promise<number[]> {
  // `ps` fails if one of the processes has exited; the next check sees the rest.
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", processIds.join(",")]).catch(
    () => ({ stdout: "" }),
  );
  return stdout.split("\n").map(Number).filter(Number.isFinite);
}
