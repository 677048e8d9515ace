import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface Part {
  /** Rejects if the part ends instead of starting. */
  readonly started: Promise<void>;
  /** The exit code: 1 if the part was killed, 0 if it was stopped before it could handle the signal. */
  readonly ended: Promise<number>;
  stop(): void;
  kill(): void;
}

/** Runs a main file in its own process and passes on its output line by line. */
export function startPart(
  mainFile: string,
  environment: Readonly<Record<string, string | undefined>>,
  onLine: (line: string) => void,
): Part {
  const child = fork(fileURLToPath(new URL("./part.ts", import.meta.url)), [mainFile], {
    env: { ...environment },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    // Ctrl-C in the terminal reaches only the launcher, which then stops its parts in order.
    detached: true,
  });
  if (child.stdout) createInterface({ input: child.stdout }).on("line", onLine);
  const ended = exitOf(child);
  return {
    started: Promise.race([
      once(child, "message").then(() => undefined),
      ended.then((code) => {
        throw new PartEndedError(code);
      }),
    ]),
    ended,
    stop: () => child.kill("SIGTERM"),
    kill: () => child.kill("SIGKILL"),
  };
}

export class PartEndedError extends Error {
  override readonly name = "PartEndedError";
  constructor(code: number) {
    super(`a part of the service ended with code ${code} before it had started`);
  }
}

async function exitOf(child: ChildProcess): Promise<number> {
  const [code, signal] = await once(child, "exit");
  if (signal === "SIGTERM") return 0;
  return typeof code === "number" ? code : 1;
}
