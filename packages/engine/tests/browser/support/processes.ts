import { readdir, readFile } from "node:fs/promises";

/** Ids of the living processes in the group led by this browser. Zombies only wait to be reaped. */
export async function livingInGroup(leaderId: number): Promise<number[]> {
  const ids = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, "utf8").catch(() => "")));
  return stats.flatMap((stat) => {
    // The name in parentheses may contain anything, so fields are counted from the closing one.
    const [state, , group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number(group) === leaderId && state !== "Z" ? [Number.parseInt(stat, 10)] : [];
  });
}
