import { readdir, readFile, readlink } from "node:fs/promises";
import { descendantsOf, listProcesses, type Process } from "../chaos/processes.ts";

/** Resources that a service holds at one moment. */
export interface Stock {
  readonly processes: number;
  readonly browserProcesses: number;
  readonly sockets: number;
  /** Open files, sockets and pipes of the server's own process. */
  readonly serverHandles: number;
  readonly serverMib: number;
  /** Private memory of all its processes. */
  readonly memoryMib: number;
}

/** Counts the processes below a product's launcher. Reads /proc, so it runs on Linux only. */
export async function takeStock(rootId: number): Promise<Stock> {
  const processes = descendantsOf(rootId, await listProcesses());
  const held = await Promise.all(processes.map(readHeld));
  const server = held.find(({ command }) => command.includes("packages/server/src/main"));
  const sum = (read: (each: Held) => number): number => held.reduce((total, each) => total + read(each), 0);
  return {
    processes: processes.length,
    browserProcesses: processes.filter(({ command }) => command.includes("chrom")).length,
    sockets: sum(({ sockets }) => sockets),
    serverHandles: server?.handles ?? 0,
    serverMib: Math.round(server?.mib ?? 0),
    memoryMib: Math.round(sum(({ mib }) => mib)),
  };
}

interface Held {
  command: string;
  handles: number;
  sockets: number;
  mib: number;
}

async function readHeld({ id, command }: Process): Promise<Held> {
  const status = await readFile(`/proc/${id}/status`, "utf8").catch(() => "");
  const names = await readdir(`/proc/${id}/fd`).catch(() => []);
  const targets = await Promise.all(names.map((name) => readlink(`/proc/${id}/fd/${name}`).catch(() => "")));
  return {
    command,
    handles: names.length,
    sockets: targets.filter((target) => target.startsWith("socket:")).length,
    mib: Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024,
  };
}
