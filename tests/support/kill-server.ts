import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Ends the server's process below a launcher as a power cut would: without a chance to clean up. */
export async function killServer(launcherId: number): Promise<void> {
  const { stdout } = await run("pgrep", ["-P", `${launcherId}`, "-f", "packages/server"]);
  for (const id of stdout.trim().split("\n")) process.kill(Number(id), "SIGKILL");
}
