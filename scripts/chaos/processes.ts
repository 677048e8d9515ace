import { readdir, readFile, readlink } from "node:fs/promises";

export interface Process {
  readonly id: number;
  readonly parentId: number;
  readonly command: string;
}

/** Every living process of the machine, from `/proc`. */
export async function listProcesses(): Promise<Process[]> {
  const ids = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  return (await Promise.all(ids.map(readProcess))).filter((each) => each !== undefined);
}

async function readProcess(id: number): Promise<Process | undefined> {
  const read = (file: string): Promise<string> => readFile(`/proc/${id}/${file}`, "utf8").catch(() => "");
  const [stat, command] = await Promise.all([read("stat"), read("cmdline")]);
  // The name in parentheses may contain anything, so fields are counted from the closing one.
  const [state, parentId] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (stat === "" || state === "Z") return undefined;
  return { id, parentId: Number(parentId), command: command.replaceAll("\0", " ").trim() };
}

export function descendantsOf(rootId: number, all: readonly Process[]): Process[] {
  const found = all.filter(({ id }) => id === rootId);
  for (const parent of found) found.push(...all.filter(({ parentId }) => parentId === parent.id));
  return found;
}

/** Whether the process drives runs, below a worker. */
export function isRunProcess({ command }: Pick<Process, "command">): boolean {
  return command.includes("run-process.main");
}

/** Whether the process is the main process of a Chromium. */
export function isBrowser({ command }: Process): boolean {
  return command.includes("--user-data-dir=") && !command.includes("--type=");
}

/** Which of the processes owns the connection with this local port. */
export async function findOwnerOfPort(port: number, among: readonly Process[]): Promise<Process | undefined> {
  const socket = await findSocket(port);
  if (socket === undefined) return undefined;
  for (const each of among) {
    const names = await readdir(`/proc/${each.id}/fd`).catch(() => []);
    const targets = names.map((name) => readlink(`/proc/${each.id}/fd/${name}`).catch(() => ""));
    if ((await Promise.all(targets)).includes(`socket:[${socket}]`)) return each;
  }
  return undefined;
}

async function findSocket(port: number): Promise<string | undefined> {
  const local = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const lines = (await readFile("/proc/net/tcp", "utf8")).split("\n").slice(1);
  const fields = lines.map((line) => line.trim().split(/\s+/));
  return fields.find(([, address = ""]) => address.endsWith(local))?.[9];
}

/** True if it was running. */
export function killProcess(id: number): boolean {
  try {
    process.kill(id, "SIGKILL");
    return true;
  } catch {
    return false;
  }
}
