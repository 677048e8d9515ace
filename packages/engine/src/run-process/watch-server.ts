import { spawn } from "node:child_process";
import { platform } from "node:os";

/**
 * Waits for the server to say that the process has ended. If the server disappears without saying so, kills
 * the process group.
 */
const script = 'read -r word || kill -KILL "-$1"';

/**
 * A run's process exits by itself when its server is gone, but not while it is stopped (`SIGSTOP`, a frozen
 * container). A separate shell then kills its group. Returns a function that ends the watch.
 */
export function watchServer(processId: number): () => void {
  if (platform() === "win32") return () => undefined;
  const watcher = spawn("/bin/sh", ["-c", script, "watch-server", `${processId}`], {
    env: {},
    stdio: ["pipe", "ignore", "ignore"],
    // Signals to the server's group must not reach it.
    detached: true,
  });
  // Best effort: without a shell there is only the process's own check. Writes to a killed shell are lost.
  watcher.on("error", () => undefined);
  watcher.stdin.on("error", () => undefined);
  watcher.unref();
  return () => watcher.stdin.end("ended\n");
}
