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
// Connections that are kept alive must not hold a command that is done.
process.stdin.unref?.();
