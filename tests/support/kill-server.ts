import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The server's process below a launcher, which runs the API and the worker. */
export async function findServer(launcherId: number): Promise<number> {
  const { stdout } = await run("pgrep", ["-P", `${launcherId}`, "-f", "packages/server/src/main"]);
  const [id] = stdout.trim().split("\n");
  return Number(id);
}

/** The processes of runs below the server: those in use, and the one waiting for the next run. */
export async function findRunProcesses(serverId: number): Promise<number[]> {
  const { stdout } = await run("pgrep", ["-P", `${serverId}`, "-f", "run-process.main"]);
  return stdout.trim().split("\n").map(Number);
}

/** Ends the server's process like a power cut: without a chance to clean up. */
export async function killServer(launcherId: number): Promise<void> {
  process.kill(await findServer(launcherId), "SIGKILL");
}
