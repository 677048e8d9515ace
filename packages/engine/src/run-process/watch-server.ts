import { spawn } from "node:child_process";
import { platform } from "node:os";

/** Reads until the server says that the process has ended. Where it goes without a word, the process goes too. */
const script = 'read -r word || kill -KILL "-$1"';

/**
 * A run's process ends by itself when its server is gone, but not while it is stopped (`SIGSTOP`, a frozen container). A
 * shell beside it then kills its group. Returns what ends the watch.
 */
export function watchServer(processId: number): () => void {
  if (platform() === "win32") return () => undefined;
  const watcher = spawn("/bin/sh", ["-c", script, "watch-server", `${processId}`], {
    env: {},
    stdio: ["pipe", "ignore", "ignore"],
    // A signal to the server's group is not for it.
    detached: true,
  });
  // Where there is no shell, the process is as safe as it is without one. What is written to a killed one is lost.
  watcher.on("error", () => undefined);
  watcher.stdin.on("error", () => undefined);
  watcher.unref();
  return () => watcher.stdin.end("ended\n");
}
