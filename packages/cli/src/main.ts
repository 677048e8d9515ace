import { homedir } from "node:os";
import { runCli } from "./run-cli.ts";

const interrupted = new AbortController();
process.on("SIGINT", () => interrupted.abort());
process.on("SIGTERM", () => interrupted.abort());

process.exitCode = await runCli({
  args: process.argv.slice(2),
  env: process.env,
  homeFolder: homedir(),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  signal: interrupted.signal,
});
// Kept-alive connections must not keep a finished command running.
process.stdin.unref?.();
