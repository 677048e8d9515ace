import { readdir, readFile, readlink } from "node:fs/promises";

const listening = "0A";

/** Address, in the kernel's format, and port of every listener of this process. */
export async function ownListeners(): Promise<{ address: string; port: number }[]> {
  const tables = await Promise.all(
    ["/proc/net/tcp", "/proc/net/tcp6"].map((table) => readFile(table, "utf8").catch(() => "")),
  );
  const fds = await readdir("/proc/self/fd");
  const own = new Set(await Promise.all(fds.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ""))));
  return tables
    .join("\n")
    .split("\n")
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === listening && own.has(`socket:[${inode}]`))
    .map(([, local = ""]) => {
      const [address = "", port = ""] = local.split(":");
      return { address, port: Number.parseInt(port, 16) };
    });
}
