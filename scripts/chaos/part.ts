import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { createInterface } from "node:readline";

/** A supervised process of the product: it is restarted whenever it ends. */
export interface Part {
  readonly name: string;
  readonly processId: number | undefined;
  /** Called for each line of output, across restarts. */
  onLine(hear: (line: string) => void): void;
  /** Resolves once the current process has reported that it is ready. */
  ready(): Promise<void>;
  /** True if it was running. */
  kill(): boolean;
  /** Asks it to end, and resolves when its successor is ready. */
  restart(): Promise<void>;
  /** Ends it without a restart. */
  stop(): Promise<void>;
}

export interface PartOptions {
  name: string;
  mainFile: string;
  environment: Readonly<Record<string, string>>;
  logFile: string;
  /** Whether the line reports that it is ready. */
  isReady: (line: string) => boolean;
}

const startAgainAfterMs = 200;
const stopTimeoutMs = 15_000;

export function startPart({ name, mainFile, environment, logFile, isReady }: PartOptions): Part {
  const log = createWriteStream(logFile, { flags: "a" });
  const hearers: ((line: string) => void)[] = [];
  let isStopping = false;
  let child: ChildProcess | undefined;
  let ready = Promise.withResolvers<void>();

  const start = (): void => {
    if (isStopping) return;
    ready = Promise.withResolvers();
    const { resolve } = ready;
    const started = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", mainFile], {
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        log.write(`${line}\n`);
        if (isReady(line)) resolve();
        for (const hear of hearers) hear(line);
      });
    started.once("exit", (code, signal) => {
      log.write(`-- ${name} ended: ${signal ?? code}\n`);
      child = undefined;
      setTimeout(start, startAgainAfterMs);
    });
  };
  const end = async (): Promise<void> => {
    const ending = child;
    if (!ending) return;
    const exited = new Promise((resolve) => ending.once("exit", resolve));
    ending.kill("SIGTERM");
    const timer = setTimeout(() => ending.kill("SIGKILL"), stopTimeoutMs);
    await exited;
    clearTimeout(timer);
  };

  start();
  return {
    name,
    get processId() {
      return child?.pid;
    },
    onLine: (hear) => hearers.push(hear),
    ready: () => ready.promise,
    kill: () => child?.kill("SIGKILL") ?? false,
    restart: async () => {
      await end();
      await new Promise((resolve) => setTimeout(resolve, startAgainAfterMs + 50));
      await ready.promise;
    },
    stop: async () => {
      isStopping = true;
      await end();
      log.end();
    },
  };
}
