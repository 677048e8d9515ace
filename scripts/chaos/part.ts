import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** A supervised process of the product: it is restarted whenever it ends. */
export interface Part {
  readonly name: string;
  readonly processId: number | undefined;
  /** Resolves once it has reported that it is ready, in this process or in a successor. */
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
  /** The address of its main module. */
  mainFile: string;
  environment: Readonly<Record<string, string>>;
  logFile: string;
  /** Whether the line reports that it is ready. */
  isReady: (line: string) => boolean;
}

const startAgainAfterMs = 200;
const stopTimeoutMs = 15_000;

/** The first module of each process: it ends the process if its starter has died. */
const firstFile = fileURLToPath(new URL("../start/part.ts", import.meta.url));

export function startPart({ name, mainFile, environment, logFile, isReady }: PartOptions): Part {
  const log = createWriteStream(logFile, { flags: "a" });
  let isStopping = false;
  let child: ChildProcess | undefined;
  let isUp = false;
  let ready = Promise.withResolvers<void>();

  const start = (): void => {
    if (isStopping) return;
    const started = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", firstFile, mainFile], {
      env: environment,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      // A signal to the campaign's group reaches only the campaign, which then stops its parts in order.
      detached: true,
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      if (stream)
        createInterface({ input: stream }).on("line", (line) => {
          log.write(`${line}\n`);
          if (isReady(line) && child === started) {
            isUp = true;
            ready.resolve();
          }
        });
    started.once("exit", (code, signal) => {
      log.write(`-- ${name} ended: ${signal ?? code}\n`);
      child = undefined;
      // A process that ended before it was ready leaves those who wait for it to its successor.
      if (isUp) ready = Promise.withResolvers();
      isUp = false;
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
    ready: () => ready.promise,
    kill: () => child?.kill("SIGKILL") ?? false,
    restart: async () => {
      await end();
      await ready.promise;
    },
    stop: async () => {
      isStopping = true;
      await end();
      log.end();
    },
  };
}
