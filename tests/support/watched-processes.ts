import { readdir, readFile } from "node:fs/promises";

export interface FoundProcess {
  readonly id: number;
  readonly groupId: number;
  readonly args: readonly string[];
}

interface Row extends FoundProcess {
  readonly parentId: number;
  /** Together with the id, distinguishes a process from a later one with the same id. */
  readonly startedAt: string;
  readonly isMarked: boolean;
}

/**
 * Finds the living processes with a mark in their environment, and all that descended from one of them at the
 * time of an earlier call: a browser has an environment of its own, and briefly outlives its parent.
 */
export function watchProcesses(mark: string): () => Promise<FoundProcess[]> {
  const known = new Set<string>();
  const keyOf = ({ id, startedAt }: Row): string => `${id} ${startedAt}`;
  return async () => {
    const rows = await readProcesses(mark);
    const isOurs = (row: Row): boolean => row.isMarked || known.has(keyOf(row));
    for (let found = rows.filter(isOurs); found.length > 0; ) {
      for (const row of found) known.add(keyOf(row));
      const ids = new Set(found.map(({ id }) => id));
      found = rows.filter((row) => ids.has(row.parentId) && !known.has(keyOf(row)));
    }
    return rows.filter(isOurs);
  };
}

async function readProcesses(mark: string): Promise<Row[]> {
  const ids = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  const rows = await Promise.all(ids.map((id) => readProcess(id, mark)));
  return rows.flatMap((row) => row ?? []);
}

async function readProcess(id: number, mark: string): Promise<Row | undefined> {
  const read = (file: string) => readFile(`/proc/${id}/${file}`, "utf8").catch(() => "");
  const [stat, commandLine, environment] = await Promise.all([
    read("stat"),
    read("cmdline"),
    read("environ"),
  ]);
  // The name in parentheses may contain anything, so fields are counted from the closing one.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, parentId, groupId] = fields;
  // A zombie has ended and only waits to be reaped by its parent.
  if (stat === "" || state === "Z") return undefined;
  return {
    id,
    parentId: Number(parentId),
    groupId: Number(groupId),
    startedAt: fields[19] ?? "",
    args: commandLine.split("\0").slice(0, -1),
    isMarked: environment.includes(mark),
  };
}
