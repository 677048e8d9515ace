import { readdir, readFile } from "node:fs/promises";

const ticksPerSecond = 100;

/** Processor seconds of a process, its living descendants, and the children it waited for. Linux only. */
export async function processorSecondsBelow(rootId: number): Promise<number> {
  const ids = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  const all = (await Promise.all(ids.map(readTimes))).filter((each) => each !== undefined);
  const found = all.filter(({ id }) => id === rootId);
  for (const parent of found) found.push(...all.filter(({ parentId }) => parentId === parent.id));
  return found.reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond;
}

async function readTimes(id: number): Promise<{ id: number; parentId: number; ticks: number } | undefined> {
  const stat = await readFile(`/proc/${id}/stat`, "utf8").catch(() => "");
  if (stat === "") return undefined;
  // The name in parentheses may contain anything, so fields are counted from the closing one.
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const times = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0);
  return { id, parentId: fields[1] ?? 0, ticks: times };
}
